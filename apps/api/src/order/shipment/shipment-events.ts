import { z } from 'zod'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'

const id = z.int().positive()

export const packageNews = ['shipped', 'delivered'] as const
export type PackageNews = (typeof packageNews)[number]

export const shipmentTold = z.object({ orderId: id, shipmentId: id })
export type ShipmentTold = z.infer<typeof shipmentTold>

/** Saved with what it is about: letters and notifications read it. */
export const tellShipment = (
  tx: Queries,
  { news, at, ...told }: ShipmentTold & { news: PackageNews; at: Date },
): Promise<void> =>
  emit(tx, {
    kind: `shipment_${news}`,
    cause: `shipment ${told.shipmentId} ${news}`,
    payload: told,
    line: `packages of order ${told.orderId}`,
    at,
  })

/** What somebody signed for, and what of it is claimed. */
export const deliveryReceived = z.object({
  orderId: id,
  subOrderId: id,
  receiptId: id,
  short: z.array(
    z.object({
      itemId: id,
      missing: z.int().min(0),
      damaged: z.int().min(0),
      /** Jobs of before knew of no other lots. */
      isOtherLot: z.boolean().default(false),
    }),
  ),
})
export type DeliveryReceived = z.infer<typeof deliveryReceived>

export const tellReceived = (tx: Queries, received: DeliveryReceived, at: Date): Promise<void> =>
  emit(tx, {
    kind: 'delivery_received',
    cause: `receipt ${received.receiptId}`,
    payload: received,
    line: `packages of order ${received.orderId}`,
    at,
  })
