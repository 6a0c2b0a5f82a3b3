import type { Priced, Scope } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { scopeOf } from './scope-columns.ts'
import type { PriceFacts } from './unit-prices.ts'

/** One that people are shown by its name. */
export type NamedProduct = Priced & {
  finalPriceCents: number
  msrpCents: number | null
  publicId: string
  name: string
}

/** What prices are made of, apart from the markup. */
export const pricedProducts = (db: Queries, ids: readonly number[]): Promise<PriceFacts[]> =>
  db.query<PriceFacts>(sql`
    select p.id as "productId", p.vendor_id as "vendorId", p.category_id as "categoryId",
      p.root_category_id as "rootCategoryId", p.final_price_cents as "finalPriceCents"
    from product p where p.id = any(${ids}::int[])
    order by p.id`)

export type FeeRule = Scope & { fee_bps: number }
type FeeRow = { vendor_id: number | null; category_id: number | null; fee_bps: number }

/** Of the platform: the same for every showroom. */
export const feeRules = async (db: Queries): Promise<FeeRule[]> => {
  const fees = await db.query<FeeRow>(
    sql`select vendor_id, category_id, fee_bps from platform_fee order by id`,
  )
  return fees.map((fee) => ({ ...scopeOf(fee), fee_bps: fee.fee_bps }))
}

/** A product that the showroom shows, as it is named; the best-known one where none is. */
export const knownProduct = async (
  db: Queries,
  hidden: readonly number[],
  publicId: string | null,
): Promise<NamedProduct | null> => {
  const [product] = await db.query<NamedProduct>(sql`
    select p.id as "productId", p.vendor_id as "vendorId", p.category_id as "categoryId",
      p.root_category_id as "rootCategoryId", p.final_price_cents as "finalPriceCents",
      p.msrp_cents as "msrpCents", p.public_id as "publicId", p.name
    from product p
    where p.status = 'active' and (${publicId}::text is null or p.public_id = ${publicId})
      and p.category_id <> all (${hidden}::int[]) and p.root_category_id <> all (${hidden}::int[])
    order by p.popularity desc, p.id limit 1`)
  return product ?? null
}
