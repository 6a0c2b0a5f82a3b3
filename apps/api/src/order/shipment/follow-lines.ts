import { hasComeToNothing, isHeld, type OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import type { SoldItem } from '../reading/item-profit.store.ts'
import { saveDelivered, saveShipped, shipmentsOf } from './shipment.store.ts'

type Followed = {
  item: SoldItem
  /** Its delivery’s lines as they stand after the change. */
  delivery: readonly SoldItem[]
  at: Date
}

const isGone = (status: OrderStatus): boolean => !isHeld(status)
const hasCome = (status: OrderStatus): boolean => status === 'delivered' || hasComeToNothing(status)

/** Where a click says of lines what packages did not: packages whose lines have all left, or come, have so too. */
export const packagesFollow = async (tx: Queries, { item, delivery, at }: Followed): Promise<void> => {
  const statusOf = new Map(delivery.map(({ id, status }) => [id, status]))
  const own = (await shipmentsOf(tx, [item.subOrderId])).filter(({ lines }) =>
    lines.some(({ itemId }) => itemId === item.id),
  )
  for (const { id, lines, shippedAt, deliveredAt } of own) {
    const statuses = lines.flatMap(({ itemId }) => statusOf.get(itemId) ?? [])
    // All of it was called off: it goes nowhere.
    if (statuses.every(hasComeToNothing)) continue
    if (shippedAt === null && statuses.every(isGone)) await saveShipped(tx, id, at)
    if (deliveredAt === null && statuses.every(hasCome)) await saveDelivered(tx, id, at)
  }
}
