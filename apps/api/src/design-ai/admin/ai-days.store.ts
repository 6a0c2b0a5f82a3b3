import type { AiDay } from '@showroom/contract/design-ai/ai-admin'
import type { aiDaySorts } from '@showroom/contract/design-ai/ai-choices'
import { timezone } from '@showroom/contract/policy/figures'
import type { Day } from '@showroom/contract/shared/day'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'

const dayOf = (moment: Sql): Sql => sql`to_char(${moment} at time zone ${timezone}, 'YYYY-MM-DD')`

/** Days on which something was asked for, moved, bought or given back. */
const days = sql`(
  select ${dayOf(sql`created_at`)} as id from ai_job
  union select ${dayOf(sql`created_at`)} from ai_credit_movement
  union select ${dayOf(sql`paid_at`)} from ai_purchase where paid_at is not null
  union select ${dayOf(sql`refunded_at`)} from ai_purchase where refunded_at is not null) d`

export type DaySearch = { from: Day | null; to: Day | null }

const sought = ({ from, to }: DaySearch): Sql => sql`${from === null ? sql`true` : sql`d.id >= ${from}`}
  and ${to === null ? sql`true` : sql`d.id <= ${to}`}`

export const countAiDays = async (db: Queries, search: DaySearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${days} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

/** Jobs of who was forgotten are gone; credits and money of theirs are counted still. */
export const aiDays = (
  db: Queries,
  { sort, ...search }: DaySearch & { sort: SortBy<(typeof aiDaySorts)[number]> },
  { skip, most }: Span,
): Promise<AiDay[]> => {
  const order = sort === 'day' ? sql`d.id` : sql`d.id desc`
  return db.query<AiDay>(sql`
    select d.id, coalesce(j.asked, 0) as asked, coalesce(j.done, 0) as done, coalesce(j.failed, 0) as failed,
      coalesce(j.blocked, 0) as blocked, coalesce(j.cancelled, 0) as cancelled,
      coalesce(m.spent, 0) as credits_spent, coalesce(m.given, 0) as credits_given,
      coalesce(m.bought, 0) as credits_bought, coalesce(p.cents, 0) as bought_cents,
      coalesce(r.cents, 0) as refunded_cents
    from (select id from ${days} where ${sought(search)} order by ${order} offset ${skip} limit ${most}) d
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
    order by ${order}`)
}
