import { isHeld } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type MissingPayment, missingPaymentsOf } from '../../payment/payment-need.ts'
import type { ItemFacts } from '../reading/order-facts.ts'

type Line = Pick<ItemFacts, 'subOrderId' | 'status'>

/** Payments of an order that no bank holds, by delivery, as its lines stand. */
export const missingPaymentsOfOrder = (
  db: Queries,
  orderId: number,
  items: readonly Line[],
): Promise<MissingPayment[]> =>
  missingPaymentsOf(
    db,
    { orderId },
    new Set(items.filter(({ status }) => isHeld(status)).map(({ subOrderId }) => subOrderId)),
  )
