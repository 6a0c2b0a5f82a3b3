import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { type Invite, inviteColumns } from './invite.store.ts'

export type FollowedInvite = Invite & {
  companyName: string
  vsdId: string | null
  /** The Pro's public id. */
  showroomRef: string
}

const one = sql`
  select ${inviteColumns}, s.company_name as "companyName", s.vsd_id as "vsdId", s.user_id as "showroomRef"
  from invite i join showroom s on s.id = i.showroom_id left join project p on p.id = i.project_id`

/** Of the newest mail, and while it is good: who has joined may come back by it all that time. */
export const inviteWith = async (
  tx: Queries,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<FollowedInvite | null> => {
  const [found] = await tx.query<FollowedInvite>(sql`
    ${one} where i.code_hash = ${codeHash} and i.expires_at > ${now} and i.revoked_at is null for update of i`)
  return found ?? null
}

/** Whom it was sent to, over or not: who wants no more of them may say so later as well. */
export const addressWith = async (db: Queries, codeHash: Buffer): Promise<string | null> => {
  const [found] = await db.query<{ email: string }>(
    sql`select email from invite where code_hash = ${codeHash}`,
  )
  return found?.email ?? null
}

export const inviteById = async (db: Queries, id: number): Promise<FollowedInvite | null> => {
  const [found] = await db.query<FollowedInvite>(sql`${one} where i.id = ${id}`)
  return found ?? null
}

export const saveOpened = (tx: Queries, id: number, now: Date) =>
  tx.query(sql`update invite set opened_at = coalesce(opened_at, ${now}) where id = ${id}`)

export const saveJoined = (tx: Queries, id: number, { accountId, now }: { accountId: number; now: Date }) =>
  tx.query(sql`
    update invite set joined_at = ${now}, account_id = ${accountId}, opened_at = coalesce(opened_at, ${now})
    where id = ${id}`)

/** Vendors are in once they have applied: with the address that they were invited at. */
export const saveApplied = (tx: Queries, application: string, now: Date) =>
  tx.query(sql`
    update invite i set joined_at = ${now}, account_id = a.id, opened_at = coalesce(i.opened_at, ${now})
    from application w join account a on a.id = w.account_id
    where w.public_id = ${application} and w.type = 'Vendor' and i.audience = 'vendor'
      and lower(i.email) = lower(a.email) and i.joined_at is null and i.revoked_at is null and i.expires_at > ${now}`)

export const saveRefusal = (tx: Queries, emailHash: Buffer, now: Date) =>
  tx.query(sql`
    insert into invite_refusal (email_hash, refused_at) values (${emailHash}, ${now})
    on conflict (email_hash) do nothing`)

export const isRefused = async (tx: Queries, emailHash: Buffer): Promise<boolean> => {
  const found = await tx.query(sql`select 1 from invite_refusal where email_hash = ${emailHash}`)
  return found.length > 0
}

/** Addresses of people who have never come. */
export const deleteUnfollowed = (db: Queries, before: Date) =>
  db.query(sql`delete from invite where joined_at is null and expires_at <= ${before}`)

type OwnInvite = {
  showroom: string
  audience: string
  sent_to: string
  note: string
  sent_at: Date
  joined_at: Date | null
}

/** Invitations that somebody has followed, and those to an address that they have proven. */
const theirs = (accountId: number) => sql`
  (i.account_id = ${accountId} or (i.account_id is null and lower(i.email) = (
    select lower(email) from account where id = ${accountId} and email_verified_at is not null)))`

export const ownInvites = (db: Queries, accountId: number): Promise<OwnInvite[]> =>
  db.query<OwnInvite>(sql`
    select s.company_name as showroom, i.audience, i.email as sent_to, i.note, i.sent_at, i.joined_at
    from invite i join showroom s on s.id = i.showroom_id where ${theirs(accountId)} order by i.id`)

export const deleteInvitesOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from invite i where ${theirs(accountId)}`)
