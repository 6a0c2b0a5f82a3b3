import type { TeamRole } from '@showroom/contract/team/team.rules'
import { accountNameOf } from '../account/account-name.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
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

export const countDeeds = async (db: Queries, showroomId: number): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from team_deed where showroom_id = ${showroomId}`,
  )
  return counted?.count ?? 0
}

export const deedsOf = (db: Queries, showroomId: number, { skip, most }: Span): Promise<DeedRecord[]> =>
  db.query<DeedRecord>(sql`
    select public_id as id, at, who, role, call, about from team_deed where showroom_id = ${showroomId}
    order by id desc limit ${most} offset ${skip}`)
