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
import { type CardDeps } from '../../payment/cards/cards.ts'
import { keepChargedCard } from '../../payment/cards/order-card.ts'
import type { HoldSettled } from '../../payment/payment-events.ts'
import type { TransactionListeners } from '../../platform/events.ts'
import { openAddressChange } from '../address/address-change.store.ts'
import { holdAsKept } from '../address/keep-address.ts'
import { moveWhereHeld } from '../address/move-order.ts'
import { acceptWhatIsHeld, tellUnheld } from '../price-change/cover-delivery.ts'
import { isOpen } from './abandon.ts'
import { checkoutMessages } from '../quote/checkout.messages.ts'
import { lockForPlacing } from './lock-order.ts'

type Deps = Pick<CardDeps, 'provider' | 'now'>

/** What the provider's answers make of an order; each may come more than once, and late. */
export const settleOrderWith = (deps: Deps): TransactionListeners => ({
  'hold.settling': async (tx, payable) => {
    if ('orderId' in payable) await lockForPlacing(tx, payable.orderId)
  },
  'hold.settled': async (tx, settled) => {
    if (!('orderId' in settled)) return 'wanted'
    const { orderId } = settled
    if (settled.outcome === 'captured') return 'wanted'
    if (settled.outcome === 'replaced') {
      await acceptWhatIsHeld(tx, deps, settled.partId)
      await moveWhereHeld(tx, deps, orderId)
      await holdAsKept(tx, deps, orderId)
      return 'wanted'
    }
    if (settled.outcome === 'payment-needed') {
      const { partId, holdId } = settled
      const needed = { orderId, subOrderId: partId, holdId, at: deps.now() }
      if (await tellUnheld(tx, needed)) return 'wanted'
      // Its client sees on the page of the order that another card is needed, or that the address may stay.
      if ((await openAddressChange(tx, orderId)) || (await holdAsKept(tx, deps, orderId))) return 'wanted'
      await announcePaymentNeeded(tx, needed)
      return 'wanted'
    }
    const order = await lockOrder(tx, orderId)
    if (order && isOpen(order)) await settleOpen(tx, deps, { order, settled })
    return settled.outcome === 'held' && (!order || order.state === 'abandoned') ? 'unwanted' : 'wanted'
  },
})

type Settling = {
  order: PlacingOrder
  settled: Exclude<HoldSettled, { outcome: 'payment-needed' | 'replaced' | 'captured' }>
}

const settleOpen = async (tx: Queries, deps: Deps, { order, settled }: Settling) => {
  if (settled.outcome === 'held') return place(tx, deps, order)
  if (settled.outcome === 'confirming')
    return saveState(tx, order.id, { state: 'confirming', message: checkoutMessages.confirming })
  const { message } = settled
  await saveState(tx, order.id, { state: 'declined', message })
  await announceDeclined(tx, { orderId: order.id, attempt: order.attempt, message, at: deps.now() })
}

/** Every hold is there: the order stands, its lines leave the cart, and whoever it concerns is told. */
const place = async (tx: Queries, deps: Deps, order: PlacingOrder) => {
  const now = deps.now()
  if (!(await savePlaced(tx, order.id, now))) return
  await keepChargedCard(tx, deps, {
    accountId: order.accountId,
    kept: await takeKeptCard(tx, order.id),
  })
  if (order.cartId !== null)
    await takeOrderedLines(tx, order.cartId, { lines: await cartLinesOf(tx, order.id), now })
  await announcePlaced(tx, { orderId: order.id, at: now })
}
