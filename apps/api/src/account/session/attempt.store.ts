import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Counted = { count: number; endsAt: Date }

/** One more attempt, in the running window or a new one. Counted beforehand, so that simultaneous attempts all count. */
export const countAttempt = async (
  db: Queries,
  key: string,
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<Counted> => {
  const [counted] = await db.query<Counted>(sql`
    insert into attempt (key, count, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when attempt.ends_at <= ${now} then 1 else attempt.count + 1 end,
      ends_at = case when attempt.ends_at <= ${now} then excluded.ends_at else attempt.ends_at end
    returning count, ends_at as "endsAt"`)
  if (!counted) throw new Error('The attempt was not counted.')
  return counted
}

export const forgetAttempts = (db: Queries, key: string) =>
  db.query(sql`delete from attempt where key = ${key}`)

export const deleteEndedAttempts = (db: Queries, now: Date) =>
  db.query(sql`delete from attempt where ends_at <= ${now}`)
