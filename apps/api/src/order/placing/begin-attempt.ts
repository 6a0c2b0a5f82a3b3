import type { Queries } from '../../platform/db/db.ts'
import { saveNextAttempt, subOrdersOf, type PlacingOrder } from './order-state.store.ts'
import { askHolds } from '../../payment/holds/holds.ts'
import type { ChargedCard } from '../../payment/cards/order-card.ts'
import type { CheckoutDeps } from '../quote/checkout-deps.ts'

type Attempt = { order: Pick<PlacingOrder, 'id' | 'publicId'>; charged: ChargedCard }

/** Another card for an order whose card was declined. The order is locked. */
export const beginAttempt = async (
  tx: Queries,
  deps: CheckoutDeps,
  { order, charged }: Attempt,
): Promise<string> => {
  const { paymentMethodId, kept } = charged
  const attempt = await saveNextAttempt(tx, order.id, { paymentMethodId, kept })
  await askForHolds(tx, deps, { orderId: order.id, attempt, charged })
  return order.publicId
}

/** One hold for each vendor's part: written down here, asked for after the transaction. */
export const askForHolds = async (
  tx: Queries,
  { payment }: CheckoutDeps,
  { orderId, attempt, charged }: { orderId: number; attempt: number; charged: ChargedCard },
) => {
  const subOrders = await subOrdersOf(tx, orderId)
  const holds = subOrders.map(({ id, totalCents }) => ({ part: { subOrderId: id }, amountCents: totalCents }))
  await askHolds(tx, payment, { payable: { orderId }, attempt, card: charged, holds })
}
