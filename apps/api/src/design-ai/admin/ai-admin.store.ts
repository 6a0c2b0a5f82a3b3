import type { AiLostState, aiRunSorts } from '@showroom/contract/design-ai/ai-choices'
import type { AiWish } from '@showroom/contract/design-ai/design-ai'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'

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
