import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

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
