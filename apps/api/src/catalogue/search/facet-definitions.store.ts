import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Every value of one attribute that products of a category carry, with how many do. */
export type CarriedValue = { facet: string; products: number }

export const readCarriedValues = (db: Queries, rootId: number): Promise<CarriedValue[]> =>
  db.query<CarriedValue>(sql`
    select facet, count(*)::int as products
    from product p cross join lateral unnest(p.facets) as facet
    where p.root_category_id = ${rootId} and p.status = 'active'
    group by facet`)
