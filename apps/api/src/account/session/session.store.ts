import type { AccountStatus, AccountType } from '@showroom/contract/account/account'
import { signal } from '../../platform/db/commit-signals.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { hashesIn, sql, unflushed } from '../../platform/db/sql.ts'
import { deleteChallengesOf } from '../two-step/challenge.store.ts'

export type NewSession = {
  publicId: string
  accountId: number
  tokenHash: Buffer
  device: string
  place: string
  now: Date
  expiresAt: Date
  /** The device that is remembered, whose session it is. */
  deviceId: number | null
  /** Until when its Admin is not asked for a one-time code. */
  otpUntil: Date | null
  /** Both steps of signing in were asked for. */
  isTwoStep?: boolean
}

export const createSession = (tx: Queries, session: NewSession) =>
  tx.query(sql`
    insert into session (public_id, account_id, token_hash, device, place, signed_in_at, last_seen_at, expires_at,
      remembered_device_id, otp_until, is_two_step)
    values (${session.publicId}, ${session.accountId}, ${session.tokenHash}, ${session.device}, ${session.place},
      ${session.now}, ${session.now}, ${session.expiresAt}, ${session.deviceId}, ${session.otpUntil}, ${session.isTwoStep ?? false})`)

export type FoundSession = {
  id: number
  accountId: number
  type: AccountType
  status: AccountStatus
  isAgeOpen: boolean
  otpAt: Date | null
  otpUntil: Date | null
  lastSeenAt: Date
  expiresAt: Date
  /** The Admin who looks on as this person. */
  onlookerId: number | null
}

/**
 * By the hexadecimal hashes of their tokens, however old; with their accounts, in one read: every call of somebody who
 * is signed in begins with it. Whoever is no Admin any more looks on no longer.
 */
export const findSessions = async (
  db: Queries,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundSession>> => {
  const found = await db.query<FoundSession & { tokenHash: string }>(sql`
    select encode(s.token_hash, 'hex') as "tokenHash", s.id, s.account_id as "accountId", a.type, a.status,
      a.is_age_open as "isAgeOpen", s.otp_at as "otpAt", s.otp_until as "otpUntil", s.last_seen_at as "lastSeenAt",
      s.expires_at as "expiresAt", s.onlooker_id as "onlookerId"
    from session s join account a on a.id = s.account_id
    where s.token_hash = any (${hashesIn(hashes)})
      and (s.onlooker_id is null or exists (select 1 from account o
        where o.id = s.onlooker_id and o.type = 'Admin' and o.status in ('Active', 'Approve')))`)
  return new Map(found.map(({ tokenHash, ...session }) => [tokenHash, session]))
}

/** A use that is not written down with the power's loss was one of the last second: no call waits for the disk for it. */
export const prolongSession = (db: Db, id: number, { now, expiresAt }: { now: Date; expiresAt: Date }) =>
  db.query(sql`
    update session set last_seen_at = ${now}, expires_at = ${expiresAt} where id = ${id} and ${unflushed}`)

export const saveOtpGiven = (tx: Queries, id: number, { at, until }: { at: Date; until: Date }) =>
  tx.query(sql`update session set otp_at = ${at}, otp_until = ${until} where id = ${id}`)

/** Who turns the second step on gives a code in this session. */
export const saveTwoStepGiven = (tx: Queries, id: number) =>
  tx.query(sql`update session set is_two_step = true where id = ${id}`)

export const deviceOfSession = async (db: Queries, id: number): Promise<number | null> => {
  const [found] = await db.query<{ deviceId: number | null }>(sql`
    select remembered_device_id as "deviceId" from session where id = ${id}`)
  return found?.deviceId ?? null
}

type LookingOn = Omit<NewSession, 'deviceId' | 'otpUntil' | 'isTwoStep'> & { onlookerId: number }

/** An Admin's, as somebody else: it ends by the clock, however much it is used. */
export const createOnlooking = (tx: Queries, session: LookingOn) =>
  tx.query(sql`
    insert into session (public_id, account_id, token_hash, device, place, signed_in_at, last_seen_at, expires_at,
      onlooker_id)
    values (${session.publicId}, ${session.accountId}, ${session.tokenHash}, ${session.device}, ${session.place},
      ${session.now}, ${session.now}, ${session.expiresAt}, ${session.onlookerId})`)

/** The Admin's name, where the session is one of looking on. */
export const onlookerOf = async (db: Queries, sessionId: number): Promise<string | null> => {
  const [found] = await db.query<{ name: string }>(sql`
    select trim(o.first_name || ' ' || o.last_name) as name from session s join account o on o.id = s.onlooker_id
    where s.id = ${sessionId}`)
  return found?.name ?? null
}

export type ListedSession = {
  id: number
  publicId: string
  device: string
  place: string
  lastSeenAt: Date
  signedInAt: Date
  isTwoStep: boolean
}

export const sessionsOf = (db: Queries, accountId: number, now: Date): Promise<ListedSession[]> =>
  db.query<ListedSession>(sql`
    select id, public_id as "publicId", device, place, last_seen_at as "lastSeenAt", signed_in_at as "signedInAt",
      is_two_step as "isTwoStep"
    from session where account_id = ${accountId} and expires_at > ${now} order by last_seen_at desc, id desc`)

type Gone = { accountId: number }

/** Whoever looks on with a session that has ended is shown nothing more. */
const tellGone = (tx: Queries, gone: readonly Gone[]) => {
  for (const { accountId } of gone) signal(tx, { topic: 'rights', accountId })
}

export const endSession = async (db: Queries, id: number): Promise<void> => {
  const ended = await db.query<Gone>(
    sql`delete from session where id = ${id} returning account_id as "accountId"`,
  )
  tellGone(db, ended)
}

export type Ended = { deviceId: number | null }

/** Null when it is not one of the account’s. */
export const endOwnSession = async (
  tx: Queries,
  accountId: number,
  publicId: string,
): Promise<Ended | null> => {
  const [ended] = await tx.query<Ended>(sql`
    delete from session where account_id = ${accountId} and public_id = ${publicId}
    returning remembered_device_id as "deviceId"`)
  if (ended) tellGone(tx, [{ accountId }])
  return ended ?? null
}

/** All of them, or all but the one that stays. Gives how many. */
export const endSessionsOf = async (
  tx: Queries,
  accountId: number,
  except: number | null = null,
): Promise<number> => {
  // A sign-in that still waits for its second step ends as well.
  await deleteChallengesOf(tx, accountId)
  const ended = await tx.query(sql`
    delete from session where account_id = ${accountId} and id is distinct from ${except} returning id`)
  if (ended.length > 0) tellGone(tx, [{ accountId }])
  return ended.length
}

export const deleteEndedSessions = (db: Queries, now: Date) =>
  db.query(sql`delete from session where expires_at <= ${now}`)
