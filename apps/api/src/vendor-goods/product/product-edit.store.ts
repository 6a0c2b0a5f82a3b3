import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { ProductStatus } from '@showroom/contract/vendor-goods/vendor-product.rules'
import type { Attributes } from '../../catalogue/product/packing.ts'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** A product as it is written, whoever typed it. */
export type WrittenProduct = {
  slug: string
  sku: string
  mpn: string | null
  upc: string | null
  name: string
  brand: string
  variant: Record<string, string>
  colorHex: string | null
  sizeLabel: string
  unit: string
  uom: string
  priceCents: number
  msrpCents: number | null
  coverage: number | null
  length: number | null
  pieces: number | null
  weightLb: number | null
  stockStatus: string
  restockOn: string | null
  leadDaysMin: number
  leadDaysMax: number
  attributes: Attributes
  facets: string[]
  restrictedStates: string[]
  prop65: boolean
  documents: string[]
  appearance: Appearance | null
  placeholder: string
  searchText: string
}

/** Locked until the transaction ends: of two who save at once the second sees what the first has made of it. */
export const lockProduct = async (
  tx: Queries,
  { publicId, vendorId }: { publicId: string; vendorId: number | null },
) => {
  const [found] = await tx.query<{
    id: number
    revision: number
    status: ProductStatus
    isPaused: boolean
    stockQty: number
    vendorId: number
    name: string
  }>(sql`
    select id, revision, vendor_id as "vendorId", name, status, status = 'hidden' and paused_until is not null as "isPaused",
      stock_qty as "stockQty" from product
    where public_id = ${publicId} and ${vendorId === null ? sql`true` : sql`vendor_id = ${vendorId}`}
    for no key update`)
  return found ?? null
}

export const isSkuTaken = async (
  tx: Queries,
  { vendorId, sku, exceptId }: { vendorId: number; sku: string; exceptId: number },
): Promise<boolean> => {
  const found = await tx.query(sql`
    select 1 from product where vendor_id = ${vendorId} and sku = ${sku} and id <> ${exceptId}`)
  return found.length > 0
}

type Family = {
  vendorId: number
  handle: string
  slug: string
  brand: string
  name: string
  description: string
  axes: string[]
}

export const insertFamily = async (tx: Queries, family: Family): Promise<number> => {
  const [made] = await tx.query<{ id: number }>(sql`
    insert into family (vendor_id, category_id, handle, brand, name, description, axes)
    select ${family.vendorId}::int, c.id, ${family.handle}, ${family.brand}, ${family.name}, ${family.description},
      ${family.axes}::text[]
    from category c where c.slug_url = ${family.slug} returning id`)
  if (!made) throw new Error('A family was not made.')
  return made.id
}

/** What variants share; its name and brand only where there is one of them. */
export const saveFamily = (
  tx: Queries,
  {
    id,
    name,
    ...shared
  }: { id: number; name: string | null; description: string; brand: string; axes: string[] },
) =>
  tx.query(sql`
    update family set description = ${shared.description}, name = coalesce(${name}::text, name),
      brand = case when ${name}::text is null then brand else ${shared.brand} end,
      axes = axes || array(select a from unnest(${shared.axes}::text[]) a where a <> all(axes))
    where id = ${id}`)

const msrpDay = (msrpCents: number | null, now: Date): Sql =>
  msrpCents === null ? sql`null::date` : sql`${now.toISOString().slice(0, 10)}::date`

type Inserted = { publicId: string; vendorId: number; familyId: number; stockQty: number; now: Date }

/** As a draft: no shop shows it. */
export const insertProduct = async (
  tx: Queries,
  product: WrittenProduct,
  { publicId, vendorId, familyId, stockQty, now }: Inserted,
) => {
  await tx.query(sql`
    insert into product (public_id, family_id, vendor_id, category_id, root_category_id, sku, mpn, upc, name, brand,
      status, variant, color_hex, size_label, unit, uom, final_price_cents, msrp_cents, msrp_dated, coverage, length,
      pieces, weight_lb, stock_status, stock_qty, restock_on, lead_days_min, lead_days_max, attributes, facets,
      restricted_states, prop65, documents, appearance, placeholder, search_text, updated_at)
    select ${publicId}, ${familyId}::int, ${vendorId}::int, c.id, c.parent_id, ${product.sku}, ${product.mpn},
      ${product.upc}, ${product.name}, ${product.brand}, 'draft', ${JSON.stringify(product.variant)}::jsonb,
      ${product.colorHex}, ${product.sizeLabel}, ${product.unit}, ${product.uom}, ${product.priceCents}::int,
      ${product.msrpCents}::int, ${msrpDay(product.msrpCents, now)}, ${product.coverage}::int, ${product.length}::int,
      ${product.pieces}::int, ${product.weightLb}::numeric, ${product.stockStatus}, ${stockQty}::int,
      ${product.restockOn}::date, ${product.leadDaysMin}::int, ${product.leadDaysMax}::int,
      ${JSON.stringify(product.attributes)}::jsonb, ${product.facets}::text[], ${product.restrictedStates}::text[],
      ${product.prop65}::boolean, ${product.documents}::text[], ${JSON.stringify(product.appearance)}::jsonb,
      ${product.placeholder}, ${product.searchText}, ${now}::timestamptz
    from category c where c.slug_url = ${product.slug}`)
}

export const updateProduct = (tx: Queries, product: WrittenProduct, { id, now }: { id: number; now: Date }) =>
  tx.query(sql`
    update product p set category_id = c.id, root_category_id = c.parent_id, sku = ${product.sku},
      mpn = ${product.mpn}, upc = ${product.upc}, name = ${product.name}, brand = ${product.brand},
      variant = ${JSON.stringify(product.variant)}::jsonb, color_hex = ${product.colorHex},
      size_label = ${product.sizeLabel}, unit = ${product.unit}, uom = ${product.uom},
      final_price_cents = ${product.priceCents}::int,
      -- The day that an MSRP was said on stays while it does.
      msrp_dated = case when p.msrp_cents is not distinct from ${product.msrpCents}::int then p.msrp_dated
        else ${msrpDay(product.msrpCents, now)} end,
      msrp_cents = ${product.msrpCents}::int, coverage = ${product.coverage}::int, length = ${product.length}::int,
      pieces = ${product.pieces}::int, weight_lb = ${product.weightLb}::numeric,
      stock_status = ${product.stockStatus}, restock_on = ${product.restockOn}::date,
      lead_days_min = ${product.leadDaysMin}::int, lead_days_max = ${product.leadDaysMax}::int,
      attributes = ${JSON.stringify(product.attributes)}::jsonb, facets = ${product.facets}::text[],
      restricted_states = ${product.restrictedStates}::text[], prop65 = ${product.prop65}::boolean,
      documents = ${product.documents}::text[], appearance = ${JSON.stringify(product.appearance)}::jsonb,
      placeholder = ${product.placeholder}, search_text = ${product.searchText}, revision = p.revision + 1,
      updated_at = ${now}::timestamptz
    from category c where c.slug_url = ${product.slug} and p.id = ${id}`)

type Judged = { id: number; status: ProductStatus; note: string | null; now: Date }

/** Where a product stands; a note of null leaves the last one. Whoever moves it ends its pause. */
export const saveStatus = (tx: Queries, { id, status, note, now }: Judged) =>
  tx.query(sql`
    update product set status = ${status}, review_note = coalesce(${note}::text, review_note),
      submitted_at = case when ${status} = 'in_review' then ${now}::timestamptz else submitted_at end,
      paused_until = null, revision = revision + 1, updated_at = ${now}::timestamptz
    where id = ${id}`)

export const countInReview = async (db: Queries): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from product where status = 'in_review'`,
  )
  return counted?.count ?? 0
}
