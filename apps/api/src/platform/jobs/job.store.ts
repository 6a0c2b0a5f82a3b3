import type { Queries } from '../db/db.ts'
import { join, raw, type Sql, sql } from '../db/sql.ts'

export type NewJob = {
  kind: string
  /** What makes it the same job when it is written twice. */
  cause: string
  payload: object
  at: Date
  /** Not before this; at once, where it is left out. */
  due?: Date
  /** Jobs of one line are done one after the other, as they were written. */
  line?: string
  /** The smaller goes first; 0 where it is left out. */
  priority?: number
  /** Retried until then; ten times, where it is left out. */
  expiresAt?: Date
}

export const saveJob = (tx: Queries, job: NewJob) => {
  const { kind, cause, payload, at, due = at, line = null, priority = 0, expiresAt = null } = job
  return tx.query(sql`
    insert into job (kind, cause, payload, created_at, due_at, line, priority, give_up_at)
    values (${kind}, ${cause}, ${JSON.stringify(payload)}::jsonb, ${at}, ${due}, ${line}, ${priority}, ${expiresAt})
    on conflict (cause) do nothing`)
}

export type ClaimedJob = {
  id: number
  kind: string
  cause: string
  payload: unknown
  line: string | null
  attempts: number
  expiresAt: Date | null
  lease: string
}

export type Claim = { now: Date; most: number; leaseMs: number }

const leaseEnd = (leaseMs: number) => sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1_000})`
const isFree = sql`(leased_until is null or leased_until < clock_timestamp())`
const isOpen = sql`done_at is null and failed_at is null`

/**
 * What is due, by the given clock, and in nobody's hands, by the database's. A job whose line has an older one waits for
 * that; other workers skip what is being claimed.
 */
export const claimJobs = (
  db: Queries,
  kinds: readonly string[],
  { now, most, leaseMs }: Claim,
): Promise<ClaimedJob[]> =>
  db.query<ClaimedJob>(sql`
    with claimed as (
      update job set attempts = attempts + 1, lease = gen_random_uuid(), leased_until = ${leaseEnd(leaseMs)}
      where id in (
        select id from job candidate
        where ${isOpen} and due_at <= ${now} and ${isFree} and kind = any(${kinds}::text[])
          and (line is null or not exists (
            select from job older
            where older.line = candidate.line and older.id < candidate.id
              and older.done_at is null and older.failed_at is null))
        order by priority, due_at, id limit ${most} for update skip locked)
      returning *)
    select id, kind, cause, payload, line, attempts, give_up_at as "expiresAt", lease
    from claimed order by priority, due_at, id`)

type Leased = Pick<ClaimedJob, 'id' | 'lease'>

const whileLeased = ({ id, lease }: Leased) => sql`where id = ${id} and lease = ${lease}`

const isHit = async (rows: Promise<unknown[]>) => (await rows).length > 0

/** False where another worker has it by now. */
export const renewJob = (db: Queries, job: Leased, leaseMs: number): Promise<boolean> =>
  isHit(db.query(sql`update job set leased_until = ${leaseEnd(leaseMs)} ${whileLeased(job)} returning id`))

/** Its payload goes: it may name people, and has served. False where another worker has it by now. */
export const saveJobDone = (db: Queries, job: Leased, now: Date): Promise<boolean> =>
  isHit(
    db.query(sql`
      update job set done_at = ${now}, lease = null, leased_until = null, last_error = null, payload = '{}'
      ${whileLeased(job)} returning id`),
  )

export const saveJobPutOff = (db: Queries, job: Leased, { due, error }: { due: Date; error: string }) =>
  db.query(sql`
    update job set due_at = ${due}, last_error = ${error}, lease = null, leased_until = null
    ${whileLeased(job)}`)

export const saveJobFailed = (db: Queries, job: Leased, { now, error }: { now: Date; error: string }) =>
  db.query(sql`
    update job set failed_at = ${now}, last_error = ${error}, lease = null, leased_until = null
    ${whileLeased(job)}`)

/** Done and failed ones; returns how many went. */
export const deleteClosedJobs = async (db: Queries, before: Date): Promise<number> => {
  const deleted = await db.query(sql`
    delete from job where id in (
      select id from job where coalesce(done_at, failed_at) < ${before} limit 10000) returning id`)
  return deleted.length
}

/** What should be done by now, or never will be; `since` leaves out what a worker may just have in hand. */
export const overdueJobs = (db: Queries, since: Date): Promise<{ kind: string; cause: string }[]> =>
  db.query(sql`
    select kind, cause from job where done_at is null and (due_at < ${since} or failed_at is not null) order by id`)

export type ListedJob = {
  id: number
  kind: string
  cause: string
  attempts: number
  dueAt: Date
  failedAt: Date | null
  lastError: string | null
}

/** Open and failed ones, or the failed ones only, oldest first. */
export const listJobs = (db: Queries, { failedOnly }: { failedOnly: boolean }): Promise<ListedJob[]> =>
  db.query(sql`
    select id, kind, cause, attempts, due_at as "dueAt", failed_at as "failedAt", last_error as "lastError"
    from job where done_at is null ${failedOnly ? raw('and failed_at is not null') : raw('')}
    order by id limit 200`)

export type JobSearch = { text: string; failedOnly: boolean }
type Found = ListedJob & { createdAt: Date }

const jobsFound = ({ text, failedOnly }: JobSearch): Sql => {
  const words = text.toLowerCase()
  return sql`done_at is null and (failed_at is not null) = ${failedOnly} and (${words} = ''
    or position(${words} in lower(kind || ' ' || cause || ' ' || coalesce(last_error, ''))) > 0)`
}

export const countJobs = async (db: Queries, search: JobSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from job where ${jobsFound(search)}`,
  )
  return counted?.count ?? 0
}

/** A page of what is open, or of what was given up, in the order that is asked for. */
export const jobsOnPage = (
  db: Queries,
  search: JobSearch,
  { order, skip, most }: { order: Sql; skip: number; most: number },
): Promise<Found[]> =>
  db.query<Found>(sql`
    select id, kind, cause, attempts, created_at as "createdAt", due_at as "dueAt", failed_at as "failedAt",
      last_error as "lastError"
    from job where ${jobsFound(search)} order by ${order} limit ${most} offset ${skip}`)

const oneOrAll = (id: number | null) => (id === null ? [] : [sql`id = ${id}`])

/** Failed ones, or one of them, begin anew; returns how many. */
export const retryFailedJobs = async (db: Queries, id: number | null, now: Date): Promise<number> => {
  const which = join([raw('failed_at is not null'), ...oneOrAll(id)], ' and ')
  const retried = await db.query(sql`
    update job set failed_at = null, attempts = 0, due_at = ${now}, give_up_at = null where ${which} returning id`)
  return retried.length
}

export const deleteFailedJobs = async (db: Queries, id: number | null): Promise<number> => {
  const which = join([raw('failed_at is not null'), ...oneOrAll(id)], ' and ')
  return (await db.query(sql`delete from job where ${which} returning id`)).length
}
