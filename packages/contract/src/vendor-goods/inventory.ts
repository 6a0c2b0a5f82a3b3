import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'
import { productStatuses } from './vendor-product.rules.ts'

/** What lies in the warehouse: a row for each lot, or one for a product without lots. */
export const stockRow = z
  .object({
    /** Of the product, or of the product and its lot. */
    id: opaqueId,
    product_id: opaqueId,
    name: z.string(),
    sku: z.string(),
    /** Null: the product has none. */
    lot: z.string().nullable(),
    warehouse: z.object({ id: opaqueId, name: z.string() }),
    received_on: z.string().nullable(),
    uom: z.string(),
    on_hand: z.int(),
    reserved: z.int(),
    available: z.int(),
    stock_status: z.string(),
    status: z.enum(productStatuses),
  })
  .meta({ id: 'StockRow' })
export type StockRow = z.infer<typeof stockRow>
