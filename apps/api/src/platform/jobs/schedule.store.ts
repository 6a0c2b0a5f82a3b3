import type { Queries } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Claim } from './job.store.ts'

/** What is scheduled for the first time waits for its first turn; what is known keeps its own. */
export const saveScheduled = (db: Queries, name: string, nextAt: Date) =>
  db.query(
    sql`insert into job_schedule (name, next_at) values (${name}, ${nextAt}) on conflict (name) do nothing`,
  )

export type ClaimedSchedule = { name: string; nextAt: Date; attempts: number; lease: string }

export const claimScheduled = (
  db: Queries,
  names: readonly string[],
  { now, most, leaseMs }: Claim,
): Promise<ClaimedSchedule[]> =>
  db.query<ClaimedSchedule>(sql`
    update job_schedule
    set attempts = attempts + 1, lease = gen_random_uuid(),
      leased_until = clock_timestamp() + make_interval(secs => ${leaseMs / 1_000})
    where name in (
      select name from job_schedule
      where name = any(${names}::text[]) and next_at <= ${now}
        and (leased_until is null or leased_until < clock_timestamp())
      order by next_at limit ${most} for update skip locked)
    returning name, next_at as "nextAt", attempts, lease`)

/** False where another worker has it by now. */
export const renewScheduled = async (
  db: Queries,
  { name, lease }: ClaimedSchedule,
  leaseMs: number,
): Promise<boolean> => {
  const renewed = await db.query(sql`
    update job_schedule set leased_until = clock_timestamp() + make_interval(secs => ${leaseMs / 1_000})
    where name = ${name} and lease = ${lease} returning name`)
  return renewed.length > 0
}

/** Somebody who asked for it meanwhile keeps their earlier turn. `error` is null where it went well. */
export const saveScheduledOver = (
  db: Queries,
  { name, lease, nextAt }: ClaimedSchedule,
  { next, error }: { next: Date; error: string | null },
) =>
  db.query(sql`
    update job_schedule
    set next_at = case when next_at = ${nextAt} then ${next}::timestamptz else next_at end,
      attempts = case when ${error}::text is null then 0 else attempts end,
      last_error = ${error}, lease = null, leased_until = null
    where name = ${name} and lease = ${lease}`)

/** It is run as soon as a worker looks, rather than at its next turn. */
export const saveHurried = (db: Queries, name: string, now: Date) =>
  db.query(sql`update job_schedule set next_at = ${now} where name = ${name}`)
