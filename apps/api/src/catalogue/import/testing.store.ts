import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What tests of the import look at. */
export const importedProducts = (db: Queries, vendorCode: string) =>
  db.query<{
    public_id: string
    sku: string
    name: string
    status: string
    final_price_cents: number
    pictures: number
    axes: string[]
    updated_at: Date
  }>(sql`
    select p.public_id, p.sku, p.name, p.status, p.final_price_cents, f.axes, p.updated_at,
      (select count(*)::int from product_picture where product_id = p.id) as pictures
    from product p join family f on f.id = p.family_id join vendor v on v.id = p.vendor_id
    where v.code = ${vendorCode} order by p.sku`)

export const findableBy = async (db: Queries, words: string): Promise<string[]> => {
  const rows = await db.query<{ sku: string }>(sql`
    select sku from product where search @@ websearch_to_tsquery('english', ${words}) and source_hash is not null`)
  return rows.map(({ sku }) => sku)
}

export const lockOne = (tx: Queries, sku: string) =>
  tx.query(sql`select 1 from product where sku = ${sku} for no key update`)

/** How many wait in this database for what somebody else has locked. */
export const waiting = async (db: Queries): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return counted?.count ?? 0
}
