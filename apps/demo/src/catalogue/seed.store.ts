import type { Queries } from '@showroom/api/platform/db/db'
import { raw, sql } from '@showroom/api/platform/db/sql'
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
    product_relation, price_list, price, showroom`)

export type DepartmentSaving = { name: string; products: number; saving_pct: number }

/** What a visitor of the platform's own shop saves on average against the vendors' list prices. */
export const savingsByDepartment = (db: Queries): Promise<DepartmentSaving[]> =>
  db.query<DepartmentSaving>(sql`
    select d.name, count(*)::int as products,
      round(100 * avg(greatest(0, 1 - price.price_cents::numeric / p.msrp_cents)))::int as saving_pct
    from product p
    join department_category dc on dc.category_id = p.root_category_id and dc.is_home
    join department d on d.id = dc.department_id
    join showroom s on s.user_id = '0'
    join price on price.product_id = p.id and price.price_list_id = s.price_list_id
    where p.msrp_cents is not null
    group by d.id, d.name order by d.position`)
