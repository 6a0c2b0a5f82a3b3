import { isHeld, moneyOf } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { shippingOf, stepsOf } from '../fulfilment/item-status.store.ts'
import { linesOfDelivery } from './line-as-sold.store.ts'

/** What is still to be charged of a delivery: its lines that have not left, and its shipping until one has. */
export const dueOfDelivery = async (tx: Queries, subOrderId: number): Promise<number> => {
  const waiting = (await linesOfDelivery(tx, subOrderId)).filter(({ status }) => isHeld(status))
  if (waiting.length === 0) return 0
  const lines = waiting.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const hasLeft = (await stepsOf(tx, subOrderId)).some(({ from, to }) => moneyOf(from, to) === 'capture')
  if (hasLeft) return lines
  const { shippingCents, shippingTaxCents } = await shippingOf(tx, subOrderId)
  return lines + shippingCents + shippingTaxCents
}
