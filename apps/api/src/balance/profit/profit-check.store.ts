import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { differs, sumsByGrain } from './profit-parts.store.ts'

export type ProfitDifference = {
  part: string
  grain: string
  startsOn: string
  ofId: number
  elsewhere: string
}

/** Sums that are not what the entries of all summed movements come to, those that there should be, and those too many. */
export const profitSummedOtherwise = (db: Queries): Promise<ProfitDifference[]> =>
  db.query<ProfitDifference>(sql`
    with due as (${sumsByGrain(sql`not exists (select 1 from profit_unsummed u where u.movement_id = m.id)`)})
    select part, grain, starts_on::text as "startsOn", of_id as "ofId", elsewhere
    from due full join profit_sum kept using (part, grain, starts_on, of_id, elsewhere)
    where ${differs}
    order by part, grain, starts_on, of_id, elsewhere`)
