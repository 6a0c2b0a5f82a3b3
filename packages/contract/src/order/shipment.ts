import { z } from 'zod'
import { deliveryServices, deliveryWindows } from '../checkout/delivery-services.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { carrierNames } from './carriers.rules.ts'
import { orderMovement, orderStatus } from './order.ts'

export const carrier = z.enum(carrierNames)

/** What one carrier takes at once, whoever looks at it: no price of anybody is in here. */
export const shownPackage = z
  .object({
    id: opaqueId,
    carrier,
    carrier_label: z.string(),
    tracking: z.string(),
    track: z.object({ url: z.string(), label: z.string() }).nullable(),
    /** “LOT 26-0413”, or nothing. */
    lot: z.string(),
    weight_milli_lb: z.int().nullable(),
    /** What the carrier really charged; null for whoever neither sends nor oversees it. */
    cost_cents: cents.nullable(),
    /** The warehouse that it leaves from; null where nobody said, and for whoever neither sends nor oversees it. */
    ship_from: z.object({ id: opaqueId, name: z.string() }).nullable(),
    state: z.enum(['packed', 'shipped', 'delivered']),
    state_label: z.string(),
    packed_at: z.iso.datetime(),
    shipped_at: z.iso.datetime().nullable(),
    delivered_at: z.iso.datetime().nullable(),
    lines: z.array(z.object({ item_id: opaqueId, product_name: z.string(), units: z.int() })),
    can: z.object({
      change: z.boolean(),
      remove: z.boolean(),
      ship: z.boolean(),
      deliver: z.boolean(),
      receive: z.boolean(),
    }),
  })
  .meta({ id: 'Package' })
export type ShownPackage = z.infer<typeof shownPackage>

export const shippedLine = z.object({
  item_id: opaqueId,
  product_name: z.string(),
  uom: z.string(),
  lot: z.string().nullable(),
  qty: z.int(),
  /** Units in packages, and those that have left. */
  packed_qty: z.int(),
  shipped_qty: z.int(),
  status: orderStatus,
  client_sees: z.string(),
  /** What this viewer may still pack. */
  to_pack: z.int(),
})
export type ShippedLine = z.infer<typeof shippedLine>

/** What was counted at the door. */
export const shownReceipt = z
  .object({
    id: opaqueId,
    package_id: opaqueId.nullable(),
    received_at: z.iso.datetime(),
    signed_by: z.string(),
    note: z.string(),
    lines: z.array(
      z.object({
        item_id: opaqueId,
        product_name: z.string(),
        expected: z.int(),
        received: z.int(),
        damaged: z.int(),
        lot: z.string(),
        note: z.string(),
        photo_ids: z.array(opaqueId),
      }),
    ),
  })
  .meta({ id: 'DeliveryReceipt' })
export type ShownReceipt = z.infer<typeof shownReceipt>

export const deliveryProgress = z
  .object({
    id: opaqueId,
    vendor: z.string(),
    service: z.enum(deliveryServices),
    arrives: z.object({ from: z.string(), to: z.string() }),
    lines: z.array(shippedLine),
    packages: z.array(shownPackage),
    /** The steps that were reached, each when it first was. */
    timeline: z.array(z.object({ status: orderStatus, label: z.string(), at: z.iso.datetime() })),
    window: z.object({
      chosen: z.enum(deliveryWindows).nullable(),
      offered: z.array(z.enum(deliveryWindows)),
      /** The last day to choose or change it. */
      until: z.string(),
    }),
    /** The client’s money by date; of a vendor, what the vendor earned. */
    movements: z.array(orderMovement.omit({ vendor: true })),
    receipts: z.array(shownReceipt),
    /** Units on their way without a package, by line: what is received by the delivery itself. */
    unpacked: z.array(z.object({ item_id: opaqueId, units: z.int() })),
    can: z.object({ pack: z.boolean(), choose_window: z.boolean(), receive: z.boolean() }),
  })
  .meta({ id: 'DeliveryProgress' })
export type DeliveryProgress = z.infer<typeof deliveryProgress>

export const orderShipments = z
  .object({
    order_id: opaqueId,
    order_number: z.string(),
    deliveries: z.array(deliveryProgress),
  })
  .meta({ id: 'OrderShipments' })
export type OrderShipments = z.infer<typeof orderShipments>
