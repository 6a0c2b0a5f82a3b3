import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { SalesUnit } from '@showroom/contract/catalogue/catalogue'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { ProductStatus, vendorProductSorts } from '@showroom/contract/vendor-goods/vendor-product.rules'
import type { AttributeValue } from '../../catalogue/product/packing.ts'
import type { Photo } from '../../catalogue/photo/photo.ts'
import { photosColumn } from '../../catalogue/photo/photo.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'

/** A product as its vendor sees it in a list, with what its completeness is judged by. */
export type ListedProduct = {
  id: number
  publicId: string
  name: string
  sku: string
  brand: string
  vendor: string
  rootSlug: string
  slug: string
  categoryName: string
  unit: SalesUnit
  uom: string
  priceCents: number
  msrpCents: number | null
  coverage: number | null
  length: number | null
  pieces: number | null
  weightLb: number | null
  sizeLabel: string
  stockStatus: string
  stockQty: number
  leadDaysMin: number
  leadDaysMax: number
  attributes: Record<string, AttributeValue>
  /** Keys that its category’s filters ask for. */
  asked: string[]
  documents: string[]
  description: string
  status: ProductStatus
  appearance: Appearance | null
  placeholder: string
  photos: Photo[]
  /** Null where it is not paused. */
  pausedUntil: string | null
  updatedAt: Date
}

export type ProductSearch = {
  /** Null: of all vendors. */
  vendorId: number | null
  text: string
  status: ProductStatus | null
  /** The slug of a category or a subcategory. */
  category: string | null
}
export type ProductSort = SortBy<(typeof vendorProductSorts)[number]>

const sought = ({ vendorId, text, category }: Omit<ProductSearch, 'status'>): Sql => sql`
  ${vendorId === null ? sql`true` : sql`p.vendor_id = ${vendorId}`}
    and ${text === '' ? sql`true` : sql`lower(p.name || ' ' || p.sku || ' ' || coalesce(p.mpn, '')) like ${holding(text)}`}
    and ${category === null ? sql`true` : sql`${category} in (c.slug_url, root.slug_url)`}`

const inStatus = (status: ProductStatus | null): Sql =>
  status === null ? sql`true` : sql`p.status = ${status}`

const joined =
  raw(`product p join category c on c.id = p.category_id join category root on root.id = p.root_category_id
  join vendor v on v.id = p.vendor_id join family f on f.id = p.family_id`)

const listedColumns: Sql = sql`
  p.id, p.public_id as "publicId", p.name, p.sku, p.brand, v.name as vendor, root.slug_url as "rootSlug",
  c.slug_url as slug, c.name as "categoryName", p.unit, p.uom, p.final_price_cents as "priceCents",
  p.msrp_cents as "msrpCents", p.coverage, p.length, p.pieces, p.weight_lb::float8 as "weightLb",
  p.size_label as "sizeLabel", p.stock_status as "stockStatus", p.stock_qty as "stockQty",
  p.lead_days_min as "leadDaysMin", p.lead_days_max as "leadDaysMax", p.attributes,
  array(select each->>'key' from jsonb_array_elements(root.attributes) each
    where (each->>'filter')::boolean) as asked, p.documents, f.description,
  p.status, p.appearance, p.placeholder, ${photosColumn},
  case when p.status = 'hidden' then p.paused_until::text end as "pausedUntil", p.updated_at as "updatedAt"`

const sortable: Record<(typeof vendorProductSorts)[number], Sql> = {
  name: raw('lower(p.name)'),
  sku: raw('p.sku'),
  price: raw('p.final_price_cents'),
  stock: raw('p.stock_qty'),
  updated: raw('p.updated_at'),
}

/** How many fit, by how far they are. */
export const countProducts = async (
  db: Queries,
  search: Omit<ProductSearch, 'status'>,
): Promise<Map<ProductStatus, number>> => {
  const rows = await db.query<{ status: ProductStatus; count: number }>(sql`
    select p.status, count(*)::int as count from ${joined} where ${sought(search)} group by p.status`)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

export const productsFound = (
  db: Queries,
  search: ProductSearch,
  { sort, skip, most }: Span & { sort: ProductSort },
): Promise<ListedProduct[]> =>
  db.query<ListedProduct>(sql`
    select ${listedColumns} from ${joined} where ${sought(search)} and ${inStatus(search.status)}
    order by ${tableOrder(sort, { columns: sortable, last: raw('p.id') })} limit ${most} offset ${skip}`)

/** Beside what a list shows, what only its editor asks for. */
export type EditedProduct = ListedProduct & {
  vendorId: number
  familyId: number
  familyName: string
  variants: number
  variant: Record<string, string>
  colorHex: string | null
  mpn: string | null
  upc: string | null
  restockOn: string | null
  restrictedStates: string[]
  prop65: boolean
  revision: number
  reviewNote: string
}

const editedColumns: Sql = sql`
  ${listedColumns}, p.vendor_id as "vendorId", p.family_id as "familyId", f.name as "familyName",
  (select count(*)::int from product o where o.family_id = p.family_id) as variants, p.variant,
  p.color_hex as "colorHex", p.mpn, p.upc, p.restock_on::text as "restockOn",
  p.restricted_states as "restrictedStates", p.prop65, p.revision, p.review_note as "reviewNote"`

/** The products of a family in the order in which they were made. */
export const productsOfFamily = (db: Queries, familyId: number, most: number): Promise<EditedProduct[]> =>
  db.query<EditedProduct>(sql`
    select ${editedColumns} from ${joined} where p.family_id = ${familyId} order by p.id limit ${most}`)

/** Null where the vendor has no such product: another's is as missing as one that never was. */
export const productOf = async (
  db: Queries,
  { publicId, vendorId }: { publicId: string; vendorId: number | null },
): Promise<EditedProduct | null> => {
  const [found] = await db.query<EditedProduct>(sql`
    select ${editedColumns} from ${joined}
    where p.public_id = ${publicId} and ${vendorId === null ? sql`true` : sql`p.vendor_id = ${vendorId}`}`)
  return found ?? null
}
