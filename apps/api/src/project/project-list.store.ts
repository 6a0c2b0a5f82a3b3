import type { ProjectFilter, ProjectSort } from '@showroom/contract/project/project-choices'
import type { Queries } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import type { Span } from '../shared/paged-reply.ts'
import { accessColumns, accessFrom, type AccessibleProject, type Asking } from './project-access.store.ts'

export type ListedProject = AccessibleProject & {
  roomCount: number
  waitingCount: number
  ownerName: string
  ownerPhoto: string | null
}

export type Listing = {
  accountId: number
  now: Date
  filter: ProjectFilter
  sort: ProjectSort
  search: string
  /** Those of the account's that something was ordered for. */
  ordered: readonly number[]
}

const waiting = sql`(select count(*)::int from project_item i where i.project_id = p.id and i.state = 'suggested')`
/** Suggestions wait for whoever may approve them. */
const waitsFor = (accountId: number): Sql => sql`
  case when p.account_id = ${accountId} or me.can in ('approve', 'order') then ${waiting} else 0 end`

const conditionOf = ({ accountId, filter, ordered }: Listing): Sql => {
  if (filter === 'ordered') return sql`p.state <> 'archived' and p.id = any(${[...ordered]}::int[])`
  if (filter === 'waiting') return sql`p.state = 'active' and ${waitsFor(accountId)} > 0`
  return sql`p.state = ${filter}`
}

const orders: Record<ProjectSort, Sql> = {
  recent: raw('p.updated_at desc, p.id desc'),
  due: raw('p.start_on asc nulls last, p.updated_at desc, p.id desc'),
}

const literal = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const listedFrom = (listing: Listing): Sql => {
  const like = literal(listing.search)
  return sql`${accessFrom(listing)} and ${conditionOf(listing)}
    and (p.name ilike ${like} or p.address ilike ${like} or p.zip_code ilike ${like} or s.company_name ilike ${like})`
}

export const countProjects = async (db: Queries, listing: Listing): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count ${listedFrom(listing)}`,
  )
  return counted?.count ?? 0
}

export const listProjects = (db: Queries, listing: Listing, { skip, most }: Span): Promise<ListedProject[]> =>
  db.query<ListedProject>(sql`
    select ${accessColumns(listing.accountId)}, ${waitsFor(listing.accountId)} as "waitingCount",
      (select count(*)::int from project_room r where r.project_id = p.id) as "roomCount",
      (select concat_ws(' ', first_name, last_name) from account o where o.id = p.account_id) as "ownerName",
      (select o.photo from account o where o.id = p.account_id) as "ownerPhoto"
    ${listedFrom(listing)} order by ${orders[listing.sort]}
    limit ${most} offset ${skip}`)

/** All of somebody's, whatever their state. */
export const accessibleIds = async (db: Queries, asking: Asking): Promise<number[]> => {
  const found = await db.query<{ id: number }>(sql`select p.id ${accessFrom(asking)}`)
  return found.map(({ id }) => id)
}
