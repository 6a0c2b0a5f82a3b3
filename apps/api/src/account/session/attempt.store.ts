import type { Db, Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql, unflushed } from '../../platform/db/sql.ts'

type Counted = { count: number; endsAt: Date }

type When = { now: Date; endsAt: Date }

/** One more attempt, in the running window or a new one. Counted beforehand, so that simultaneous attempts all count. */
export const countAttempt = (db: Queries, key: string, when: When): Promise<Counted> =>
  counted(db, key, { ...when, condition: raw('true') })

/** Where it does no harm to forget the last second of them with the power. A transaction, which does, is none of it. */
export const countLightly = (db: Db, key: string, when: When): Promise<Counted> =>
  counted(db, key, { ...when, condition: unflushed })

const counted = async (
  db: Queries,
  key: string,
  { now, endsAt, condition }: When & { condition: Sql },
): Promise<Counted> => {
  const [attempt] = await db.query<Counted>(sql`
    insert into attempt (key, count, ends_at)
    select ${key}::text, 1, ${endsAt}::timestamptz where ${condition}
    on conflict (key) do update set
      count = case when attempt.ends_at <= ${now} then 1 else attempt.count + 1 end,
      ends_at = case when attempt.ends_at <= ${now} then excluded.ends_at else attempt.ends_at end
    returning count, ends_at as "endsAt"`)
  if (!attempt) throw new Error('The attempt was not counted.')
  return attempt
}

export const forgetAttempts = (db: Queries, key: string) =>
  db.query(sql`delete from attempt where key = ${key}`)

export const deleteEndedAttempts = (db: Queries, now: Date) =>
  db.query(sql`delete from attempt where ends_at <= ${now}`)
