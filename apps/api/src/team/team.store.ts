import type { TeamRole } from '@showroom/contract/team/team.rules'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export type SeatRecord = {
  id: number
  publicId: string
  showroomId: number
  companyName: string
  email: string
  name: string
  role: TeamRole
  invitedAt: Date
  expiresAt: Date
  joinedAt: Date | null
  lastSeenAt: Date | null
  accountId: number | null
}

const one = sql`
  select s.id, s.public_id as "publicId", s.showroom_id as "showroomId", w.company_name as "companyName",
    coalesce(a.email, s.email) as email,
    coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), s.name) as name, s.role,
    s.invited_at as "invitedAt", s.expires_at as "expiresAt", s.joined_at as "joinedAt",
    s.last_seen_at as "lastSeenAt", s.account_id as "accountId"
  from team_seat s join showroom w on w.id = s.showroom_id left join account a on a.id = s.account_id`

export const seatsIn = (db: Queries, showroomId: number): Promise<SeatRecord[]> =>
  db.query<SeatRecord>(sql`${one} where s.showroom_id = ${showroomId} order by s.id`)

export const seatById = async (db: Queries, id: number): Promise<SeatRecord | null> =>
  (await db.query<SeatRecord>(sql`${one} where s.id = ${id}`))[0] ?? null

/** Null where it is another Pro's, as if there were none. */
export const lockSeat = async (
  tx: Queries,
  { showroomId, publicId }: { showroomId: number; publicId: string },
): Promise<SeatRecord | null> => {
  const [found] = await tx.query<SeatRecord>(sql`
    ${one} where s.showroom_id = ${showroomId} and s.public_id = ${publicId} for update of s`)
  return found ?? null
}

export type NewSeat = Pick<
  SeatRecord,
  'publicId' | 'showroomId' | 'email' | 'name' | 'role' | 'expiresAt'
> & {
  codeHash: Buffer
  now: Date
}

/** False where the address has a seat, or an invitation. */
export const saveSeat = async (tx: Queries, made: NewSeat): Promise<boolean> => {
  const saved = await tx.query(sql`
    insert into team_seat (public_id, showroom_id, email, name, role, code_hash, invited_at, expires_at)
    values (${made.publicId}, ${made.showroomId}, ${made.email}, ${made.name}, ${made.role}, ${made.codeHash},
      ${made.now}, ${made.expiresAt})
    on conflict do nothing returning id`)
  return saved.length > 0
}

export const renewSeat = (
  tx: Queries,
  id: number,
  { codeHash, now, expiresAt }: Pick<NewSeat, 'codeHash' | 'now' | 'expiresAt'>,
) =>
  tx.query(sql`
    update team_seat set code_hash = ${codeHash}, invited_at = ${now}, expires_at = ${expiresAt} where id = ${id}`)

export const saveRole = (tx: Queries, id: number, role: TeamRole) =>
  tx.query(sql`update team_seat set role = ${role} where id = ${id}`)

export const deleteSeat = (tx: Queries, id: number) => tx.query(sql`delete from team_seat where id = ${id}`)

/** Of the newest mail, while it is good and the Pro is admitted. */
export const seatWith = async (
  tx: Queries,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<SeatRecord | null> => {
  const [found] = await tx.query<SeatRecord>(
    sql`${one} where s.code_hash = ${codeHash} and s.expires_at > ${now} and exists (select 1 from account p
        where p.public_id = w.user_id and p.status in ('Active', 'Approve')) for update of s`,
  )
  return found ?? null
}

/** Whom it was sent to, over or not. */
export const seatAddressWith = async (db: Queries, codeHash: Buffer): Promise<string | null> => {
  const [found] = await db.query<{ email: string }>(
    sql`select email from team_seat where code_hash = ${codeHash}`,
  )
  return found?.email ?? null
}

export const saveJoined = (tx: Queries, id: number, { accountId, now }: { accountId: number; now: Date }) =>
  tx.query(sql`
    update team_seat set joined_at = ${now}, account_id = ${accountId}, last_seen_at = ${now} where id = ${id}`)

/** Addresses of people who have never come. */
export const deleteUnanswered = (db: Queries, before: Date) =>
  db.query(sql`delete from team_seat where joined_at is null and expires_at <= ${before}`)
