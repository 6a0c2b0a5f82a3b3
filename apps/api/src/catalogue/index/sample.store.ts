import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type Sample = { products: number; cents: number; free: number; popularity: number; carried: string[] }

export const sampleOf = async (db: Queries, rootId: number): Promise<Sample> => {
  const [sums] = await db.query<Omit<Sample, 'carried'>>(sql`
    select count(*)::int as products, coalesce(sum(final_price_cents), 0)::float8 as cents,
      coalesce(sum(stock_qty - reserved), 0)::float8 as free, coalesce(sum(popularity), 0)::float8 as popularity
    from product where root_category_id = ${rootId} and status = 'active'`)
  const carried = await db.query<{ carried: string }>(sql`
    select facet || ' ' || count(*)::text as carried
    from product p cross join lateral unnest(p.facets) as facet
    where p.root_category_id = ${rootId} and p.status = 'active' group by facet`)
  return {
    products: 0,
    cents: 0,
    free: 0,
    popularity: 0,
    ...sums,
    carried: carried.map((each) => each.carried).sort(),
  }
}
