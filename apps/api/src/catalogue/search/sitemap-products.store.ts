import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type SitemapProduct = { id: number; publicId: string; updatedAt: Date }

/** Products that search engines may list, slice by slice. */
export const productsAfter = (db: Queries, lastId: number, most: number): Promise<SitemapProduct[]> =>
  db.query<SitemapProduct>(sql`
    select id, public_id as "publicId", updated_at as "updatedAt" from product
    where status = 'active' and id > ${lastId} order by id limit ${most}::int`)

/** The newest change of those products, and how many there are. */
export const lastChange = async (db: Queries): Promise<{ products: number; updatedAt: Date | null }> => {
  const [row] = await db.query<{ products: number; updatedAt: Date | null }>(sql`
    select count(*)::int as products, max(updated_at) as "updatedAt" from product where status = 'active'`)
  return row ?? { products: 0, updatedAt: null }
}
