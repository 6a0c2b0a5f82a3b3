import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What has been committed since: `productId` is null where all is to be read again, or the tree alone. */
export type Change = { xid: string; productId: number | null; ofTree: boolean }
export type Changes = { next: string; changes: Change[] }

/** Everything that is committed below it has been seen by whoever reads from now on. */
export const readCursor = async (db: Queries): Promise<string> => {
  const [row] = await db.query<{ next: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as next`,
  )
  if (!row) throw new Error('The database said nothing of its transactions.')
  return row.next
}

/**
 * By the number of the transaction that made them, from the oldest that was still open at the last reading on: one that
 * commits late is not missed, as it would be by a sequence. Those of the transactions in between come again.
 */
export const readChanges = async (db: Queries, cursor: string): Promise<Changes> => {
  const [row] = await db.query<Changes>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      coalesce((select json_agg(json_build_object('xid', xid::text, 'productId', product_id, 'ofTree', of_tree)) from (
        select distinct xid, product_id, of_tree from catalogue_change where xid >= ${cursor}::xid8
      ) c), '[]') as changes`)
  return row ?? { next: cursor, changes: [] }
}

/** Whoever has not read for so long reads all again. */
export const deleteChangesBefore = (db: Queries, before: Date) =>
  db.query(sql`delete from catalogue_change where changed_at < ${before}`)
