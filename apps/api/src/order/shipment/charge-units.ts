import { isHeld } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { captureUnits } from '../../payment/holds/captures.ts'
import { shippingOf } from '../fulfilment/item-status.store.ts'
import { shipStock } from '../fulfilment/ship-stock.ts'
import { partsOfShipping, partsOfUnits } from '../money-parts.ts'
import type { SoldItem } from '../reading/item-profit.store.ts'
import { addShippedQty } from './shipped-qty.store.ts'

/** Units of a line that leave the warehouse now. */
export type Leaving = { item: SoldItem; units: number }

type Charging = {
  leaving: readonly Leaving[]
  /** All lines of the delivery that they are of. */
  delivery: readonly SoldItem[]
}

const unitsWaiting = (item: SoldItem): number => (isHeld(item.status) ? item.qty - item.shippedQty : 0)

/**
 * Charges what leaves together, by one capture: merchandise and tax of the units, and the delivery's shipping with its
 * first. What is still to come is held anew; with the last of it the rest is released. The caller has locked the order.
 */
export const chargeUnits = async (
  tx: Queries,
  clock: { now: () => Date },
  { leaving, delivery }: Charging,
): Promise<void> => {
  const units = new Map(leaving.filter((one) => one.units > 0).map((one) => [one.item.id, one]))
  const [first] = units.values()
  if (!first) return
  const { subOrderId } = first.item
  const isFirst = delivery.every(({ shippedQty }) => shippedQty === 0)
  const isLast = delivery.every((item) => unitsWaiting(item) <= (units.get(item.id)?.units ?? 0))
  const shipping = isFirst ? partsOfShipping(await shippingOf(tx, subOrderId)) : []
  const goods = [...units.values()].flatMap((one) =>
    partsOfUnits(one.item, { units: one.units, before: one.item.shippedQty }),
  )
  await captureUnits(tx, clock, { subOrderId, parts: [...goods, ...shipping], isLast })
  for (const { item, units: count } of units.values()) {
    await addShippedQty(tx, item, count)
    await shipStock(tx, item.id, count)
  }
}
