import {
  type Appearance,
  type SurfaceAppearance,
  surfaceAppearance,
} from '@showroom/contract/catalogue/appearance'
import { isShownIn } from '../../catalogue/product/is-shown.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { priceFactsColumn, readListPricing } from '../../pricing/price-list/list-pricing.store.ts'
import { type PriceFacts, unitPrices } from '../../pricing/price-list/unit-prices.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Candidate } from './candidate.ts'
import { labOf } from './lab.rules.ts'

type Asked = {
  /** Slugs of categories or subcategories. */
  shelves: readonly string[]
  uses: readonly string[]
  /** What has to be in stock, thousandths of a square foot. */
  area: number
}

type Row = Omit<Candidate, 'lab' | 'appearance' | 'priceCents'> & {
  appearance: Appearance
  priceFacts: PriceFacts
}

const mostOfShelf = 300

/** What of some shelves could cover an area at once, what is liked most first; trims and corners cover nothing. */
export const candidatesFor = async (
  db: Queries,
  showroom: ShowroomContext,
  { shelves, uses, area }: Asked,
): Promise<Candidate[]> => {
  const rows = await db.query<Row>(sql`
    select p.public_id as "productId", p.name, p.brand, p.unit, ${priceFactsColumn} as "priceFacts", p.coverage,
      p.min_qty as "minQty", p.step_qty as "stepQty", greatest(leaf.default_waste_pct, root.default_waste_pct) as "wastePct",
      p.lead_days_max as "leadDaysMax",
      coalesce((select max(l.on_hand - l.reserved) from lot l where l.product_id = p.id),
        p.stock_qty - p.reserved)::int as "largestLot", p.appearance
    from product p
    join category leaf on leaf.id = p.category_id
    join category root on root.id = p.root_category_id
    where ${isShownIn(showroom)} and p.stock_status in ('in_stock', 'low')
      and p.appearance->>'kind' = 'surface' and p.appearance->>'use' = any(${uses}::text[])
      and (leaf.slug_url = any(${shelves}::text[]) or root.slug_url = any(${shelves}::text[]))
      and leaf.slug_url !~ 'trim|liners|corners|caps'
      and (p.stock_qty - p.reserved)::bigint * p.coverage * 100
        >= ${area}::bigint * (100 + greatest(leaf.default_waste_pct, root.default_waste_pct))
    order by p.popularity desc, p.id limit ${mostOfShelf}`)
  const priceOf = unitPrices(await readListPricing(db, showroom.priceListId))
  return rows.flatMap(({ appearance, priceFacts, ...row }): Candidate[] => {
    const surface = surfaceAppearance.safeParse(appearance)
    if (!surface.success) return []
    return [
      {
        ...row,
        priceCents: priceOf(priceFacts),
        appearance: surface.data,
        lab: labOf(surface.data.colors[0] ?? '#888888'),
      },
    ]
  })
}

/** How some products look, of those that a showroom shows: what lies somewhere already. */
export const looksOf = async (
  db: Queries,
  showroom: ShowroomContext,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, SurfaceAppearance>> => {
  if (productIds.length === 0) return new Map()
  const rows = await db.query<{ id: string; appearance: Appearance }>(sql`
    select p.public_id as id, p.appearance from product p
    where ${isShownIn(showroom)} and p.public_id = any(${[...productIds]}::text[])`)
  return new Map(
    rows.flatMap(({ id, appearance }): [string, SurfaceAppearance][] => {
      const surface = surfaceAppearance.safeParse(appearance)
      return surface.success ? [[id, surface.data]] : []
    }),
  )
}
