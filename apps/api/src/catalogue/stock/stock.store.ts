import type { StockStatus } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Oldest first. */
export type StockedLot = { id: number; code: string; available: number }

export type Stocked = {
  productId: number
  stockStatus: StockStatus
  /** Of goods without lots. */
  available: number
  lots: StockedLot[]
}

/**
 * Stock of some products, locked until the transaction ends: what one order takes, no other is promised.
 * Always in the order of the ids, so that two who want the same goods wait for each other in a line, never in a ring.
 */
export const lockStock = async (
  tx: Queries,
  productIds: readonly number[],
): Promise<Map<number, Stocked>> => {
  const ids = [...productIds]
  const products = await tx.query<Omit<Stocked, 'lots'>>(sql`
    select id as "productId", stock_status as "stockStatus", stock_qty - reserved as available
    from product where id = any(${ids}::int[]) order by id for no key update`)
  const lots = await tx.query<StockedLot & { productId: number }>(sql`
    select id, product_id as "productId", code, on_hand - reserved as available
    from lot where product_id = any(${ids}::int[]) order by product_id, received_on, id for no key update`)
  return new Map(
    products.map((product) => [
      product.productId,
      {
        ...product,
        lots: lots
          .filter(({ productId }) => productId === product.productId)
          .map(({ id, code, available }) => ({ id, code, available })),
      },
    ]),
  )
}

export type StockChange = { id: number; qty: number }

/** More or, where negative, less of each lot is kept for orders. A recount in between gives back what it may. */
export const changeReservedOfLots = (tx: Queries, changes: readonly StockChange[]) =>
  tx.query(sql`
    update lot set reserved = greatest(lot.reserved + change.qty, 0)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id int, qty int)
    where lot.id = change.id`)

export const changeReservedOfProducts = (tx: Queries, changes: readonly StockChange[]) =>
  tx.query(sql`
    update product set reserved = greatest(product.reserved + change.qty, 0)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id int, qty int)
    where product.id = change.id`)

/** Units that left the warehouse; the vendor's next count says it again. */
export const takeFromLots = (tx: Queries, changes: readonly StockChange[]) =>
  tx.query(sql`
    update lot set on_hand = greatest(lot.on_hand - change.qty, 0)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id int, qty int)
    where lot.id = change.id`)

/** Of all lots together, or of goods that have none. */
export const takeFromProducts = (tx: Queries, changes: readonly StockChange[]) =>
  tx.query(sql`
    update product set stock_qty = greatest(product.stock_qty - change.qty, 0)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id int, qty int)
    where product.id = change.id`)

export type ReservedStock = { id: number; reserved: number }

export const reservedOfLots = (db: Queries): Promise<ReservedStock[]> =>
  db.query<ReservedStock>(sql`select id, reserved from lot where reserved > 0 order by id`)

export const reservedOfProducts = (db: Queries): Promise<ReservedStock[]> =>
  db.query<ReservedStock>(sql`select id, reserved from product where reserved > 0 order by id`)
