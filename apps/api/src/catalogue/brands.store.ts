import type { Brand } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Brands of everything the showroom shows, by name. */
export const brandsShown = (db: Queries, hiddenCategoryIds: readonly number[]): Promise<Brand[]> =>
  db.query<Brand>(sql`
    select brand as name, count(*)::int as product_count from product
    where status = 'active'
      and category_id <> all(${hiddenCategoryIds}::int[]) and root_category_id <> all(${hiddenCategoryIds}::int[])
    group by brand order by brand`)
