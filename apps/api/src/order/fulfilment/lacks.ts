import { isHeld } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Lack, lacksOf } from '../../payment/payment-need.ts'
import type { ItemFacts } from '../reading/order-facts.ts'

type Line = Pick<ItemFacts, 'subOrderId' | 'status'>

/** What no bank holds of an order, by delivery, as its lines stand. */
export const lacksOfOrder = (db: Queries, orderId: number, items: readonly Line[]): Promise<Lack[]> =>
  lacksOf(
    db,
    orderId,
    new Set(items.filter(({ status }) => isHeld(status)).map(({ subOrderId }) => subOrderId)),
  )
