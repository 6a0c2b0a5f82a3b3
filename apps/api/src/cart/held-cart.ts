import { guestCartDays } from '@showroom/contract/policy/figures'
import type { Db, Queries } from '../platform/db/db.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import {
  claimAccountCart,
  type ClaimedCart,
  claimCart,
  createCart,
  type CreatedCart,
  isCartKept,
} from './cart.store.ts'
import type { SavedLine } from './change-lines.ts'
import { newPublicId } from '../shared/public-id.ts'
import { newCartToken, tokenHash } from './cart-token.ts'
import { type Holder, holderOf, type Shown } from './holder.ts'
import { inLine } from './in-line.ts'

const dayMs = 86_400_000
const keptMs = guestCartDays * dayMs

/** A guest's cart is kept for 30 days after it was last used. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + keptMs)

/** Whether the expiry was last set more than a day ago. */
export const isDueForProlonging = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() < now.getTime() + keptMs - dayMs

/** Who changes which cart, and when: what every change needs. */
export type Change = Shown & { db: Db; showroom: ShowroomContext; now: Date }

/** The cart that is being changed, and its token where this change opened it. */
export type OpenCart = ClaimedCart & { token: string | null; replacesLost: boolean }

/**
 * One transaction per change. Changes of one cart wait for each other here, before they take a connection:
 * waiting for the cart's row in the database instead, a single impatient visitor would hold all of them.
 */
export const changing = async <Result>(
  change: Change,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> => {
  const { db } = change
  const holder = holderOf(change)
  return holder ? inLine(db, queueOf(holder), () => db.transaction(work)) : db.transaction(work)
}

/** Never what a caller wrote: the queue of another would be one header away. */
const queueOf = (holder: Holder): string =>
  'accountId' in holder
    ? `cart of account ${holder.accountId}`
    : `cart of guest ${holder.tokenHash.toString('hex')}`

/** The caller's live cart of this showroom, locked; null when there is none. */
export const claimOwnCart = async (tx: Queries, change: Change): Promise<OpenCart | null> => {
  const { showroom, now } = change
  const holder = holderOf(change)
  if (!holder) return null
  const expiresAt = 'accountId' in holder ? null : expiryFrom(now)
  const cart = await claimCart(tx, { holder, showroomId: showroom.id, now, expiresAt })
  return cart && { ...cart, token: null, replacesLost: false }
}

/** The caller's cart, locked, or a new one: nobody has to open a cart before using it. */
export const claimOrOpenCart = async (tx: Queries, change: Change): Promise<OpenCart> =>
  change.accountId === null
    ? ((await claimOwnCart(tx, change)) ?? (await openGuestCart(tx, change, [])))
    : claimOrOpenAccountCart(tx, change, change.accountId)

export const claimOrOpenAccountCart = async (
  tx: Queries,
  { showroom, now }: Pick<Change, 'showroom' | 'now'>,
  accountId: number,
): Promise<OpenCart> => {
  const opening = { publicId: newPublicId(), accountId, showroomId: showroom.id, now }
  return { ...(await claimAccountCart(tx, opening)), token: null, replacesLost: false }
}

export const openGuestCart = async (
  tx: Queries,
  { cartToken, showroom, now }: Change,
  lines: readonly SavedLine[],
): Promise<OpenCart & CreatedCart & { expiresAt: Date }> => {
  const { token, hash } = newCartToken()
  const publicId = newPublicId()
  const expiresAt = expiryFrom(now)
  const cart = { publicId, tokenHash: hash, showroomId: showroom.id, expiresAt }
  const created = await createCart(tx, cart, lines)
  // A cart of another showroom is still there; any other that the token meant is lost.
  const held = tokenHash(cartToken)
  const replacesLost = cartToken !== null && !(held && (await isCartKept(tx, held, now)))
  return { ...created, publicId, token, replacesLost, expiresAt }
}
