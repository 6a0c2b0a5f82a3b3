import type { Queries } from '../../../platform/db/db.ts'
import { sql } from '../../../platform/db/sql.ts'

export type WrittenRule = {
  product_id: number | null
  category_id: number | null
  vendor_id: number | null
  markup_bps: number
}

/** A showroom has these rules, in their order, and no others. */
export const replaceRules = async (db: Queries, showroomId: number, rules: readonly WrittenRule[]) => {
  await db.query(sql`delete from markup_rule where showroom_id = ${showroomId}`)
  for (const { product_id, category_id, vendor_id, markup_bps } of rules) {
    await db.query(sql`
      insert into markup_rule (showroom_id, product_id, category_id, vendor_id, markup_bps)
      values (${showroomId}, ${product_id}::int, ${category_id}::int, ${vendor_id}::int, ${markup_bps})`)
  }
}

export const replaceFees = async (
  db: Queries,
  fees: readonly Pick<WrittenRule, 'category_id' | 'vendor_id' | 'markup_bps'>[],
) => {
  await db.query(sql`delete from platform_fee`)
  for (const { category_id, vendor_id, markup_bps } of fees) {
    await db.query(sql`
      insert into platform_fee (category_id, vendor_id, fee_bps)
      values (${category_id}::int, ${vendor_id}::int, ${markup_bps})`)
  }
}
