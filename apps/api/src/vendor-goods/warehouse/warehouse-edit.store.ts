import type { WarehouseForm } from '@showroom/contract/vendor-goods/warehouse'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Of = { vendorId: number; id: number }

export const isNameTaken = async (
  tx: Queries,
  { vendorId, name, exceptId }: { vendorId: number; name: string; exceptId: number },
): Promise<boolean> => {
  const found = await tx.query(sql`
    select 1 from warehouse where vendor_id = ${vendorId} and closed_at is null and lower(name) = lower(${name})
      and id <> ${exceptId}`)
  return found.length > 0
}

export const insertWarehouse = (tx: Queries, vendorId: number, form: WarehouseForm) =>
  tx.query(sql`
    insert into warehouse (vendor_id, name, street, city, state, zip_code, ships_freight)
    values (${vendorId}, ${form.name}, ${form.street}, ${form.city}, ${form.state}, ${form.zip_code},
      ${form.ships_freight})`)

export const updateWarehouse = (tx: Queries, id: number, form: WarehouseForm) =>
  tx.query(sql`
    update warehouse set name = ${form.name}, street = ${form.street}, city = ${form.city}, state = ${form.state},
      zip_code = ${form.zip_code}, ships_freight = ${form.ships_freight}
    where id = ${id}`)

/** What lay in the former main one by naming none is written down as lying there. */
export const saveMain = async (tx: Queries, { vendorId, id }: Of) => {
  await tx.query(sql`
    update lot set warehouse_id = main.id from product p, warehouse main
    where p.id = lot.product_id and p.vendor_id = ${vendorId} and main.vendor_id = ${vendorId} and main.is_default
      and lot.warehouse_id is null and p.warehouse_id is null`)
  await tx.query(sql`
    update product set warehouse_id = main.id from warehouse main
    where product.vendor_id = ${vendorId} and main.vendor_id = ${vendorId} and main.is_default
      and product.warehouse_id is null`)
  await tx.query(sql`update warehouse set is_default = false where vendor_id = ${vendorId} and is_default`)
  await tx.query(sql`update warehouse set is_default = true where id = ${id}`)
}

export const closeWarehouse = async (tx: Queries, { vendorId, id }: Of, now: Date) => {
  await tx.query(sql`
    update lot set warehouse_id = main.id from warehouse main
    where lot.warehouse_id = ${id} and main.vendor_id = ${vendorId} and main.is_default`)
  await tx.query(sql`update product set warehouse_id = null where warehouse_id = ${id}`)
  await tx.query(sql`update warehouse set closed_at = ${now} where id = ${id}`)
}

type Placed = { productId: number; lotId: number | null; warehouseId: number }

export const savePlace = ({ productId, lotId, warehouseId }: Placed) =>
  lotId === null
    ? sql`update product set warehouse_id = ${warehouseId} where id = ${productId}`
    : sql`update lot set warehouse_id = ${warehouseId} where id = ${lotId} and product_id = ${productId}`
