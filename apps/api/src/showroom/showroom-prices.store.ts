import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** Until the transaction ends nobody else changes the showroom; carts are opened in it all the same. */
export const lockShowroom = (tx: Queries, showroomId: number) =>
  tx.query(sql`select 1 from showroom where id = ${showroomId} for no key update`)

export const savePriceList = (tx: Queries, showroomId: number, priceListId: number) =>
  tx.query(sql`update showroom set price_list_id = ${priceListId} where id = ${showroomId}`)
