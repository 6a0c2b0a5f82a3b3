import type { Carrier } from '@showroom/contract/order/carriers.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** What is written on a package, and what only those know who send it. */
export type PackageFields = {
  carrier: Carrier
  tracking: string
  lot: string
  costCents: number | null
  weightMilliLb: number | null
  warehouseId: number | null
}

export type PackedUnits = { itemId: number; units: number }

export type Shipment = PackageFields & {
  id: number
  publicId: string
  subOrderId: number
  packedAt: Date
  shippedAt: Date | null
  deliveredAt: Date | null
  warehouse: { id: string; name: string } | null
  lines: PackedUnits[]
}

const shipmentsWhere = (db: Queries, condition: Sql): Promise<Shipment[]> =>
  db.query<Shipment>(sql`
    select p.id, p.public_id as "publicId", p.sub_order_id as "subOrderId", p.carrier, p.tracking, p.lot,
      p.cost_cents as "costCents", p.weight_milli_lb as "weightMilliLb", p.packed_at as "packedAt",
      p.shipped_at as "shippedAt", p.delivered_at as "deliveredAt", p.warehouse_id as "warehouseId", (
        select json_build_object('id', w.public_id, 'name', w.name) from warehouse w
        where w.id = p.warehouse_id) as warehouse, (
        select json_agg(json_build_object('itemId', l.order_item_id, 'units', l.units) order by l.order_item_id)
        from shipment_line l where l.shipment_id = p.id) as lines
    from shipment p where ${condition} order by p.id`)

export const shipmentsOf = (db: Queries, subOrderIds: readonly number[]): Promise<Shipment[]> =>
  shipmentsWhere(db, sql`p.sub_order_id = any(${[...subOrderIds]}::int[])`)

export const shipmentById = async (db: Queries, id: number): Promise<Shipment | null> =>
  (await shipmentsWhere(db, sql`p.id = ${id}`))[0] ?? null

export const shipmentNamed = async (db: Queries, publicId: string): Promise<Shipment | null> =>
  (await shipmentsWhere(db, sql`p.public_id = ${publicId}`))[0] ?? null

type NewShipment = PackageFields & {
  publicId: string
  subOrderId: number
  packedBy: number
  packedAt: Date
  shippedAt: Date | null
  lines: readonly PackedUnits[]
}

export const createShipment = async (tx: Queries, made: NewShipment): Promise<number> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into shipment (public_id, sub_order_id, carrier, tracking, lot, cost_cents, weight_milli_lb, packed_by,
      packed_at, shipped_at, warehouse_id)
    values (${made.publicId}, ${made.subOrderId}, ${made.carrier}, ${made.tracking}, ${made.lot}, ${made.costCents},
      ${made.weightMilliLb}, ${made.packedBy}, ${made.packedAt}, ${made.shippedAt}, ${made.warehouseId})
    returning id`)
  if (!created) throw new Error('A package was not saved.')
  await tx.query(sql`
    insert into shipment_line (shipment_id, order_item_id, units)
    select ${created.id}::int, "itemId", units
    from jsonb_to_recordset(${JSON.stringify(made.lines)}::jsonb) as line ("itemId" int, units int)`)
  return created.id
}

export const saveShipment = (tx: Queries, id: number, fields: PackageFields) =>
  tx.query(sql`
    update shipment set carrier = ${fields.carrier}, tracking = ${fields.tracking}, lot = ${fields.lot},
      cost_cents = ${fields.costCents}, weight_milli_lb = ${fields.weightMilliLb},
      warehouse_id = ${fields.warehouseId}
    where id = ${id}`)

export const removeShipment = (tx: Queries, id: number) =>
  tx.query(sql`delete from shipment where id = ${id} and shipped_at is null`)

/** False where it had left before. */
export const saveShipped = async (tx: Queries, id: number, at: Date): Promise<boolean> =>
  (
    await tx.query(
      sql`update shipment set shipped_at = ${at} where id = ${id} and shipped_at is null returning 1`,
    )
  ).length > 0

export const saveDelivered = async (tx: Queries, id: number, at: Date): Promise<boolean> =>
  (
    await tx.query(sql`
      update shipment set delivered_at = ${at}, shipped_at = coalesce(shipped_at, ${at})
      where id = ${id} and delivered_at is null returning 1`)
  ).length > 0
