import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const productIdOf = async (db: Db, publicId: string): Promise<number> => {
  const [found] = await db.query<{ id: number }>(sql`select id from product where public_id = ${publicId}`)
  return found?.id ?? 0
}

export const giveLots = (db: Db, publicId: string, lots: Record<string, number>) =>
  db.query(sql`
    insert into lot (product_id, code, on_hand, received_on)
    select p.id, each.key, each.value::int, '2026-11-02' from product p, jsonb_each_text(${JSON.stringify(lots)}::jsonb) each
    where p.public_id = ${publicId}`)

/** Units of goods without lots that orders were promised. */
export const promiseUnits = (db: Db, publicId: string, units: number) =>
  db.query(sql`update product set reserved = ${units} where public_id = ${publicId}`)
