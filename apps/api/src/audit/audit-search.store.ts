import type { Deed } from '@showroom/contract/audit/audit'
import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { holding } from '../shared/holding.ts'
import { type GroupPage, pageOfGroups } from '../shared/page-of-groups.ts'
import { onDays } from '../shared/received.ts'

export type AuditSearch = { text: string; entity: string | null; from: Day | null; to: Day | null }

const words = sql`lower(who || ' ' || action || ' ' || entity_id || ' ' || note)`

const sought = ({ text, entity, ...days }: AuditSearch): Sql =>
  sql`${entity === null ? sql`true` : sql`entity = ${entity}`}
    and ${text === '' ? sql`true` : sql`${words} like ${holding(text)}`} and ${onDays(sql`at`, days)}`

type Found = Omit<Deed, 'at' | 'id'> & { id: string | number; at: Date }

const presentDeed = ({ id, at, ...deed }: Found): Deed => ({ ...deed, id: String(id), at: at.toISOString() })

const shown = sql`d.id::text, d.at, d.who, d.place, d.action, d.entity, d.entity_id, d.note, d.before, d.after`

/** A page of what is found and how many there are, of what is looked for once. */
export const deedsPage = async (
  db: Queries,
  search: AuditSearch,
  { order, page }: { order: Sql; page: GroupPage },
): Promise<{ count: number; deeds: Deed[] }> => {
  const found = await db.query<Found & { count: number }>(sql`
    with sought as materialized (select d.id, d.at from audit d where ${sought(search)})
    select ${shown}, (select count(*)::int from sought) as count
    from (select d.id from sought d order by ${order} ${pageOfGroups(sql`sought`, page)}) page
      join audit d on d.id = page.id
    order by ${order}`)
  return { count: found[0]?.count ?? 0, deeds: found.map(({ count: _, ...deed }) => presentDeed(deed)) }
}

/** All that is found, as far as a file goes. */
export const deedsFound = async (
  db: Queries,
  search: AuditSearch,
  { order, most }: { order: Sql; most: number },
): Promise<Deed[]> => {
  const found = await db.query<Found>(
    sql`select ${shown} from audit d where ${sought(search)} order by ${order} limit ${most}`,
  )
  return found.map(presentDeed)
}

/** What something was ever done to: from one name to the next in the index, however many deeds there are of each. */
export const entitiesOf = async (db: Queries): Promise<string[]> => {
  const found = await db.query<{ entity: string }>(sql`
    with recursive named as (
      select min(entity) as entity from audit
      union all
      select (select min(a.entity) from audit a where a.entity > n.entity) from named n where n.entity is not null
    )
    select entity from named where entity is not null order by entity`)
  return found.map(({ entity }) => entity)
}
