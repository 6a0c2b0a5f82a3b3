import type { AiLostState, aiRunSorts } from '@showroom/contract/design-ai/ai-choices'
import type { AiDay } from '@showroom/contract/design-ai/ai-admin'
import type { AiWish } from '@showroom/contract/design-ai/design-ai'
import { timezone } from '@showroom/contract/policy/figures'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'

const dayOf = (moment: Sql): Sql => sql`to_char(${moment} at time zone ${timezone}, 'YYYY-MM-DD')`

/** Days on which something was asked for, moved, bought or given back. */
const days = sql`(
  select ${dayOf(sql`created_at`)} as id from ai_job
  union select ${dayOf(sql`created_at`)} from ai_credit_movement
  union select ${dayOf(sql`paid_at`)} from ai_purchase where paid_at is not null
  union select ${dayOf(sql`refunded_at`)} from ai_purchase where refunded_at is not null) d`

export const countAiDays = async (db: Queries): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`select count(*)::int as count from ${days}`)
  return counted?.count ?? 0
}

/** Jobs of who was forgotten are gone; credits and money of theirs are counted still. */
export const aiDays = (db: Queries, { skip, most }: Span): Promise<AiDay[]> =>
  db.query<AiDay>(sql`
    select d.id, coalesce(j.asked, 0) as asked, coalesce(j.done, 0) as done, coalesce(j.failed, 0) as failed,
      coalesce(j.blocked, 0) as blocked, coalesce(j.cancelled, 0) as cancelled,
      coalesce(m.spent, 0) as credits_spent, coalesce(m.given, 0) as credits_given,
      coalesce(m.bought, 0) as credits_bought, coalesce(p.cents, 0) as bought_cents,
      coalesce(r.cents, 0) as refunded_cents
    from (select id from ${days} order by id desc offset ${skip} limit ${most}) d
    left join (select ${dayOf(sql`created_at`)} as id, count(*)::int as asked,
        count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'failed')::int as failed,
        count(*) filter (where state = 'blocked')::int as blocked,
        count(*) filter (where state = 'cancelled')::int as cancelled
      from ai_job group by 1) j on j.id = d.id
    left join (select ${dayOf(sql`created_at`)} as id,
        -coalesce(sum(amount) filter (where kind = 'reserve' or cause like 'return:%'), 0)::int as spent,
        coalesce(sum(amount) filter (where kind = 'gift'), 0)::int as given,
        coalesce(sum(amount) filter (where kind = 'purchase'), 0)::int as bought
      from ai_credit_movement group by 1) m on m.id = d.id
    left join (select ${dayOf(sql`paid_at`)} as id, sum(amount_cents)::int as cents
      from ai_purchase where paid_at is not null group by 1) p on p.id = d.id
    left join (select ${dayOf(sql`refunded_at`)} as id, sum(refunded_cents)::int as cents
      from ai_purchase where refunded_at is not null group by 1) r on r.id = d.id
    order by d.id desc`)

export type LostRun = {
  id: string
  state: AiLostState
  code: string
  engine: string
  wish: AiWish
  accountId: string
  accountName: string
  askedAt: Date
  endedAt: Date | null
}

export type LostSearch = { text: string; state: AiLostState | null }

const lost = sql`ai_job j join ai_account a on a.id = j.ai_account_id`
const sought = ({ text, state }: LostSearch): Sql => {
  const words = text.toLowerCase()
  return sql`j.state in ('failed', 'blocked') and (${state}::text is null or j.state = ${state})
    and (${words} = '' or position(${words} in lower(a.full_name || ' ' || coalesce(j.error_code, '') || ' ' || j.engine)) > 0)`
}

export const countLostRuns = async (db: Queries, search: LostSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${lost} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

const sortable: Record<(typeof aiRunSorts)[number], Sql> = { asked: raw('j.created_at') }

export const lostRuns = (
  db: Queries,
  search: LostSearch,
  { sort, skip, most }: Span & { sort: SortBy<(typeof aiRunSorts)[number]> },
): Promise<LostRun[]> =>
  db.query<LostRun>(sql`
    select j.public_id as id, j.state, coalesce(j.error_code, '') as code, j.engine, j.wish,
      a.public_id as "accountId", a.full_name as "accountName", j.created_at as "askedAt", j.ended_at as "endedAt"
    from ${lost} where ${sought(search)}
    order by ${tableOrder(sort, { columns: sortable, last: raw('j.id') })} offset ${skip} limit ${most}`)
