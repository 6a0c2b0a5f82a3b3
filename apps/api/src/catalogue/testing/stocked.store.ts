import { perSqft } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { priceFactsColumn, readListPricing } from '../../pricing/price-list/list-pricing.store.ts'
import { type PriceFacts, unitPrices } from '../../pricing/price-list/unit-prices.ts'

/** Every product with what tests compare replies to, read without any of the code under test. */
export type Stocked = {
  publicId: string
  name: string
  sku: string
  mpn: string | null
  upc: string | null
  root: string
  subcategory: string
  brand: string
  facets: string[]
  popularity: number
  stockStatus: string
  stockQty: number
  finalPriceCents: number
  priceCents: number
  compareCents: number
  msrpCents: number | null
  lots: number[]
  /** Thousandths of a square foot in a unit; null where it is sold otherwise. */
  coverage: number | null
}

type Row = Omit<Stocked, 'priceCents' | 'compareCents'> & {
  priceListId: number
  priceFacts: PriceFacts
  pricePer: 'sqft' | 'unit'
}

/** At the prices of one showroom. */
export const readStocked = async (db: Queries, showroom: string): Promise<Stocked[]> => {
  const rows = await db.query<Row>(sql`
    select p.public_id as "publicId", p.name, p.sku, p.mpn, p.upc, root.slug_url as root,
      c.slug_url as subcategory, p.brand, p.facets, p.popularity, p.stock_status as "stockStatus",
      p.stock_qty as "stockQty", p.final_price_cents as "finalPriceCents", p.msrp_cents as "msrpCents",
      array(select on_hand - reserved from lot where product_id = p.id) as lots,
      s.price_list_id as "priceListId", ${priceFactsColumn} as "priceFacts", p.coverage,
      root.price_per as "pricePer"
    from product p
    join category c on c.id = p.category_id
    join category root on root.id = p.root_category_id
    join showroom s on s.user_id = ${showroom} or s.vsd_id = ${showroom}
    order by p.popularity desc, p.id`)
  const priceOf = unitPrices(await readListPricing(db, rows[0]?.priceListId ?? 0))
  return rows.map(({ priceListId: _, priceFacts, pricePer, ...row }) => {
    const { coverage } = row
    const priceCents = priceOf(priceFacts)
    const isBySqft = pricePer === 'sqft' && coverage !== null
    return { ...row, priceCents, compareCents: isBySqft ? perSqft(priceCents, coverage) : priceCents }
  })
}

/** Kept for an order: the catalogue's version stays as it is. */
export const reserve = (db: Queries, publicId: string, qty: number) =>
  db.query(sql`update product set reserved = reserved + ${qty} where public_id = ${publicId}`)

/** The vendor asks another price. */
export const changeFinalPrice = (db: Queries, publicId: string, finalPriceCents: number) =>
  db.query(sql`update product set final_price_cents = ${finalPriceCents} where public_id = ${publicId}`)

export const requirePart = async (db: Queries, publicId: string, partId: string) => {
  await db.query(sql`
    insert into product_relation (product_id, related_id, kind)
    select own.id, part.id, 'required' from product own, product part
    where own.public_id = ${publicId} and part.public_id = ${partId}
    on conflict do nothing`)
}
