import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { raised, sumColumns, sumsByGrain } from './profit-parts.store.ts'

/** Whoever else adds to the sums waits until this transaction ends; whoever reads them does not. */
const lockSums = (tx: Queries) => tx.query(sql`select pg_advisory_xact_lock(hashtext('profit sums'))`)

/** Takes some movements that are in no sum and adds what they moved, in one statement: nobody sees it half done. Returns how many. */
export const sumSome = async (tx: Queries, most: number): Promise<number> => {
  await lockSums(tx)
  const [taken] = await tx.query<{ count: number }>(sql`
    with taken as (
      delete from profit_unsummed where movement_id in (
        select movement_id from profit_unsummed order by movement_id limit ${most})
      returning movement_id
    ), saved as (
      insert into profit_sum as kept (part, grain, starts_on, of_id, elsewhere, ${sumColumns})
      ${sumsByGrain(sql`m.id in (select movement_id from taken)`)}
      on conflict (part, grain, starts_on, of_id, elsewhere) do update set ${raised}
    )
    select count(*)::int as count from taken`)
  return taken?.count ?? 0
}
