import type { SortBy } from '@showroom/contract/shared/sort'
import { lowStockAt } from '@showroom/contract/policy/figures'
import type { inventorySorts, StockView } from '@showroom/contract/vendor-goods/inventory.rules'
import type { ProductStatus } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { joinedWarehouse } from '../../catalogue/warehouse/warehouse.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'

/** A lot, or a product that has none. */
export type StockedRow = {
  productId: number
  publicId: string
  lotId: number | null
  /** Of the lot's code: what leaves the server. */
  lotRef: string | null
  name: string
  sku: string
  lot: string | null
  warehouseId: string
  warehouse: string
  receivedOn: string | null
  uom: string
  onHand: number
  reserved: number
  stockStatus: string
  status: ProductStatus
}

export type StockSearch = { vendorId: number; text: string; view: StockView | null; warehouse: string | null }
export type StockSort = SortBy<(typeof inventorySorts)[number]>

const onHand = raw('coalesce(l.on_hand, p.stock_qty)')
const reserved = raw('coalesce(l.reserved, p.reserved)')

const views: Record<StockView, Sql> = {
  low: sql`${onHand} - ${reserved} between 1 and ${lowStockAt}::int`,
  out: sql`${onHand} - ${reserved} <= 0`,
  reserved: sql`${reserved} > 0`,
}

const sought = ({ vendorId, text, view, warehouse }: StockSearch): Sql => sql`
  p.vendor_id = ${vendorId} and p.status <> 'archived'
    and ${text === '' ? sql`true` : sql`lower(p.sku || ' ' || p.name || ' ' || coalesce(l.code, '')) like ${holding(text)}`}
    and ${view === null ? sql`true` : views[view]}
    and ${warehouse === null ? sql`true` : sql`w.public_id = ${warehouse}`}`

const joined: Sql = sql`product p left join lot l on l.product_id = p.id ${joinedWarehouse}`

const lotRef = raw("left(encode(sha256(convert_to(l.code, 'UTF8')), 'hex'), 16)")

const columns: Sql = sql`
  p.id as "productId", p.public_id as "publicId", l.id as "lotId", ${lotRef} as "lotRef", p.name, p.sku, l.code as lot,
  w.public_id as "warehouseId", w.name as warehouse,
  l.received_on::text as "receivedOn", p.uom, ${onHand} as "onHand", ${reserved} as reserved,
  p.stock_status as "stockStatus", p.status`

const sortable: Record<(typeof inventorySorts)[number], Sql> = {
  sku: raw('p.sku'),
  warehouse: raw('lower(w.name)'),
  name: raw('lower(p.name)'),
  on_hand: onHand,
  reserved,
  available: sql`${onHand} - ${reserved}`,
}

export const countStockRows = async (db: Queries, search: StockSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from ${joined} where ${sought(search)}`)
  return counted?.count ?? 0
}

export const stockFound = (
  db: Queries,
  search: StockSearch,
  { sort, skip, most }: Span & { sort: StockSort },
): Promise<StockedRow[]> =>
  db.query<StockedRow>(sql`
    select ${columns} from ${joined} where ${sought(search)}
    order by ${tableOrder(sort, { columns: sortable, last: raw('p.id, l.id') })} limit ${most} offset ${skip}`)

type Of = { vendorId: number; publicId: string; lotRef: string | null }

/** Null where the vendor has none, or where lots have come or gone meanwhile. */
export const stockOfOne = async (
  db: Queries,
  { vendorId, publicId, lotRef: wanted }: Of,
): Promise<StockedRow | null> => {
  const [found] = await db.query<StockedRow>(sql`
    select ${columns} from ${joined}
    where p.vendor_id = ${vendorId} and p.public_id = ${publicId} and ${lotRef} is not distinct from ${wanted}::text`)
  return found ?? null
}

export type GoodsInStock = {
  productId: number
  sku: string
  name: string
  status: ProductStatus
  stockStatus: string
  onHand: number
  reserved: number
  hasLots: boolean
}

/** A product as a new lot of it finds it; null where it is not the vendor's. */
export const goodsInStock = async (
  tx: Queries,
  { vendorId, publicId }: { vendorId: number; publicId: string },
): Promise<GoodsInStock | null> => {
  const [found] = await tx.query<GoodsInStock>(sql`
    select id as "productId", sku, name, status, stock_status as "stockStatus", stock_qty as "onHand", reserved,
      exists (select 1 from lot where product_id = product.id) as "hasLots"
    from product where vendor_id = ${vendorId} and public_id = ${publicId}`)
  return found ?? null
}

type NewLot = {
  productId: number
  code: string
  warehouseId: number
  receivedOn: string
  onHand: number
}

/** Null where another lot of the product has its code, however it is written. */
export const insertLot = async (tx: Queries, lot: NewLot): Promise<{ id: number; lotRef: string } | null> => {
  const [made] = await tx.query<{ id: number; lotRef: string }>(sql`
    insert into lot as l (product_id, code, on_hand, received_on, warehouse_id)
    select ${lot.productId}::int, ${lot.code}::text, ${lot.onHand}::int, ${lot.receivedOn}::date, ${lot.warehouseId}::int
    where not exists (
      select 1 from lot where product_id = ${lot.productId} and lower(code) = lower(${lot.code}::text))
    returning l.id, ${lotRef} as "lotRef"`)
  return made ?? null
}

export const saveLotCount = async (
  tx: Queries,
  { productId, lotId, count }: { productId: number; lotId: number; count: number },
) => {
  await tx.query(sql`update lot set on_hand = ${count} where id = ${lotId} and product_id = ${productId}`)
}

/** Units on hand over all lots, or of goods that have none. */
export const unitsAfter = async (
  tx: Queries,
  { productId, lotId, count }: { productId: number; lotId: number | null; count: number },
): Promise<number> => {
  if (lotId === null) return count
  const [summed] = await tx.query<{ units: number }>(
    sql`select coalesce(sum(on_hand), 0)::int as units from lot where product_id = ${productId}`,
  )
  return summed?.units ?? 0
}

/** What shops read and filter by changes with the count. */
export const saveProductCount = (
  tx: Queries,
  {
    productId,
    units,
    stockStatus,
    now,
  }: { productId: number; units: number; stockStatus: string; now: Date },
) =>
  tx.query(sql`
    update product set stock_qty = ${units}, stock_status = ${stockStatus},
      restock_on = case when ${units}::int > 0 then null else restock_on end,
      facets = array(select each from unnest(facets) each where each not like 'stock=%') || ${`stock=${stockStatus}`}::text,
      updated_at = ${now}::timestamptz
    where id = ${productId}`)
