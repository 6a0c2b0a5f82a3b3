import { z } from 'zod'
import { zipPattern } from '../account/patterns.ts'
import { usStates } from '../account/us-states.ts'
import { opaqueId } from '../shared/ids.ts'
import { warehouseMessages as say } from './warehouse.messages.ts'

export const mostWarehouses = 50

const typed = (sentence: string, longest: number) =>
  z.string(sentence).trim().min(1, sentence).max(longest, say.long)

export const warehouseForm = z.object({
  name: typed(say.name, 60),
  street: typed(say.street, 120),
  city: typed(say.city, 80),
  state: z.enum(usStates, say.state),
  zip_code: z.string(say.zip).trim().regex(zipPattern, say.zip),
  ships_freight: z.boolean(),
})
export type WarehouseForm = z.infer<typeof warehouseForm>

/** Where goods of a vendor lie. The main one has no address until its vendor gives it one. */
export const warehouse = z
  .object({
    id: opaqueId,
    name: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zip_code: z.string(),
    /** A truck can take pallets there; parcels leave from everywhere. */
    ships_freight: z.boolean(),
    /** What names no other lies here. */
    is_main: z.boolean(),
  })
  .meta({ id: 'Warehouse' })
export type Warehouse = z.infer<typeof warehouse>
