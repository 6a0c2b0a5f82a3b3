import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** As somebody who goes around the application would try. */
export const editDeliveryPrice = (db: Queries, publicId: string, priceCents: number) =>
  db.query(sql`update delivery_price set price_cents = ${priceCents} where public_id = ${publicId}`)
