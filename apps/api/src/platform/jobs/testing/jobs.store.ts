import type { Queries } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

type Seen = { attempts: number; last_error: string | null; done_at: Date | null; failed_at: Date | null }

export const jobCaused = async (db: Queries, cause: string) => {
  const [job] = await db.query<Seen>(sql`
    select attempts, last_error, done_at, failed_at from job where cause = ${cause}`)
  return job ?? null
}

export const emptyJobs = (db: Queries) =>
  db.query(sql`with schedules as (delete from job_schedule) delete from job`)

/** The worker that had it died: its lease is over. */
export const endLeases = (db: Queries) =>
  db.query(sql`
    with schedules as (update job_schedule set leased_until = clock_timestamp() - interval '1 second' where lease is not null)
    update job set leased_until = clock_timestamp() - interval '1 second' where lease is not null`)

/** Jobs whose first worker did not come to an end with them. */
export const countTakenAgain = async (db: Queries): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from job where attempts > 1`,
  )
  return row?.count ?? 0
}

export const scheduledNamed = async (db: Queries, name: string) => {
  const [row] = await db.query<{ next_at: Date; attempts: number; last_error: string | null }>(sql`
    select next_at, attempts, last_error from job_schedule where name = ${name}`)
  return row ?? null
}

/** A table that a job has its effect in. */
export const createEffects = (db: Queries) =>
  db.query(sql`create table if not exists effect (
    id int generated always as identity, cause text not null, worker text not null)`)

export const addEffect = (tx: Queries, cause: string, worker = '') =>
  tx.query(sql`insert into effect (cause, worker) values (${cause}, ${worker})`)

export const effects = async (db: Queries): Promise<string[]> => {
  const rows = await db.query<{ cause: string }>(sql`select cause from effect order by cause`)
  return rows.map(({ cause }) => cause)
}

export const effectsInOrder = async (db: Queries): Promise<string[]> => {
  const rows = await db.query<{ cause: string }>(sql`select cause from effect order by id`)
  return rows.map(({ cause }) => cause)
}

export const payloadOf = async (db: Queries, cause: string): Promise<unknown> => {
  const [row] = await db.query<{ payload: unknown }>(sql`select payload from job where cause = ${cause}`)
  return row?.payload
}
