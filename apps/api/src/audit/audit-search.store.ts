import type { Deed } from '@showroom/contract/audit/audit'
import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import type { Span } from '../shared/paged-reply.ts'
import { onDays } from '../shared/received.ts'

export type AuditSearch = { text: string; entity: string | null; from: Day | null; to: Day | null }

const sought = ({ text, entity, ...days }: AuditSearch): Sql => {
  const words = text.toLowerCase()
  return sql`(${entity}::text is null or entity = ${entity}) and (${words} = ''
    or position(${words} in lower(who || ' ' || action || ' ' || entity_id || ' ' || note)) > 0)
    and ${onDays(sql`at`, days)}`
}

export const countDeeds = async (db: Queries, search: AuditSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from audit where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

type Found = Omit<Deed, 'at' | 'id'> & { id: string | number; at: Date }

export const deedsFound = async (
  db: Queries,
  search: AuditSearch,
  { order, skip, most }: Span & { order: Sql },
): Promise<Deed[]> => {
  const found = await db.query<Found>(sql`
    select id::text, at, who, place, action, entity, entity_id, note, before, after from audit
    where ${sought(search)} order by ${order} limit ${most} offset ${skip}`)
  return found.map(({ id, at, ...deed }) => ({ ...deed, id: String(id), at: at.toISOString() }))
}

/** What something was ever done to. */
export const entitiesOf = async (db: Queries): Promise<string[]> => {
  const found = await db.query<{ entity: string }>(sql`select distinct entity from audit order by entity`)
  return found.map(({ entity }) => entity)
}
