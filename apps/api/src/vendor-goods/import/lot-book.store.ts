import type { ProductStatus } from '@showroom/contract/vendor-goods/vendor-product.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What is kept of goods that a file names a lot of. */
export type LotGoods = {
  productId: number
  sku: string
  name: string
  status: ProductStatus
  stockStatus: string
  reserved: number
  lots: LotKept[]
}
/** `imported`: what a file said of it last. */
export type LotKept = { id: number; code: string; onHand: number; reserved: number; imported: number | null }

export const lotGoods = (
  db: Queries,
  { vendorId, skus }: { vendorId: number; skus: readonly string[] },
): Promise<LotGoods[]> =>
  db.query<LotGoods>(sql`
    select p.id as "productId", p.sku, p.name, p.status, p.stock_status as "stockStatus", p.reserved,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', l.id, 'code', l.code, 'onHand', l.on_hand, 'reserved', l.reserved,
          'imported', l.imported_qty))
        from lot l where l.product_id = p.id), '[]') as lots
    from product p where p.vendor_id = ${vendorId} and p.sku = any(${[...skus]}::text[]) order by p.id`)

export type SaidLot = {
  productId: number
  code: string
  onHand: number
  receivedOn: string
  /** Null: its vendor's main one. */
  warehouseId: number | null
}

/** Lots that are new, or counted anew: a code is the same however it is written. */
export const saveSaidLots = async (tx: Queries, lots: readonly SaidLot[]): Promise<void> => {
  const said = sql`jsonb_to_recordset(${JSON.stringify(lots)}::jsonb)
    as said ("productId" int, code text, "onHand" int, "receivedOn" date, "warehouseId" int)`
  await tx.query(sql`
    update lot set on_hand = said."onHand", imported_qty = said."onHand" from ${said}
    where lot.product_id = said."productId" and lower(lot.code) = lower(said.code)`)
  await tx.query(sql`
    insert into lot (product_id, code, on_hand, received_on, warehouse_id, imported_qty)
    select said."productId", said.code, said."onHand", said."receivedOn", said."warehouseId", said."onHand" from ${said}
    where not exists (
      select 1 from lot where lot.product_id = said."productId" and lower(lot.code) = lower(said.code))`)
}
