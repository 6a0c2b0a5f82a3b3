import { lockCart } from '../../cart/choices.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { cartOfOrder, lockOrder, type PlacingOrder } from './order-state.store.ts'

/** The cart first, then the order, as whoever submits a cart does: nobody waits in a ring. */
export const lockForPlacing = async (tx: Queries, orderId: number): Promise<PlacingOrder> => {
  const cartId = await cartOfOrder(tx, orderId)
  if (cartId !== null) await lockCart(tx, cartId)
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error(`The order ${orderId} is gone.`)
  return order
}
