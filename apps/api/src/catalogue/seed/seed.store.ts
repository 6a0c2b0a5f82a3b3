import type { Queries } from '../../platform/db/db.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import type { GeneratedFamily } from './generated.ts'
import { pricePerOf, seoTitleOf, taxonomy } from './taxonomy.ts'
import type { DemoVendor } from './vendors.ts'

/** The seed of the demo catalogue that is there, or null where none was loaded. */
export const loadedSeed = async (tx: Queries): Promise<string | null> => {
  const [row] = await tx.query<{ seed: string | null }>(sql`select seed from catalogue_version for update`)
  return row?.seed ?? null
}

/** Departments, the 21 categories and their subcategories. Safe to run again. */
export const saveTaxonomy = async (tx: Queries): Promise<void> => {
  await tx.query(sql`
    insert into department (menu_slug, name, position)
    select menu_slug, name, position from jsonb_to_recordset(${JSON.stringify(
      taxonomy.departments.map((department, position) => ({ ...department, position })),
    )}::jsonb) as d (menu_slug text, name text, position int)
    on conflict (menu_slug) do update set name = excluded.name, position = excluded.position`)
  await saveCategories(tx, taxonomy.categories.map(rootRow))
  await saveCategories(
    tx,
    taxonomy.categories.flatMap((category) =>
      category.subcategories.map((subcategory, position) => ({
        ...rootRow(category, position),
        slug: subcategory.slug,
        parent: category.slug_url,
        name: subcategory.name,
        seo_title: subcategory.name,
        attributes: [],
        sample: null,
      })),
    ),
  )
  await saveDepartmentCategories(tx)
}

type Category = (typeof taxonomy.categories)[number]

const rootRow = (category: Category, position: number) => ({
  slug: category.slug_url,
  parent: '',
  name: category.tile_name,
  seo_title: seoTitleOf(category.slug_url, category.tile_name),
  position,
  waste: category.default_waste_pct,
  price_per: pricePerOf(category.slug_url),
  attributes: category.attributes,
  lead_min: category.lead_time_business_days[0],
  lead_max: category.lead_time_business_days[1],
  ship_class: category.ship_class,
  sample: category.sample,
})

const saveCategories = (tx: Queries, rows: readonly object[]) =>
  tx.query(sql`
    insert into category (parent_id, slug_url, name, seo_title, position, default_waste_pct, price_per,
      attributes, lead_days_min, lead_days_max, ship_class, sample)
    select parent.id, c.slug, c.name, c.seo_title, c.position, c.waste, c.price_per,
      c.attributes, c.lead_min, c.lead_max, c.ship_class, c.sample
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (slug text, parent text, name text,
      seo_title text, position int, waste int, price_per text, attributes jsonb, lead_min int, lead_max int,
      ship_class text, sample jsonb)
    left join category parent on parent.slug_url = c.parent
    on conflict (slug_url) do update set name = excluded.name, seo_title = excluded.seo_title,
      position = excluded.position, default_waste_pct = excluded.default_waste_pct,
      price_per = excluded.price_per, attributes = excluded.attributes`)

const saveDepartmentCategories = (tx: Queries) => {
  const shown = taxonomy.categories.flatMap((category, position) =>
    [category.department, ...category.also_in].map((department, index) => ({
      department,
      slug: category.slug_url,
      is_home: index === 0,
      position,
    })),
  )
  return tx.query(sql`
    insert into department_category (department_id, category_id, is_home, position)
    select d.id, c.id, s.is_home, s.position
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
      as s (department text, slug text, is_home boolean, position int)
    join department d on d.name = s.department
    join category c on c.slug_url = s.slug
    on conflict (department_id, category_id) do update
      set is_home = excluded.is_home, position = excluded.position`)
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
