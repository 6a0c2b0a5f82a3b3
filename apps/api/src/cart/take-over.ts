import type { MergedLine } from '@showroom/contract/cart/cart'
import type { Queries } from '../platform/db/db.ts'
import { cartById } from './cart-facts.store.ts'
import { lockCartOf, moveLines, deleteCart, saveLines } from './cart.store.ts'
import { bringChoices } from './choices.store.ts'
import { mostLines } from './change-cart.ts'
import { type Change, lockOrOpenAccountCart, type OpenCart } from './own-cart.ts'
import { mergeLines } from './merge-lines.ts'

export type TakenOver = { guestCartId: number; cart: OpenCart; report: MergedLine[] }

export type Taking = { accountId: number; tokenHash: Buffer }

/**
 * What is in a guest's cart goes into the account's cart of the same showroom, and the guest's token dies with its
 * cart once `endGuestCart` is called. Null when the token opens no cart here: unknown, expired, or taken before.
 */
export const takeOverCart = async (
  tx: Queries,
  { showroom, now }: Change,
  { accountId, tokenHash }: Taking,
): Promise<TakenOver | null> => {
  // The guest's row is always locked first: whoever comes with the same token at the same moment waits here.
  const owner = { tokenHash }
  const guest = await lockCartOf(tx, { owner, showroomId: showroom.id, now, expiresAt: now })
  if (!guest) return null
  const cart = await lockOrOpenAccountCart(tx, { showroom, now }, accountId)
  const guestFacts = await cartById(tx, showroom, guest.id)
  const accountFacts = await cartById(tx, showroom, cart.id)
  const { moved, saved, report } = mergeLines(guestFacts.lines, accountFacts.lines, mostLines)
  if (saved.length > 0) await saveLines(tx, cart.id, saved)
  await bringChoices(tx, { from: guest.id, to: cart.id })
  await moveLines(tx, moved, { from: guest.id, to: cart.id })
  return { guestCartId: guest.id, cart, report }
}

export const endGuestCart = (tx: Queries, { guestCartId, cart }: TakenOver) =>
  deleteCart(tx, { id: guestCartId, successorId: cart.id })
