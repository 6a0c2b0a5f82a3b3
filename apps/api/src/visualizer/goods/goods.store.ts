import type { Appearance } from '@showroom/contract/catalogue/appearance'
import { isShownIn } from '../../catalogue/product/is-shown.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { priceFactsColumn } from '../../pricing/price-list/list-pricing.store.ts'
import type { PriceFacts } from '../../pricing/price-list/unit-prices.ts'
import type { Hidden } from '../../showroom/showroom.ts'

export type CandidateRow = {
  id: number
  publicId: string
  category: string
  subcategory: string
  look: string
  color: string
  priceFacts: PriceFacts
  /** What of it a unit holds: thousandths of a square foot, or of a foot. */
  held: number
  isAvailable: boolean
}

/** All that a showroom sells by area or by length, of some categories. */
export const candidatesOf = (
  db: Queries,
  hidden: Hidden,
  categories: readonly string[],
): Promise<CandidateRow[]> =>
  db.query(sql`
    select p.id, p.public_id as "publicId", root.slug_url as category, leaf.slug_url as subcategory,
      coalesce(p.appearance->>'look', 'stone') as look,
      coalesce(p.appearance->'colors'->>0, p.color_hex) as color,
      ${priceFactsColumn} as "priceFacts", coalesce(p.coverage, p.length) as held,
      p.stock_status = 'in_stock' as "isAvailable"
    from product p
    join category root on root.id = p.root_category_id
    join category leaf on leaf.id = p.category_id
    where root.slug_url = any(${categories}::text[]) and ${isShownIn(hidden)}
      and p.stock_status <> 'discontinued'
      and (p.coverage is not null or p.length is not null)
      and coalesce(p.appearance->'colors'->>0, p.color_hex) is not null
    order by p.id`)

export type OnceSoldRow = {
  publicId: string
  name: string
  category: string
  subcategory: string
  color: string | null
  /** Sold by area or by length, and of a known color. */
  isLayable: boolean
}

/** Goods that are or were for sale, here or elsewhere: what was never offered has no name here. */
export const onceSoldRows = (db: Queries, publicIds: readonly string[]): Promise<OnceSoldRow[]> =>
  db.query(sql`
    select p.public_id as "publicId", p.name, root.slug_url as category, leaf.slug_url as subcategory,
      coalesce(p.appearance->'colors'->>0, p.color_hex) as color,
      (p.coverage is not null or p.length is not null)
        and coalesce(p.appearance->'colors'->>0, p.color_hex) is not null as "isLayable"
    from product p
    join category root on root.id = p.root_category_id
    join category leaf on leaf.id = p.category_id
    where p.public_id = any (array(select jsonb_array_elements_text(${JSON.stringify(publicIds)}::jsonb)))
      and p.status in ('active', 'hidden', 'archived')`)

export type MaterialRow = {
  id: number
  publicId: string
  appearance: Appearance | null
  minQty: number
  stepQty: number
  longestEdge: number | null
  isPlank: boolean
  rootSlug: string
  wastePct: number
  coverage: number | null
}

/** What is to be known of goods beyond their cards, of those that the showroom sells. */
export const materialRows = (
  db: Queries,
  hidden: Hidden,
  publicIds: readonly string[],
): Promise<MaterialRow[]> =>
  db.query(sql`
    select p.id, p.public_id as "publicId", p.appearance, p.min_qty as "minQty", p.step_qty as "stepQty",
      p.longest_edge as "longestEdge", p.is_plank as "isPlank", root.slug_url as "rootSlug",
      root.default_waste_pct as "wastePct", p.coverage
    from product p
    join category root on root.id = p.root_category_id
    where p.public_id = any (array(select jsonb_array_elements_text(${JSON.stringify(publicIds)}::jsonb)))
      and ${isShownIn(hidden)}`)
