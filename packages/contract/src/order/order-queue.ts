import { z } from 'zod'
import { deliveryServices } from '../checkout/delivery-services.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { orderItemProfit } from './order.ts'
import { queueTabs } from './order-queue.rules.ts'

/** Thousandths of a pound; no truck carries more. */
const heaviest = 80_000_000
const longestInches = 1_200
const inches = z.int().min(1).max(longestInches)

/** What stands ready for a carrier. */
export const readyGoods = z
  .object({
    weight_milli_lb: z.int().min(1).max(heaviest),
    /** None: parcels. */
    pallets: z.int().min(0).max(60),
    /** Of the largest of them. */
    length_in: inches.nullable().default(null),
    width_in: inches.nullable().default(null),
    height_in: inches.nullable().default(null),
  })
  .meta({ id: 'ReadyGoods' })
export type ReadyGoods = z.infer<typeof readyGoods>

/** A line as whoever delivers it works it off: what its client pays and what its Pro earns is not in here. */
export const queueLine = orderItemProfit
  .extend({
    order_id: opaqueId,
    order_number: z.string(),
    delivery_id: opaqueId,
    /** The delivery's packing slip among the papers of the order. */
    packing_slip: z.string(),
    vendor: z.string(),
    company_name: z.string(),
    sku: z.string(),
    size_label: z.string(),
    uom: z.string(),
    /** “Lot B-2207”, or nothing. */
    lot: z.string().nullable(),
    /** Where it leaves from; several where its lots lie apart. */
    warehouse: z.string(),
    ship_to: z.object({ state: z.string(), zip_code: z.string() }),
    /** Null until the line is approved. */
    client: z
      .object({ name: z.string(), street: z.string(), apartment: z.string(), city: z.string() })
      .nullable(),
    service: z.enum(deliveryServices),
    service_label: z.string(),
    placed_at: z.iso.datetime(),
    /** While it waits for an answer. */
    respond_by: z.iso.datetime().nullable(),
    /** `YYYY-MM-DD`, while it has not left. */
    ship_by: z.string().nullable(),
    is_late: z.boolean(),
    can_assign_lot: z.boolean(),
    ready: readyGoods.nullable(),
  })
  .meta({ id: 'QueueLine' })
export type QueueLine = z.infer<typeof queueLine>

/** A page of the queue, and how many lines each tab has. */
export const queuePage = pageOf(queueLine).extend({ counts: z.record(z.enum(queueTabs), z.int()) })

/** A warehouse that a line can leave from. */
export const warehouseChoice = z
  .object({
    id: opaqueId,
    name: z.string(),
    place: z.string(),
    ships_freight: z.boolean(),
    /** It leaves from there, unless somebody says another. */
    is_chosen: z.boolean(),
  })
  .meta({ id: 'WarehouseChoice' })
export type WarehouseChoice = z.infer<typeof warehouseChoice>

/** A production run that a line can be promised from. */
export const lotChoice = z
  .object({
    code: z.string(),
    /** Units that no other line is promised. */
    available: z.int(),
    /** All of the line comes from it now. */
    is_chosen: z.boolean(),
    covers: z.boolean(),
  })
  .meta({ id: 'LotChoice' })
export type LotChoice = z.infer<typeof lotChoice>
