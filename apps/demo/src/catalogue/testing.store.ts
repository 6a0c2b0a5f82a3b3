import type { Queries } from '@showroom/api/platform/db/db'
import { sql } from '@showroom/api/platform/db/sql'

/** What tests of the load look at. */
export const countRows = async (db: Queries, now: Date) => {
  const [row] = await db.query<Record<string, number>>(sql`
    select (select count(*)::int from product) as products, (select count(*)::int from family) as families,
      (select count(*)::int from lot) as lots, (select count(*)::int from vendor) as vendors,
      (select count(*)::int from showroom) as showrooms, (select count(*)::int from price_list) as lists,
      (select count(*)::int from pg_indexes where tablename = 'product' and indexdef like '% USING gin %') as word_indexes,
      (select count(*)::int from product where stock_status = 'discontinued') as discontinued,
      (select count(*)::int from product where substitute_id is not null) as substituted,
      (select count(*)::int from product where stock_status = 'backorder' and restock_on <= ${now}::date) as overdue`)
  return row ?? {}
}

export const tiles = (db: Queries) =>
  db.query<{
    name: string
    slug_url: string
    seo_title: string
    price_per: string
    home: string
    shown: number
  }>(sql`
    select c.name, c.slug_url, c.seo_title, c.price_per,
      (select d.menu_slug from department_category dc join department d on d.id = dc.department_id
        where dc.category_id = c.id and dc.is_home) as home,
      (select count(*)::int from department_category dc where dc.category_id = c.id) as shown
    from category c where c.parent_id is null order by c.name collate "C"`)
