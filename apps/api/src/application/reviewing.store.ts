import type { ApplicantType } from '@showroom/contract/application/choices'
import { approvalHours } from '@showroom/contract/policy/figures'
import type { Clock } from '../account/counts-waiting.ts'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export const countReviewing = async (db: Queries, type: ApplicantType): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from application where type = ${type} and state = 'reviewing'`,
  )
  return counted?.count ?? 0
}

/** Of the 24 hours in which each of them is answered. */
export const clockOfReviewing = async (db: Queries, type: ApplicantType, now: Date): Promise<Clock> => {
  const [clock] = await db.query<Clock>(sql`
    select count(*) filter (where due_at <= ${now})::int as late, min(due_at) filter (where due_at > ${now}) as "dueAt"
    from (
      select reviewing_since + make_interval(hours => ${approvalHours}) as due_at from application
      where type = ${type} and state = 'reviewing') reviewing`)
  return clock ?? { late: 0, dueAt: null }
}
