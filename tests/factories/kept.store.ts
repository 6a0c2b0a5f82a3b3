import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

export type Table = { name: string; isOfPeople: boolean }

/** A database that no process has open: its tables, and all that a column of theirs says, as text. */
export const openKept = async (folder: string) => {
  const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } })
  const tables = async (): Promise<Table[]> => {
    const { rows } = await database.query<Table>(`
      select t.table_name as name, t.table_name = 'account' or exists (
        select 1 from information_schema.columns c
        where c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name ~ '^account_'
      ) as "isOfPeople"
      from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`)
    return rows
  }
  /** Rows whose text matches, as text. Bytes are looked at as the text that they may hold. */
  const rowsLike = async ({ name }: Table, pattern: string): Promise<string[]> => {
    const { rows } = await database.query<{ text: string }>(
      `select t::text as text from "${name}" t where t::text ~ $1`,
      [pattern],
    )
    return rows.map(({ text }) => `${name}: ${text}`)
  }
  const plant = (text: string) =>
    database.query(`create table planted as select 'between ' || $1::text || ' words' as note`, [text])
  return { tables, rowsLike, plant, close: () => database.close() }
}

/** Orders as if the hour in which their clients can cancel them were over. */
export const anHourLater = async (folder: string) => {
  const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } })
  try {
    await database.query(`update shop_order set placed_at = placed_at - interval '61 minutes'`)
  } finally {
    await database.close()
  }
}

/** Orders as if the hour in which they can be cancelled were over, and the demo's vendor as who delivers the first line of one. */
export const handToVendor = async (folder: string, orderId: string) => {
  const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } })
  try {
    await database.query(`update shop_order set placed_at = placed_at - interval '61 minutes'`)
    await database.query(
      `update vendor_member set vendor_id = (
        select s.vendor_id from sub_order s join shop_order o on o.id = s.order_id
        where o.public_id = $1 order by s.id limit 1)`,
      [orderId],
    )
  } finally {
    await database.close()
  }
}

type Ledger = { order: { held: number; charged: number; refunded: number }; owedToPro: number }

/** What the ledger itself says of an order, and of the Pro in whose showroom it was placed. */
export const ledgerOf = async (folder: string, orderId: string): Promise<Ledger> => {
  const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } })
  try {
    const { rows } = await database.query<{ held: number; charged: number; refunded: number; owed: number }>(
      `select coalesce(sum(e.amount_cents) filter (where e.account = 'held'), 0)::int as held,
        coalesce(sum(e.amount_cents) filter (where e.account = 'cash' and m.kind = 'capture'), 0)::int as charged,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'cash' and m.kind = 'refund'), 0)::int as refunded,
        (select coalesce(-sum(p.amount_cents), 0)::int from ledger_entry p
          where p.account = 'contractor' and p.party_id = min(o.showroom_id)) as owed
      from shop_order o join ledger_movement m on m.order_id = o.id join ledger_entry e on e.movement_id = m.id
      where o.public_id = $1`,
      [orderId],
    )
    const [row] = rows
    if (!row) throw new Error('The ledger says nothing.')
    const { owed: owedToPro, ...order } = row
    return { order, owedToPro }
  } finally {
    await database.close()
  }
}
