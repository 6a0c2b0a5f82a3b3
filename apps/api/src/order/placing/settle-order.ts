import { takeOrderedLines } from '../../cart/choices.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { announceDeclined, announcePaymentNeeded, announcePlaced } from '../letters/announce.ts'
import {
  cartLinesOf,
  lockOrder,
  type PlacingOrder,
  savePlaced,
  saveState,
  takeKeptCard,
} from './order-state.store.ts'
import { type CardParts } from '../../payment/cards/cards.ts'
import { keepChargedCard } from '../../payment/cards/order-card.ts'
import type { OrderHooks } from '../../payment/payment-parts.ts'
import { isOpen } from './abandon.ts'
import { checkoutMessages } from '../quote/checkout.messages.ts'
import { lockForPlacing } from './lock-order.ts'

type Parts = Pick<CardParts, 'provider' | 'now'>

/** What the provider's answers make of an order; each may come more than once, and late. */
export const settleOrderWith = (parts: Parts): OrderHooks => ({
  lock: async (tx, orderId) => {
    await lockForPlacing(tx, orderId)
  },
  held: async (tx, orderId) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return false
    if (isOpen(order)) await place(tx, parts, order)
    return order.state !== 'abandoned'
  },
  declined: async (tx, orderId, message) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !isOpen(order)) return
    await saveState(tx, orderId, { state: 'declined', message })
    await announceDeclined(tx, { orderId, attempt: order.attempt, message, at: parts.now() })
  },
  confirming: async (tx, orderId) => {
    const order = await lockOrder(tx, orderId)
    if (order && isOpen(order))
      await saveState(tx, orderId, { state: 'confirming', message: checkoutMessages.confirming })
  },
  paymentNeeded: (tx, delivery) => announcePaymentNeeded(tx, { ...delivery, at: parts.now() }),
})

/** Every hold is there: the order stands, its lines leave the cart, and whoever it concerns is told. */
const place = async (tx: Queries, parts: Parts, order: PlacingOrder) => {
  const now = parts.now()
  if (!(await savePlaced(tx, order.id, now))) return
  await keepChargedCard(tx, parts, {
    accountId: order.accountId,
    kept: await takeKeptCard(tx, order.id),
  })
  if (order.cartId !== null)
    await takeOrderedLines(tx, order.cartId, { lines: await cartLinesOf(tx, order.id), now })
  await announcePlaced(tx, { orderId: order.id, at: now })
}
