import type { Queries } from '../../platform/db/db.ts'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { none, type NumberColumn, numberColumns, stockStatuses } from './rows.ts'

const columns: Record<NumberColumn, Sql> = {
  id: raw('p.id'),
  root: raw('p.root_category_id'),
  category: raw('p.category_id'),
  vendor: raw('p.vendor_id'),
  family: raw('p.family_id'),
  finalCents: raw('p.final_price_cents'),
  coverage: raw('coalesce(p.coverage, 0)'),
  free: raw('(p.stock_qty - p.reserved)'),
  status: sql`array_position(${[...stockStatuses]}::text[], p.stock_status) - 1`,
  popularity: raw('p.popularity'),
  leadDaysMax: raw('p.lead_days_max'),
  restockDay: sql`coalesce(p.restock_on - date '1970-01-01', ${none}::int)`,
  msrpCents: raw('coalesce(p.msrp_cents, 0)'),
  msrpDay: sql`coalesce(p.msrp_dated - date '1970-01-01', ${none}::int)`,
  bestLot: sql`coalesce((select max(l.on_hand - l.reserved) from lot l where l.product_id = p.id), ${none}::int)`,
}

/** As PostgreSQL itself writes binary: nothing has to be read from text, on either database. */
const packed = join(
  [
    ...numberColumns.map((name) => sql`int4send((${columns[name]})::int)`),
    raw('float8send(extract(epoch from p.created_at)::float8)'),
    raw('array_send(p.facets)'),
    raw('tsvectorsend(p.search)'),
  ],
  ' || ',
)

export type PackedRows = { bytes: Buffer; last: number | null }

type PackedBatch = { packed: string | null; last: number | null }

const unpack = ([batch]: readonly PackedBatch[]): PackedRows => ({
  bytes: Buffer.from(batch?.packed ?? '', 'base64'),
  last: batch?.last ?? null,
})

/** Products that are sold, in the order of their ids, from the one after. */
export const readBatch = async (db: Queries, after: number, most: number): Promise<PackedRows> =>
  unpack(
    await db.query<PackedBatch>(sql`
      select encode(string_agg(${packed}, ''::bytea order by p.id), 'base64') as packed, max(p.id) as last
      from (select * from product where status = 'active' and id > ${after}::int order by id limit ${most}::int) p`),
  )

/** Of these products, those that are sold. */
export const readSome = async (db: Queries, ids: readonly number[]): Promise<PackedRows> =>
  unpack(
    await db.query<PackedBatch>(sql`
      select encode(string_agg(${packed}, ''::bytea order by p.id), 'base64') as packed, max(p.id) as last
      from product p where p.status = 'active' and p.id = any(${ids}::int[])`),
  )
