import { dayMs } from '@showroom/contract/shared/time'
import { guestCartDays } from '@showroom/contract/policy/figures'
import type { Db, Queries } from '../platform/db/db.ts'
import { withMutex } from '../platform/db/mutex.ts'
import type { Who } from '../platform/http/who.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import { upsertAccountCart, type LockedCart, lockCartOf, type CreatedCart, isCartKept } from './cart.store.ts'
import type { SavedLine } from './change-lines.ts'
import { newPublicId } from '../shared/public-id.ts'
import { opened } from './open-carts.ts'
import { newCartToken, tokenHash } from './cart-token.ts'
import { type CartOwner, cartOwnerOf, type CartCredentials, cartCredentialsOf } from './cart-owner.ts'

const keptMs = guestCartDays * dayMs

/** A guest's cart is kept for 30 days after it was last used. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + keptMs)

/** Whether the expiry was last set more than a day ago. */
export const isDueForProlonging = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() < now.getTime() + keptMs - dayMs

/** Who changes which cart, and when: what every change needs. */
export type Change = CartCredentials & { db: Db; showroom: ShowroomContext; now: Date }

export const changeOf = async (
  { db, now }: { db: Db; now: () => Date },
  showroomRef: string,
  who: Pick<Who, 'caller' | 'cartToken'>,
): Promise<Change> => {
  const credentials = cartCredentialsOf(who)
  const showroom = await requireShowroom(db, showroomRef, credentials.accountId)
  return { db, showroom, ...credentials, now: now() }
}

/** The cart that is being changed, and its token where this change opened it. */
export type OpenCart = LockedCart & { token: string | null; replacesLost: boolean }

/**
 * One transaction per change. Changes of one cart wait for each other here, before they take a connection:
 * waiting for the cart's row in the database instead, a single impatient visitor would hold all of them.
 */
export const changing = async <Result>(
  change: Change,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> => {
  const { db } = change
  const owner = cartOwnerOf(change)
  return owner ? withMutex(db, queueOf(owner), () => db.transaction(work)) : db.transaction(work)
}

/** Never what a caller wrote: the queue of another would be one header away. */
const queueOf = (owner: CartOwner): string =>
  'accountId' in owner
    ? `cart of account ${owner.accountId}`
    : `cart of guest ${owner.tokenHash.toString('hex')}`

/** The caller's live cart of this showroom, locked; null when there is none. */
export const lockOwnCart = async (tx: Queries, change: Change): Promise<OpenCart | null> => {
  const { showroom, now } = change
  const owner = cartOwnerOf(change)
  if (!owner) return null
  const expiresAt = 'accountId' in owner ? null : expiryFrom(now)
  const cart = await lockCartOf(tx, { owner, showroomId: showroom.id, now, expiresAt })
  return cart && { ...cart, token: null, replacesLost: false }
}

/** The caller's cart, locked, or a new one: nobody has to open a cart before using it. */
export const lockOrOpenCart = async (tx: Queries, change: Change): Promise<OpenCart> =>
  change.accountId === null
    ? ((await lockOwnCart(tx, change)) ?? (await openGuestCart(tx, change, [])))
    : lockOrOpenAccountCart(tx, change, change.accountId)

export const lockOrOpenAccountCart = async (
  tx: Queries,
  { showroom, now }: Pick<Change, 'showroom' | 'now'>,
  accountId: number,
): Promise<OpenCart> => {
  const opening = { publicId: newPublicId(), accountId, showroomId: showroom.id, now }
  return { ...(await upsertAccountCart(tx, opening)), token: null, replacesLost: false }
}

export const openGuestCart = async (
  tx: Queries,
  { cartToken, showroom, now }: Change,
  lines: readonly SavedLine[],
): Promise<OpenCart & CreatedCart & { expiresAt: Date }> => {
  const { token, hash } = newCartToken()
  const publicId = newPublicId()
  const expiresAt = expiryFrom(now)
  const cart = { publicId, tokenHash: hash, showroomId: showroom.id, expiresAt, lines }
  const created = await opened(tx, cart)
  // A cart of another showroom is still there; any other that the token meant is lost.
  const formerHash = tokenHash(cartToken)
  const replacesLost = cartToken !== null && !(formerHash && (await isCartKept(tx, formerHash, now)))
  return { ...created, publicId, token, replacesLost, expiresAt }
}
