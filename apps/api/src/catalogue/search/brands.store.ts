import type { Brand } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

const mostCategories = 3

/** Brands of everything the showroom shows, by name; of two vendors of one brand, the one with more of it. */
export const brandsShown = (db: Queries, hiddenCategoryIds: readonly number[]): Promise<Brand[]> =>
  db.query<Brand>(sql`
    with shown as (
      select brand, vendor_id, root_category_id from product
      where status = 'active'
        and category_id <> all(${hiddenCategoryIds}::int[]) and root_category_id <> all(${hiddenCategoryIds}::int[])
    )
    select s.brand as name, count(*)::int as product_count,
      (select jsonb_build_object('name', v.name, 'state', v.state)
        from vendor v where v.id = mode() within group (order by s.vendor_id)) as vendor,
      (select coalesce(jsonb_agg(c.name order by c.goods desc, c.name), '[]') from (
        select root.name, count(*) as goods from shown o join category root on root.id = o.root_category_id
        where o.brand = s.brand group by root.name order by goods desc, root.name limit ${mostCategories}::int
      ) c) as categories
    from shown s group by s.brand order by s.brand`)
