import type { Queries } from '@showroom/api/platform/db/db'
import { sql } from '@showroom/api/platform/db/sql'
import type { GeneratedFamily } from './generated.ts'
import type { Relation, Substitute } from './relations.ts'

/** Products of families that are there already, and their lots. */
export const insertProducts = async (
  tx: Queries,
  families: readonly GeneratedFamily[],
  now: Date,
): Promise<void> => {
  const today = dayOf(now)
  const rows = families.flatMap((family) => family.products.map((product) => productRow(family, product)))
  await tx.query(sql`
    insert into product (public_id, family_id, vendor_id, category_id, root_category_id, sku, mpn, upc, name,
      brand, variant, color_hex, unit, uom, final_price_cents, msrp_cents, msrp_dated, coverage, length, pieces,
      min_qty, step_qty, weight_lb, size_label, longest_edge, is_plank, stock_status, stock_qty, restock_on,
      lead_days_min, lead_days_max, attributes, facets, certifications, restricted_states, prop65, documents,
      appearance, placeholder, popularity, search_text)
    select p.public_id, f.id, v.id, c.id, c.parent_id, p.sku, p.mpn, p.upc, p.name,
      p.brand, p.variant, p.color_hex, p.unit, p.uom, p.final_price, p.msrp, ${today}::date - p.msrp_days,
      p.coverage, p.length, p.pieces, p.min_qty, p.step_qty, p.weight_lb, p.size_label, p.longest_edge,
      p.is_plank, p.stock_status, p.stock_qty, ${today}::date + p.restock_days, p.lead_min, p.lead_max,
      p.attributes, p.facets, p.certifications, p.restricted_states, p.prop65, p.documents,
      p.appearance, p.placeholder, p.popularity, p.search_text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (vendor text, subcategory text, handle text,
      public_id text, sku text, mpn text, upc text, name text, brand text, variant jsonb, color_hex text,
      unit text, uom text, final_price int, msrp int, msrp_days int, coverage int, length int, pieces int,
      min_qty int, step_qty int, weight_lb numeric, size_label text, longest_edge int, is_plank boolean,
      stock_status text, stock_qty int, restock_days int, lead_min int, lead_max int, attributes jsonb,
      facets text[], certifications text[], restricted_states text[], prop65 boolean, documents text[],
      appearance jsonb, placeholder text, popularity int, search_text text)
    join vendor v on v.code = p.vendor
    join category c on c.slug_url = p.subcategory
    join family f on f.vendor_id = v.id and f.handle = p.handle`)
  await insertLots(tx, families, today)
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Lists of this age are what a careful shop still quotes. */
const msrpAgeDays = 30

const productRow = (family: GeneratedFamily, product: GeneratedFamily['products'][number]) => ({
  vendor: family.vendorCode,
  subcategory: family.subcategory,
  handle: family.handle,
  public_id: product.publicId,
  sku: product.sku,
  mpn: product.mpn,
  upc: product.upc,
  name: product.name,
  brand: family.brand,
  variant: product.variant,
  color_hex: product.colorHex,
  unit: product.packing.unit,
  uom: product.packing.uom,
  final_price: product.finalPriceCents,
  msrp: product.msrpCents,
  msrp_days: msrpAgeDays,
  coverage: product.packing.coverage,
  length: product.packing.length,
  pieces: product.packing.pieces,
  min_qty: product.packing.minQty,
  step_qty: product.packing.stepQty,
  weight_lb: product.packing.weightLb,
  size_label: product.sizeLabel,
  longest_edge: product.packing.longestEdge,
  is_plank: product.packing.isPlank,
  stock_status: product.stock.status,
  stock_qty: product.stock.quantity,
  restock_days: product.stock.restockInDays,
  lead_min: product.leadDaysMin,
  lead_max: product.leadDaysMax,
  attributes: product.attributes,
  facets: product.facets,
  certifications: product.certifications,
  restricted_states: product.restrictedStates,
  prop65: product.prop65,
  documents: product.documents,
  appearance: product.appearance,
  placeholder: product.placeholder,
  popularity: product.popularity,
  search_text: product.searchText,
})

const insertLots = async (
  tx: Queries,
  families: readonly GeneratedFamily[],
  today: string,
): Promise<void> => {
  const lots = families.flatMap(({ products }) =>
    products.flatMap(({ publicId, stock }) => stock.lots.map((lot) => ({ publicId, ...lot }))),
  )
  await tx.query(sql`
    insert into lot (product_id, code, on_hand, received_on)
    select p.id, l.code, l."onHand", ${today}::date - l."receivedDaysAgo"
    from jsonb_to_recordset(${JSON.stringify(lots)}::jsonb)
      as l ("publicId" text, code text, "onHand" int, "receivedDaysAgo" int)
    join product p on p.public_id = l."publicId"`)
}

export const insertRelations = (tx: Queries, relations: readonly Relation[]) =>
  tx.query(sql`
    insert into product_relation (product_id, related_id, kind, position)
    select p.id, other.id, r.kind, r.position
    from jsonb_to_recordset(${JSON.stringify(relations)}::jsonb)
      as r (product text, related text, kind text, position int)
    join product p on p.public_id = r.product
    join product other on other.public_id = r.related
    on conflict do nothing`)

export const saveSubstitutes = (tx: Queries, substitutes: readonly Substitute[]) =>
  tx.query(sql`
    update product p set substitute_id = other.id
    from jsonb_to_recordset(${JSON.stringify(substitutes)}::jsonb) as s (product text, substitute text)
    join product other on other.public_id = s.substitute
    where p.public_id = s.product`)
