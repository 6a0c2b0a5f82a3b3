import { anOrder } from '../../order/testing/an-order.ts'
import { accountCalled } from '../../order/testing/an-order.store.ts'
import { aReturn } from '../../order/testing/return.store.ts'
import { aPriceChange } from '../../order/testing/price-change.store.ts'
import { aDeliveryPhoto, aPackage } from '../../order/testing/shipment.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { testDay } from '../test-clock.ts'
import type { Objects } from './asked.ts'
import { canary } from './seats.ts'

/** Placed a moment ago. */
export const anOwnOrder = async (
  db: Db,
  email: string,
): Promise<
  Pick<
    Objects,
    'orderId' | 'orderItemId' | 'deliveryId' | 'priceChangeId' | 'shipmentId' | 'photoId' | 'returnId'
  >
> => {
  const accountId = await accountCalled(db, email)
  const { publicId, items, subOrders } = await anOrder(db, { accountId, placedAt: testDay, contact: canary })
  const [delivery] = subOrders
  const [item] = items
  const priceChangeId = await aPriceChange(db, { itemId: item?.id ?? 0, accountId, reason: canary })
  const shipmentId = await aPackage(db, { itemId: item?.id ?? 0, accountId })
  const photoId = await aDeliveryPhoto(db, { itemId: item?.id ?? 0, accountId })
  const returnId = await aReturn(db, { itemId: item?.id ?? 0, accountId, note: canary })
  const ids = { orderItemId: item?.publicId ?? '', deliveryId: delivery?.publicId ?? '' }
  return { ...ids, orderId: publicId, priceChangeId, shipmentId, photoId, returnId }
}
