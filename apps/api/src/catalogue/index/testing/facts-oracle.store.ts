import type { Brand } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../../../platform/db/db.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Hidden } from '../../../showroom/showroom.ts'
import type { SavingRow } from '../../menu/savings.ts'

type Shown = Hidden & { priceListId: number }

export const countedBySql = (db: Queries, hiddenProductIds: readonly number[]) =>
  db.query<{ categoryId: number; count: number }>(sql`
    select category_id as "categoryId", count(*)::int as count from product
    where status = 'active' and id <> all(${hiddenProductIds}::int[]) group by category_id order by category_id`)

export const carriedBySql = (db: Queries, rootId: number) =>
  db.query<{ facet: string; products: number }>(sql`
    select facet, count(*)::int as products
    from product p cross join lateral unnest(p.facets) as facet
    where p.root_category_id = ${rootId} and p.status = 'active'
    group by facet order by facet collate "C"`)

export const brandsBySql = (
  db: Queries,
  { hiddenCategoryIds: hidden, hiddenProductIds }: Hidden,
): Promise<Brand[]> =>
  db.query<Brand>(sql`
    with shown as (
      select brand, vendor_id, root_category_id from product
      where status = 'active'
        and category_id <> all(${hidden}::int[]) and root_category_id <> all(${hidden}::int[])
        and id <> all(${hiddenProductIds}::int[])
    )
    select s.brand as name, count(*)::int as product_count,
      (select jsonb_build_object('name', v.name, 'state', v.state)
        from vendor v where v.id = mode() within group (order by s.vendor_id)) as vendor,
      (select coalesce(jsonb_agg(c.name order by c.goods desc, c.name collate "C"), '[]') from (
        select root.name, count(*) as goods from shown o join category root on root.id = o.root_category_id
        where o.brand = s.brand group by root.name order by goods desc, root.name collate "C" limit 3
      ) c) as categories
    from shown s group by s.brand order by s.brand collate "C"`)

export const savingsBySql = (
  db: Queries,
  { priceListId, hiddenCategoryIds: hidden, hiddenProductIds }: Shown,
): Promise<SavingRow[]> =>
  db.query<SavingRow>(sql`
    with sold as (
      select d.menu_slug, d.name, d.position, p.brand, p.vendor_id, p.root_category_id, p.msrp_dated,
        case when p.msrp_dated is not null
          then (p.msrp_cents - pr.price_cents)::bigint * 10000 / p.msrp_cents end as bps
      from product p
      join stored_price pr on pr.product_id = p.id and pr.price_list_id = ${priceListId}::int
      left join department_category dc on dc.category_id = p.root_category_id and dc.is_home
      left join department d on d.id = dc.department_id
      where p.status = 'active'
        and p.category_id <> all(${hidden}::int[]) and p.root_category_id <> all(${hidden}::int[])
        and p.id <> all(${hiddenProductIds}::int[])
    )
    select menu_slug, name, count(*)::int as materials, count(bps)::int as compared,
      count(*) filter (where bps > 0)::int as below_msrp,
      (percentile_disc(0.5) within group (order by bps desc))::int as half_bps,
      (percentile_disc(0.75) within group (order by bps desc))::int as three_in_four_bps,
      (percentile_disc(0.25) within group (order by bps desc))::int as one_in_four_bps,
      (percentile_disc(0.1) within group (order by bps desc))::int as one_in_ten_bps,
      count(distinct brand)::int as brands, count(distinct vendor_id)::int as vendors,
      count(distinct root_category_id)::int as categories,
      min(msrp_dated) filter (where bps is not null)::text as msrp_from,
      max(msrp_dated) filter (where bps is not null)::text as msrp_to
    from sold group by grouping sets ((menu_slug, name, position), ())
    order by position`)
