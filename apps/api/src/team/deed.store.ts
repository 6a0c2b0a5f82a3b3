import type { Day } from '@showroom/contract/shared/day'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { TeamRole, teamDeedSorts } from '@showroom/contract/team/team.rules'
import { accountNameOf } from '../account/account-name.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { holding } from '../shared/holding.ts'
import { onDays } from '../shared/received.ts'
import type { Span } from '../shared/paged-reply.ts'

export type NewDeed = {
  publicId: string
  showroomId: number
  accountId: number
  role: TeamRole
  call: string
  about: string
  now: Date
}

/** In the name that its doer has now: it is theirs, whatever becomes of the account. */
export const saveDeed = (db: Queries, deed: NewDeed) =>
  db.query(sql`
    insert into team_deed (public_id, showroom_id, account_id, who, role, call, about, at)
    select ${deed.publicId}, ${deed.showroomId}, a.id,
      ${accountNameOf('a')}, ${deed.role}, ${deed.call},
      ${deed.about}, ${deed.now}
    from account a where a.id = ${deed.accountId}`)

export type DeedRecord = { id: string; at: Date; who: string; role: TeamRole; call: string; about: string }

export type DeedSearch = {
  showroomId: number
  text: string
  /** Calls whose words hold the text. */
  calls: readonly string[]
  seat: string | undefined
  from: Day | null
  to: Day | null
}

const holdsText = ({ text, calls }: DeedSearch): Sql =>
  sql`(lower(who || ' ' || about) like ${holding(text)} or call = any(${[...calls]}::text[]))`

const ofSeat = ({ showroomId, seat }: DeedSearch): Sql => sql`account_id = (
  select s.account_id from team_seat s where s.showroom_id = ${showroomId} and s.public_id = ${seat ?? ''})`

const sought = (search: DeedSearch): Sql => sql`showroom_id = ${search.showroomId}
  and ${search.text === '' ? sql`true` : holdsText(search)}
  and ${search.seat === undefined ? sql`true` : ofSeat(search)} and ${onDays(sql`at`, search)}`

export const countDeeds = async (db: Queries, search: DeedSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from team_deed where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

type Listed = DeedSearch & { sort: SortBy<(typeof teamDeedSorts)[number]> }

/** As they were written down, which is by when they were done; the `id` of the list is another one. */
export const deedsOf = (
  db: Queries,
  { sort, ...search }: Listed,
  { skip, most }: Span,
): Promise<DeedRecord[]> =>
  db.query<DeedRecord>(sql`
    select public_id as id, at, who, role, call, about from team_deed d where ${sought(search)}
    order by ${sort === 'when' ? sql`d.id` : sql`d.id desc`} limit ${most} offset ${skip}`)
