import type { SavingSums } from '@showroom/contract/landing/savings.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A department by its slug; null for the whole catalogue. */
export type SavingRow = SavingSums & {
  menu_slug: string | null
  name: string | null
  brands: number
  vendors: number
  categories: number
  msrp_from: string | null
  msrp_to: string | null
}

type Shown = { priceListId: number; hiddenIds: readonly number[] }

/**
 * Client prices against MSRPs, which count only with a date on them. A product counts in its home department alone;
 * one that costs more than its MSRP counts as what it is, a saving below zero.
 */
export const readSavings = (db: Queries, { priceListId, hiddenIds }: Shown): Promise<SavingRow[]> =>
  db.query<SavingRow>(sql`
    with sold as (
      select d.menu_slug, d.name, d.position, p.brand, p.vendor_id, p.root_category_id, p.msrp_dated,
        case when p.msrp_dated is not null
          then (p.msrp_cents - pr.price_cents)::bigint * 10000 / p.msrp_cents end as bps
      from product p
      join price pr on pr.product_id = p.id and pr.price_list_id = ${priceListId}::int
      left join department_category dc on dc.category_id = p.root_category_id and dc.is_home
      left join department d on d.id = dc.department_id
      where p.status = 'active'
        and p.category_id <> all(${hiddenIds}::int[]) and p.root_category_id <> all(${hiddenIds}::int[])
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
