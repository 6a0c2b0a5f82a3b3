import type { Db } from '../../../apps/api/src/platform/db/db.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'
import { anAiPerson, giveTwice } from '../../../apps/api/src/design-ai/testing/an-ai-person.store.ts'
import { endLeases as endAllLeases, unfinished as unfinishedElsewhere } from '../months/months.store.ts'

const openPurchases = sql`state in ('asked', 'confirming', 'refunding')`

/** Whoever had taken a purchase is dead. */
export const endLeases = async (db: Db) => {
  await endAllLeases(db)
  await db.query(sql`update ai_purchase set next_try_at = now() where ${openPurchases}`)
}

export const unfinished = async (db: Db) => {
  const [found] = await db.query<{ ideas: number; purchases: number }>(sql`
    select (select count(*) from ai_job where state in ('queued', 'running'))::int as ideas,
      (select count(*) from ai_purchase where ${openPurchases})::int as purchases`)
  return { ...(await unfinishedElsewhere(db)), ...(found ?? { ideas: -1, purchases: -1 }) }
}

/** Jobs whose credit was not set aside once, or was not used or returned exactly once. */
export const wrongJobs = (db: Db) =>
  db.query<{ id: string; state: string; moved: string[] }>(sql`
    select j.public_id as id, j.state, coalesce(array_agg(m.kind order by m.id) filter (where m.id is not null), '{}') as moved
    from ai_job j left join ai_credit_movement m
      on m.cause in ('job:' || j.public_id, 'return:' || j.public_id) and m.ai_account_id = j.ai_account_id
    group by j.id
    having array_agg(m.kind order by m.id) <> case when j.state = 'done' then array['reserve'] else array['reserve', 'return'] end
      or count(m.id) = 0`)

/** Purchases whose credits did not come exactly once, or did not go as they were given back. */
export const wrongPurchases = (db: Db) =>
  db.query<{ id: string; state: string }>(sql`
    select p.public_id as id, p.state from ai_purchase p
    left join ai_credit_movement m
      on m.cause in ('buy:' || p.intent_id, 'refund:' || p.intent_id, 'refund-failed:' || p.intent_id)
    group by p.id
    having coalesce(sum(m.amount), 0) <> case
        when p.state in ('paid', 'refunded') then p.credits - p.refunded_credits else 0 end
      or count(m.id) filter (where m.kind = 'purchase') <> case when p.state in ('paid', 'refunded') then 1 else 0 end`)

/** Somebody gives away a credit that nothing moved. */
export const miscount = (db: Db) =>
  db.query(
    sql`update ai_account set credits = credits + 1 where id = (select min(id) from ai_account where forgotten_at is null)`,
  )

/** The database holds no cause to one row any more, and a gift comes again. */
export const moveTwice = async (db: Db) => {
  const { id } = await anAiPerson(db, { now: new Date() })
  await db.transaction((tx) => giveTwice(tx, id))
}

export type Tally = {
  done: number
  cancelled: number
  failed: number
  bought: number
  declined: number
  givenBack: number
}

export const tally = async (db: Db): Promise<Tally> => {
  const [found] = await db.query<Tally>(sql`
    select (select count(*) from ai_job where state = 'done')::int as done,
      (select count(*) from ai_job where state = 'cancelled')::int as cancelled,
      (select count(*) from ai_job where state = 'failed')::int as failed,
      (select count(*) from ai_purchase where paid_at is not null)::int as bought,
      (select count(*) from ai_purchase where state = 'declined')::int as declined,
      (select count(*) from ai_purchase where state = 'refunded')::int as "givenBack"`)
  if (!found) throw new Error('Nothing was counted.')
  return found
}
