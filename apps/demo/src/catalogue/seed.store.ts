import type { Queries } from '@showroom/api/platform/db/db'
import { raw, sql } from '@showroom/api/platform/db/sql'
import { priceFactsColumn, readListPricing } from '@showroom/api/pricing/price-list/list-pricing.store'
import { type PriceFacts, unitPrices } from '@showroom/api/pricing/price-list/unit-prices'
import type { GeneratedFamily } from './generated.ts'
import type { DemoVendor } from './vendors.ts'

/** The seed of the demo catalogue that is there, or null where none was loaded. */
export const loadedSeed = async (tx: Queries): Promise<string | null> => {
  const [row] = await tx.query<{ seed: string | null }>(sql`select seed from catalogue_version for update`)
  return row?.seed ?? null
}

export const saveVendors = (tx: Queries, vendors: readonly DemoVendor[]) =>
  tx.query(sql`
    insert into vendor (code, name, state, lead_days_extra, cut_off_hour, freight_terms,
      minimum_order_cents, accept_rate_bps, damage_rate_bps, is_demo)
    select v.code, v.name, v.state, v."leadDaysExtra", v."cutOffHour", v."freightTerms",
      v."minimumOrderCents", v."acceptRateBps", v."damageRateBps", true
    from jsonb_to_recordset(${JSON.stringify(vendors)}::jsonb) as v (code text, name text, state text,
      "leadDaysExtra" int, "cutOffHour" int, "freightTerms" text, "minimumOrderCents" int,
      "acceptRateBps" int, "damageRateBps" int)
    on conflict (code) do nothing`)

export const insertFamilies = (tx: Queries, families: readonly GeneratedFamily[]) =>
  tx.query(sql`
    insert into family (vendor_id, category_id, handle, brand, collection, name, description, axes)
    select v.id, c.id, f.handle, f.brand, f.collection, f.name, f.description, f.axes
    from jsonb_to_recordset(${JSON.stringify(families)}::jsonb)
      as f ("vendorCode" text, subcategory text, handle text, brand text, collection text, name text,
        description text, axes text[])
    join vendor v on v.code = f."vendorCode"
    join category c on c.slug_url = f.subcategory`)

/** Words and facets are indexed many times faster at once than product by product. Returns what puts the indexes back. */
export const takeDownSearchIndexes = async (tx: Queries): Promise<() => Promise<void>> => {
  const indexes = await tx.query<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'product' and schemaname = current_schema() and indexdef like '% USING gin %'`)
  for (const { name } of indexes) await tx.query(raw(`drop index ${name}`))
  return async () => {
    await tx.query(sql`set local maintenance_work_mem = '128MB'`)
    for (const { definition } of indexes) await tx.query(raw(definition))
  }
}

export const raiseVersion = (tx: Queries, seed: string) =>
  tx.query(sql`update catalogue_version set version = version + 1, seed = ${seed}`)

export const vacuum = (db: Queries) =>
  // Not the carts: a table that was seen empty is planned for as empty, and read from end to end, until seen again.
  db.query(sql`vacuum (analyze) department, category, department_category, vendor, family, product, lot,
    product_relation, price_list, showroom`)

export type DepartmentSaving = { name: string; products: number; saving_pct: number }
type Compared = { name: string; priceListId: number; priceFacts: PriceFacts; msrpCents: number }

/** What a visitor of the platform's own shop saves on average against the vendors' list prices. */
export const savingsByDepartment = async (db: Queries): Promise<DepartmentSaving[]> => {
  const compared = await db.query<Compared>(sql`
    select d.name, s.price_list_id as "priceListId", ${priceFactsColumn} as "priceFacts", p.msrp_cents as "msrpCents"
    from product p
    join department_category dc on dc.category_id = p.root_category_id and dc.is_home
    join department d on d.id = dc.department_id
    join showroom s on s.user_id = '0'
    where p.msrp_cents is not null
    order by d.position`)
  const [first] = compared
  if (!first) return []
  const priceOf = unitPrices(await readListPricing(db, first.priceListId))
  const saved = new Map<string, number[]>()
  for (const { name, priceFacts, msrpCents } of compared) {
    const shares = saved.get(name) ?? []
    shares.push(Math.max(0, 1 - priceOf(priceFacts) / msrpCents))
    saved.set(name, shares)
  }
  return [...saved].map(([name, shares]) => {
    const average = shares.reduce((sum, share) => sum + share, 0) / shares.length
    return { name, products: shares.length, saving_pct: Math.round(100 * average) }
  })
}
