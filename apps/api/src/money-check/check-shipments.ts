import { hasComeToNothing, isCharged, isHeld } from '@showroom/contract/order/order-status.rules'
import { partMoney } from '@showroom/contract/pricing/order-money.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { sumsByPart } from '../ledger/ledger-check.store.ts'
import { soldAs } from '../order/reading/item-profit.ts'
import { everySoldItem, type SoldItem } from '../order/reading/item-profit.store.ts'
import { type PackedLine, packedLines, shippingOfDeliveries } from '../order/shipment/shipment-check.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Check } from './check.ts'

/** The packages against their lines, and against what was charged. */
export const checkShipments = async (db: Queries): Promise<Check[]> => {
  const items = await everySoldItem(db)
  return [
    {
      name: 'No unit of a line is packed twice, and none leaves twice.',
      differences: unitDifferences(items, await packedLines(db)),
    },
    {
      name: 'Every delivery is charged for what left of it, and for nothing else.',
      differences: await chargeDifferences(db, items),
    },
  ]
}

const centsOfLeft = (item: SoldItem): number => partMoney(soldAs(item), item.shippedQty, 0).totalCents

const centsKept = (item: SoldItem): number =>
  partMoney(soldAs(item), item.shippedQty - item.returnedQty, item.returnedQty).totalCents

/** What was charged of lines that wait for the rest of them, less what of it came back, by line. */
export const leftBefore = async (db: Queries): Promise<Map<number, number>> => {
  const waiting = (await everySoldItem(db)).filter(({ status }) => isHeld(status))
  return new Map(waiting.map((item) => [item.id, centsKept(item)]))
}

export const unitDifferences = (items: readonly SoldItem[], packed: readonly PackedLine[]): string[] => {
  const packedOf = new Map(packed.map((line) => [line.orderItemId, line]))
  return items.flatMap((item) => {
    const { packedQty, leftQty } = packedOf.get(item.id) ?? { packedQty: 0, leftQty: 0 }
    const name = `${item.productName} (${item.publicId})`
    const isWhole = isCharged(item.status) || item.status === 'returned'
    return [
      ...(packedQty > item.qty ? [`${name}: ${packedQty} of ${item.qty} are packed`] : []),
      ...(leftQty > item.shippedQty && !hasComeToNothing(item.status)
        ? [`${name}: ${leftQty} left in packages, and ${item.shippedQty} in all`]
        : []),
      ...(isWhole && item.shippedQty < item.qty
        ? [`${name}: ${item.shippedQty} of ${item.qty} left, and it is on its way`]
        : []),
      ...(isHeld(item.status) && item.shippedQty === item.qty
        ? [`${name}: all of it left, and it waits`]
        : []),
    ]
  })
}

const chargeDifferences = async (db: Queries, items: readonly SoldItem[]): Promise<string[]> => {
  const charged = new Map((await sumsByPart(db)).map((sum) => [sum.subOrderId, sum.chargedCents]))
  const deliveries = await shippingOfDeliveries(db)
  return deliveries.flatMap(({ id, number, shippingCents }) => {
    const own = items.filter(({ subOrderId, shippedQty }) => subOrderId === id && shippedQty > 0)
    const left = own.reduce((sum, item) => sum + centsOfLeft(item), own.length > 0 ? shippingCents : 0)
    const is = charged.get(id) ?? 0
    return is === left
      ? []
      : [`delivery ${id} of ${number}: ${dollars(is)} is charged for ${dollars(left)} that left`]
  })
}
