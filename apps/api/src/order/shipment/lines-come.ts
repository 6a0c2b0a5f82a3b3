import { isHeld, isOnTheWay } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { changeStatus, type Clock } from '../fulfilment/change-status.ts'
import type { Actor } from '../deed/actor.ts'
import { soldItemsOfSubOrder } from '../reading/item-profit.store.ts'
import { receiptsOf } from './receipt.store.ts'
import { shipmentsOf } from './shipment.store.ts'

type Come = { subOrderId: number; itemIds: readonly number[]; actor: Actor; note: string }

/** Lines are delivered with the last of their units: in a package that came, or signed for without one. */
export const linesCome = async (
  tx: Queries,
  clock: Clock,
  { subOrderId, itemIds, actor, note }: Come,
): Promise<void> => {
  const packed = (await shipmentsOf(tx, [subOrderId])).filter(({ deliveredAt }) => deliveredAt !== null)
  const unpacked = (await receiptsOf(tx, [subOrderId])).filter(({ shipmentId }) => shipmentId === null)
  const come = [
    ...packed.flatMap(({ lines }) => lines),
    ...unpacked.flatMap(({ lines }) => lines.map(({ itemId, expected }) => ({ itemId, units: expected }))),
  ]
  for (const item of await soldItemsOfSubOrder(tx, subOrderId)) {
    if (!itemIds.includes(item.id)) continue
    const units = come.filter(({ itemId }) => itemId === item.id).reduce((sum, line) => sum + line.units, 0)
    if (units >= item.qty && isOnTheWay(item.status) && !isHeld(item.status))
      await changeStatus(tx, clock, { item, to: 'delivered', actor, note, by: 'package' })
  }
}
