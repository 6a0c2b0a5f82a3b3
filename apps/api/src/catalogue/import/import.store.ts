import { lowStockAt } from '@showroom/contract/policy/figures'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { savePictures } from '../photo/photo.store.ts'
import type { Facts } from './changes.ts'
import type { Material } from './material.ts'

export type Vendor = { id: number; code: string; name: string }

export const vendorWithCode = async (db: Queries, code: string): Promise<Vendor | null> => {
  const [vendor] = await db.query<Vendor>(sql`select id, code, name from vendor where code = ${code}`)
  return vendor ?? null
}

export const insertVendor = async (
  tx: Queries,
  { code, name }: { code: string; name: string },
): Promise<Vendor> => {
  const [vendor] = await tx.query<Vendor>(sql`
    insert into vendor (code, name, state) values (${code}, ${name}, '') returning id, code, name`)
  if (!vendor) throw new Error('A vendor was not made.')
  return vendor
}

export type KnownGoods = Facts & { sourceHash: string }

/** What stands in the catalogue under these SKUs, and the mark of what the vendor sent of them the last time. */
export const knownGoods = async (
  db: Queries,
  vendorId: number,
  skus: readonly string[],
): Promise<Map<string, KnownGoods>> => {
  const rows = await db.query<KnownGoods & { sku: string }>(sql`
    select p.sku, coalesce(p.source_hash, '') as "sourceHash", p.name, p.final_price_cents as "priceCents",
      p.msrp_cents as "msrpCents", p.stock_qty as "stockQty", c.slug_url as subcategory,
      exists (select 1 from lot where lot.product_id = p.id) as "hasLots"
    from product p join category c on c.id = p.category_id
    where p.vendor_id = ${vendorId} and p.sku = any(${[...skus]}::text[])`)
  return new Map(rows.map(({ sku, ...known }) => [sku, known]))
}

export const lockGoods = (tx: Queries, vendorId: number, skus: readonly string[]) =>
  tx.query(sql`
    select 1 from product where vendor_id = ${vendorId} and sku = any(${[...skus]}::text[])
    order by id for no key update`)

/**
 * What shops show, or its vendor has hidden, follows the file; what is on its way there, was rejected or put away stays
 * so, but for a draft that the file publishes. What is paused comes back on its day alone, or never where the file hides
 * it: that is for good.
 */
const statusAfterImport: Sql = sql`case
  when product.status = 'hidden' and product.paused_until is not null then 'hidden'
  when product.status in ('active', 'hidden')
    then case when excluded.status in ('active', 'in_review') then 'active' else 'hidden' end
  when product.status = 'draft' and excluded.status = 'in_review' then 'in_review'
  else product.status end`

const pauseAfterImport: Sql = sql`case
  when product.status = 'hidden' and excluded.status in ('active', 'in_review') then product.paused_until end`

/** What lies there is said lot by lot where a product has lots: a file counts none of them. */
const hasLots: Sql = sql`exists (select 1 from lot where lot.product_id = product.id)`

const stockAfterImport: Sql = sql`case
  when not ${hasLots} or excluded.stock_status not in ('in_stock', 'low', 'backorder') then excluded.stock_status
  when product.stock_qty > ${lowStockAt}::int then 'in_stock'
  when product.stock_qty > 0 then 'low' else 'backorder' end`

/** Writes materials that are new or have changed. */
export const saveMaterials = async (
  tx: Queries,
  vendorId: number,
  { materials, needsReview, now }: { materials: readonly Material[]; needsReview: boolean; now: Date },
): Promise<void> => {
  await saveFamilies(tx, vendorId, materials)
  await tx.query(sql`
    insert into product (public_id, family_id, vendor_id, category_id, root_category_id, sku, mpn, upc, name, brand,
      status, variant, color_hex, unit, uom, final_price_cents, msrp_cents, msrp_dated, coverage, length,
      weight_lb, stock_status, stock_qty, restock_on, lead_days_min, lead_days_max, attributes, facets, prop65,
      documents, appearance, placeholder, search_text, source_hash, submitted_at)
    select
      -- What took over another SKU keeps the id that was made of its former one.
      coalesce((select replace(gen_random_uuid()::text, '-', '') from product o
        where o.public_id = m.public_id and o.sku <> m.sku), m.public_id),
      f.id, ${vendorId}::int, c.id, c.parent_id, m.sku, m.mpn, m.upc, m.name, m.brand,
      ${needsReview ? sql`case m.status when 'active' then 'in_review' else 'draft' end` : sql`m.status`},
      m.variant, m.color_hex, m.unit, m.uom, m.final_price, m.msrp,
      case when m.msrp is null then null else ${now.toISOString().slice(0, 10)}::date end, m.coverage, m.length,
      m.weight_lb, m.stock_status, m.stock_qty, m.restock_on, root.lead_days_min, root.lead_days_max,
      m.attributes, m.facets, false, '{}', m.appearance, m.placeholder, m.search_text, m.source_hash,
      ${now}::timestamptz
    from ${asTable(materials)}
    join category c on c.slug_url = m.subcategory
    join category root on root.id = c.parent_id
    join family f on f.vendor_id = ${vendorId}::int and f.handle = m.handle
    on conflict (vendor_id, sku) do update set family_id = excluded.family_id, category_id = excluded.category_id,
      root_category_id = excluded.root_category_id, mpn = excluded.mpn, upc = excluded.upc, name = excluded.name,
      brand = excluded.brand, status = ${statusAfterImport}, paused_until = ${pauseAfterImport},
      variant = excluded.variant, color_hex = excluded.color_hex,
      unit = excluded.unit, uom = excluded.uom, final_price_cents = excluded.final_price_cents,
      msrp_cents = excluded.msrp_cents, msrp_dated = excluded.msrp_dated, coverage = excluded.coverage,
      length = excluded.length, weight_lb = excluded.weight_lb, stock_status = ${stockAfterImport},
      stock_qty = case when ${hasLots} then product.stock_qty else excluded.stock_qty end, restock_on = excluded.restock_on, attributes = excluded.attributes,
      facets = array(select each from unnest(excluded.facets) each where each not like 'stock=%')
        || ('stock=' || ${stockAfterImport}), appearance = excluded.appearance, placeholder = excluded.placeholder,
      search_text = excluded.search_text, source_hash = excluded.source_hash, revision = product.revision + 1,
      submitted_at = coalesce(product.submitted_at, excluded.submitted_at), updated_at = ${now}`)
  await savePictures(tx, vendorId, { ...picturesOf(materials), now })
}

const asTable = (materials: readonly Material[]): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(materials.map(rowOf))}::jsonb) as m (public_id text, handle text,
      subcategory text, sku text, mpn text, upc text, name text, brand text, status text, variant jsonb,
      color_hex text, unit text, uom text, final_price int, msrp int, coverage int, length int, weight_lb numeric,
      stock_status text, stock_qty int, restock_on date, attributes jsonb, facets text[], appearance jsonb,
      placeholder text, search_text text, source_hash text)`

const rowOf = (material: Material) => ({
  public_id: material.publicId,
  handle: material.family.handle,
  subcategory: material.subcategory,
  sku: material.sku,
  mpn: material.mpn,
  upc: material.upc,
  name: material.name,
  brand: material.family.brand,
  status: material.status,
  variant: material.variant,
  color_hex: material.colorHex,
  unit: material.packing.unit,
  uom: material.packing.uom,
  final_price: material.finalPriceCents,
  msrp: material.msrpCents,
  coverage: material.packing.coverage,
  length: material.packing.length,
  weight_lb: material.packing.weightLb,
  stock_status: material.stock.status,
  stock_qty: material.stock.quantity,
  restock_on: material.stock.restockOn,
  attributes: material.attributes,
  facets: material.facets,
  appearance: material.appearance,
  placeholder: material.placeholder,
  search_text: material.searchText,
  source_hash: material.sourceHash,
})

/** A family's axes only grow: its variants may come in several batches. */
const saveFamilies = (tx: Queries, vendorId: number, materials: readonly Material[]) => {
  const families = new Map<string, Material['family'] & { subcategory: string; axes: string[] }>()
  for (const { family, subcategory, variant } of materials) {
    const axes = families.get(family.handle)?.axes ?? []
    families.set(family.handle, {
      ...family,
      subcategory,
      axes: [...new Set([...axes, ...Object.keys(variant)])],
    })
  }
  return tx.query(sql`
    insert into family (vendor_id, category_id, handle, brand, name, description, axes)
    select ${vendorId}::int, c.id, f.handle, f.brand, f.name, f.description, f.axes
    from jsonb_to_recordset(${JSON.stringify([...families.values()])}::jsonb)
      as f (handle text, subcategory text, brand text, name text, description text, axes text[])
    join category c on c.slug_url = f.subcategory
    on conflict (vendor_id, handle) do update set category_id = excluded.category_id, brand = excluded.brand,
      name = excluded.name, description = excluded.description,
      axes = family.axes || array(select a from unnest(excluded.axes) a where a <> all(family.axes))`)
}

const picturesOf = (materials: readonly Material[]) => ({
  skus: materials.map(({ sku }) => sku),
  pictures: materials.flatMap(({ sku, pictures }) =>
    pictures.map((picture, position) => ({ sku, position, ...picture })),
  ),
})
