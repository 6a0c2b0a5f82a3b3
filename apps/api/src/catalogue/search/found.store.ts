import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type FoundProduct = { id: number; publicId: string; updatedAt: Date }

/** Products that anybody may find, a slice after another. */
export const productsAfter = (db: Queries, lastId: number, most: number): Promise<FoundProduct[]> =>
  db.query<FoundProduct>(sql`
    select id, public_id as "publicId", updated_at as "updatedAt" from product
    where status = 'active' and id > ${lastId} order by id limit ${most}::int`)

/** With how many of them there are. */
export const lastChange = async (db: Queries): Promise<{ products: number; updatedAt: Date | null }> => {
  const [row] = await db.query<{ products: number; updatedAt: Date | null }>(sql`
    select count(*)::int as products, max(updated_at) as "updatedAt" from product where status = 'active'`)
  return row ?? { products: 0, updatedAt: null }
}
