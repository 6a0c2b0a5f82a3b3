import { isHeld } from '@showroom/contract/order/order-status.rules'
import { partMoney } from '@showroom/contract/pricing/order-money.rules'
import type { Queries } from '../../platform/db/db.ts'
import { shippingOf } from '../fulfilment/item-status.store.ts'
import { soldAs } from '../reading/item-profit.ts'
import { soldItemsOfSubOrder } from '../reading/item-profit.store.ts'

/** What is still to be charged of a delivery: what has not left of its lines, and its shipping until one has. */
export const dueOfDelivery = async (tx: Queries, subOrderId: number): Promise<number> => {
  const items = await soldItemsOfSubOrder(tx, subOrderId)
  const waiting = items.filter(({ status }) => isHeld(status))
  if (waiting.length === 0) return 0
  const lines = waiting.reduce(
    (sum, item) => sum + partMoney(soldAs(item), item.qty - item.shippedQty, item.shippedQty).totalCents,
    0,
  )
  if (items.some(({ shippedQty }) => shippedQty > 0)) return lines
  const { shippingCents, shippingTaxCents } = await shippingOf(tx, subOrderId)
  return lines + shippingCents + shippingTaxCents
}
