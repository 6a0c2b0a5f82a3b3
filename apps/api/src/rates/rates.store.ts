import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export type FeeInEffect = { vendor: string; category: string; rateBps: number }

/** The newest of each scope is the one that counts. */
export const feesInEffect = (db: Queries): Promise<FeeInEffect[]> =>
  db.query<FeeInEffect>(sql`
    select coalesce(vendor.name, '') as vendor, coalesce(category.name, '') as category, f.fee_bps as "rateBps"
    from (select distinct on (vendor_id, category_id) vendor_id, category_id, fee_bps from platform_fee
        order by vendor_id, category_id, id desc) f
      left join vendor on vendor.id = f.vendor_id left join category on category.id = f.category_id
    order by vendor.name nulls first, category.name nulls first`)

export type TaxInEffect = {
  state: string
  zipPrefix: string
  rateBps: number
  taxesShipping: boolean
  startsOn: Day
}

export const taxesInEffect = (db: Queries, day: Day): Promise<TaxInEffect[]> =>
  db.query<TaxInEffect>(sql`
    select distinct on (state, coalesce(zip_prefix, '')) state, coalesce(zip_prefix, '') as "zipPrefix",
      rate_bps as "rateBps", taxes_shipping as "taxesShipping", starts_on::text as "startsOn"
    from tax_rate where starts_on <= ${day}::date and (ends_on is null or ends_on >= ${day}::date)
    order by state, coalesce(zip_prefix, ''), starts_on desc`)

type Choice = { id: string; name: string }

export const vendorChoices = (db: Queries): Promise<Choice[]> =>
  db.query<Choice>(sql`select public_id as id, name from vendor order by name, id`)

/** Those below a department are named with it. */
export const categoryChoices = (db: Queries): Promise<Choice[]> =>
  db.query<Choice>(sql`
    select c.slug_url as id, coalesce(parent.name || ': ', '') || c.name as name
    from category c left join category parent on parent.id = c.parent_id order by 2, 1`)

export const vendorIdOf = async (db: Queries, publicId: string): Promise<number | null> =>
  (await db.query<{ id: number }>(sql`select id from vendor where public_id = ${publicId}`))[0]?.id ?? null

export const categoryIdOf = async (db: Queries, slug: string): Promise<number | null> =>
  (await db.query<{ id: number }>(sql`select id from category where slug_url = ${slug}`))[0]?.id ?? null

type Scoped = { vendorId: number | null; categoryId: number | null }

/** Of exactly these goods; null: they have none of their own. */
export const feeOfScope = async (db: Queries, { vendorId, categoryId }: Scoped): Promise<number | null> => {
  const [fee] = await db.query<{ bps: number }>(sql`
    select fee_bps as bps from platform_fee
    where vendor_id is not distinct from ${vendorId}::int and category_id is not distinct from ${categoryId}::int
    order by id desc limit 1`)
  return fee?.bps ?? null
}

export const taxOfPlace = async (
  db: Queries,
  { state, zipPrefix, day }: { state: string; zipPrefix: string | null; day: Day },
): Promise<{ bps: number; taxesShipping: boolean } | null> => {
  const [tax] = await db.query<{ bps: number; taxesShipping: boolean }>(sql`
    select rate_bps as bps, taxes_shipping as "taxesShipping" from tax_rate
    where state = ${state} and zip_prefix is not distinct from ${zipPrefix}::text
      and starts_on <= ${day}::date and (ends_on is null or ends_on >= ${day}::date)
    order by starts_on desc limit 1`)
  return tax ?? null
}

export type Example = {
  productId: number
  vendorId: number
  categoryId: number
  rootCategoryId: number
  finalPriceCents: number
  name: string
}

/** What sells best of the goods that a fee is for. */
export const exampleOf = async (db: Queries, { vendorId, categoryId }: Scoped): Promise<Example | null> => {
  const [product] = await db.query<Example>(sql`
    select p.id as "productId", p.vendor_id as "vendorId", p.category_id as "categoryId",
      p.root_category_id as "rootCategoryId", p.final_price_cents as "finalPriceCents", p.name
    from product p
    where p.status = 'active' and (${vendorId}::int is null or p.vendor_id = ${vendorId})
      and (${categoryId}::int is null or ${categoryId}::int in (p.category_id, p.root_category_id))
    order by p.popularity desc, p.id limit 1`)
  return product ?? null
}

export const addFee = (tx: Queries, { vendorId, categoryId, rateBps }: Scoped & { rateBps: number }) =>
  tx.query(sql`
    insert into platform_fee (vendor_id, category_id, fee_bps) values (${vendorId}, ${categoryId}, ${rateBps})`)

type DatedTax = { state: string; zipPrefix: string | null; startsOn: Day }

/** False: another rate begins there that day. */
export const addTax = async (
  tx: Queries,
  {
    state,
    zipPrefix,
    startsOn,
    rateBps,
    taxesShipping,
  }: DatedTax & { rateBps: number; taxesShipping: boolean },
): Promise<boolean> => {
  const added = await tx.query(sql`
    insert into tax_rate (state, zip_prefix, rate_bps, taxes_shipping, starts_on)
    values (${state}, ${zipPrefix}, ${rateBps}, ${taxesShipping}, ${startsOn}::date)
    on conflict do nothing returning id`)
  return added.length > 0
}

/** One that has not begun. */
export const removeTax = (tx: Queries, { state, zipPrefix, startsOn }: DatedTax) =>
  tx.query(sql`
    delete from tax_rate
    where state = ${state} and zip_prefix is not distinct from ${zipPrefix}::text and starts_on = ${startsOn}::date`)
