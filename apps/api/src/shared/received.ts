import { timezone } from '@showroom/contract/policy/figures'
import type { Day } from '@showroom/contract/shared/day'
import { type Sql, sql } from '../platform/db/sql.ts'

/** Days are those of the marketplace's zone, the first and the last included. */
export type ReceivedSearch = { text: string; from: Day | null; to: Day | null }

/** Whether a row came in on those days; the part of a store's condition that is the same for all that comes in. */
export const onDays = (receivedAt: Sql, { from, to }: Pick<ReceivedSearch, 'from' | 'to'>): Sql => {
  const startOf = (day: Sql) => sql`(${day})::timestamp at time zone ${timezone}`
  return sql`${from === null ? sql`true` : sql`${receivedAt} >= ${startOf(sql`${from}::date`)}`}
    and ${to === null ? sql`true` : sql`${receivedAt} < ${startOf(sql`${to}::date + 1`)}`}`
}
