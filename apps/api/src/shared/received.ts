import { timezone } from '@showroom/contract/policy/figures'
import type { Day } from '@showroom/contract/shared/day'
import { type Sql, sql } from '../platform/db/sql.ts'

/** Days are those of the marketplace's zone, the first and the last included. */
export type ReceivedSearch = { text: string; from: Day | null; to: Day | null }

/** Whether a row came in on those days; the part of a store's condition that is the same for all that comes in. */
export const onDays = (receivedAt: Sql, { from, to }: Pick<ReceivedSearch, 'from' | 'to'>): Sql => {
  const day = sql`(${receivedAt} at time zone ${timezone})::date`
  return sql`(${from}::date is null or ${day} >= ${from}::date) and (${to}::date is null or ${day} <= ${to}::date)`
}
