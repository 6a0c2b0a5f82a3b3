import type { TeamRole } from '@showroom/contract/team/team.rules'
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
      coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email), ${deed.role}, ${deed.call},
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

/** Seats that somebody has, or is asked to take at an address that they have proven. */
const theirs = (accountId: number) => sql`
  (s.account_id = ${accountId} or (s.account_id is null and lower(s.email) = (
    select lower(email) from account where id = ${accountId} and email_verified_at is not null)))`

type OwnSeat = {
  showroom: string
  role: string
  invited_at: Date
  joined_at: Date | null
  last_seen_at: Date | null
}
type OwnDeed = { showroom: string; role: string; call: string; about: string; at: Date }

export const keptOf = async (
  db: Queries,
  accountId: number,
): Promise<{ seats: OwnSeat[]; deeds: OwnDeed[] }> => ({
  seats: await db.query<OwnSeat>(sql`
    select w.company_name as showroom, s.role, s.invited_at, s.joined_at, s.last_seen_at
    from team_seat s join showroom w on w.id = s.showroom_id where ${theirs(accountId)} order by s.id`),
  deeds: await db.query<OwnDeed>(sql`
    select w.company_name as showroom, d.role, d.call, d.about, d.at
    from team_deed d join showroom w on w.id = d.showroom_id where d.account_id = ${accountId} order by d.id`),
})

/** What they did stays told, and not of whom. */
export const forgetMember = async (tx: Queries, accountId: number): Promise<void> => {
  await tx.query(sql`delete from team_seat s where ${theirs(accountId)}`)
  // Nor what was done to them, where it names their address.
  await tx.query(sql`
    update team_deed set about = '' where position(
      (select lower(email) from account where id = ${accountId} and email <> '') in lower(about)) > 0`)
  await tx.query(sql`
    update team_deed set who = 'Somebody who has left', account_id = null where account_id = ${accountId}`)
}
