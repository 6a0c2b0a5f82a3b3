import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { warehouseIdsOfLine } from '../reading/line-warehouses.store.ts'

type Sending = { vendorId: number; warehouseIds: number[] }

/** Whose line it is, and where it leaves from as things stand. */
export const sendingOf = async (db: Queries, itemId: number): Promise<Sending> => {
  const [found] = await db.query<Sending>(sql`
    select s.vendor_id as "vendorId", ${warehouseIdsOfLine} as "warehouseIds"
    from order_item i join sub_order s on s.id = i.sub_order_id where i.id = ${itemId}`)
  if (!found) throw new Error(`The line ${itemId} is gone.`)
  return found
}
