import type { NotificationCounts, NotificationFacts } from '@showroom/contract/notification/notification'
import type { NotificationKind } from '@showroom/contract/notification/notification-kinds'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { newPublicId } from '../shared/public-id.ts'
import type { Counted } from './badge.ts'
import type { KeptNotification, News } from './notification.ts'

export type NewNotification = News & {
  isShown: boolean
  isPending: boolean
  mailDueAt: Date | null
  pushDueAt: Date | null
  smsDueAt: Date | null
  now: Date
}

/** False where the same cause was told before; what waited and was done waits anew. */
export const saveNotification = async (tx: Queries, made: NewNotification): Promise<boolean> => {
  const saved = await tx.query(sql`
    insert into notification (public_id, account_id, cause, kind, subject, payload, actor_id, is_shown, is_pending,
      mail_due_at, push_due_at, sms_due_at, created_at)
    values (${newPublicId()}, ${made.accountId}, ${made.cause}, ${made.kind}, ${made.subject},
      ${JSON.stringify(made.facts)}::jsonb, ${made.actorId ?? null}::int, ${made.isShown}, ${made.isPending},
      ${made.mailDueAt}::timestamptz, ${made.pushDueAt}::timestamptz, ${made.smsDueAt}::timestamptz,
      ${made.now})
    on conflict (account_id, cause) do update set is_pending = true, read_at = null, payload = excluded.payload,
      mail_due_at = excluded.mail_due_at, mailed_at = null, push_due_at = excluded.push_due_at, pushed_at = null,
      sms_due_at = excluded.sms_due_at, texted_at = null,
      created_at = excluded.created_at
    where excluded.is_pending and not notification.is_pending
    returning id`)
  return saved.length > 0
}

export const columns = sql`n.id::int as id, n.public_id as "publicId", n.kind, n.payload, actor.first_name as actor,
  n.is_pending as "isPending", n.read_at as "readAt", n.created_at as "createdAt"`
const listed = sql`from notification n left join account actor on actor.id = n.actor_id`

export type Listing = {
  accountId: number
  isPending: boolean
  /** Null: of every kind. */
  kinds: readonly NotificationKind[] | null
  /** The public id of the one that they are older than. */
  before: string | null
  most: number
}

/** Newest first. One that `before` names and that is somebody else's, or gone, has nothing older. */
export const notificationsOf = (
  db: Queries,
  { accountId, isPending, kinds, before, most }: Listing,
): Promise<KeptNotification[]> => {
  const older =
    before === null
      ? sql`true`
      : sql`n.id < (select id from notification where account_id = ${accountId} and public_id = ${before})`
  return db.query<KeptNotification>(sql`
    select ${columns} ${listed}
    where n.account_id = ${accountId} and n.is_shown and ${older} and (n.is_pending or not ${isPending}::boolean)
      and (${kinds === null}::boolean or n.kind = any(${[...(kinds ?? [])]}::text[]))
    order by n.id desc limit ${most}`)
}

export const ownNotification = async (
  db: Queries,
  accountId: number,
  publicId: string,
): Promise<KeptNotification | null> => {
  const [found] = await db.query<KeptNotification>(sql`
    select ${columns} ${listed} where n.account_id = ${accountId} and n.public_id = ${publicId} and n.is_shown`)
  return found ?? null
}

export const countsOf = async (db: Queries, accountId: number): Promise<NotificationCounts> => {
  const [counted] = await db.query<NotificationCounts>(sql`
    select (count(*) filter (where is_pending))::int as pending_count,
      (count(*) filter (where read_at is null))::int as unread_count
    from notification where account_id = ${accountId} and is_shown and (read_at is null or is_pending)`)
  return counted ?? { pending_count: 0, unread_count: 0 }
}

export const saveAllRead = (db: Queries, accountId: number, now: Date) =>
  db.query(sql`
    update notification set read_at = ${now} where account_id = ${accountId} and is_shown and read_at is null`)

/** The moment when it was first read stays. */
export const saveRead = (tx: Queries, id: number, readAt: Date | null) =>
  tx.query(sql`
    update notification set read_at = case when ${readAt}::timestamptz is null then null
      else coalesce(read_at, ${readAt}::timestamptz) end
    where id = ${id}`)

/** Whoever has done what was asked has read it as well. */
export const saveDone = (tx: Queries, id: number, now: Date) =>
  tx.query(sql`
    update notification set is_pending = false, read_at = coalesce(read_at, ${now}) where id = ${id}`)

export type Settled = { subject: string; kinds: readonly NotificationKind[]; accountId?: number }

const waitsFor = ({ subject, kinds, accountId }: Settled): Sql => sql`
  n.is_pending and n.subject = ${subject} and n.kind = any(${[...kinds]}::text[])
    and (${accountId ?? null}::int is null or n.account_id = ${accountId ?? null}::int)`

export const accountsWaitingFor = async (db: Queries, settled: Settled): Promise<number[]> => {
  const found = await db.query<{ accountId: number }>(sql`
    select distinct n.account_id as "accountId" from notification n where ${waitsFor(settled)}`)
  return found.map(({ accountId }) => accountId)
}

/** What was asked for is done, by whomever: it waits for nobody any more. Answers for whom it did. */
export const settlePending = (tx: Queries, settled: Settled): Promise<Counted[]> =>
  tx.query<Counted>(sql`
    update notification n set is_pending = false from account a where a.id = n.account_id and ${waitsFor(settled)}
    returning a.id as "accountId", a.public_id as "publicId"`)

export const deleteNotificationsBefore = (db: Queries, moment: Date) =>
  db.query(sql`delete from notification where created_at < ${moment}`)

type Kept = { kind: string; payload: NotificationFacts; createdAt: Date; readAt: Date | null }

export const allNotificationsOf = (db: Queries, accountId: number): Promise<Kept[]> =>
  db.query<Kept>(sql`
    select kind, payload, created_at as "createdAt", read_at as "readAt" from notification
    where account_id = ${accountId} order by id`)

/** Theirs go, and what others were told of their projects and their application; nothing names them any more. */
export const deleteNotificationsOf = async (tx: Queries, accountId: number) => {
  await tx.query(sql`
    delete from notification where subject in (
      select public_id from project where account_id = ${accountId}
      union all select public_id from designer_hire where account_id = ${accountId}
      union all select public_id from application where account_id = ${accountId})`)
  await tx.query(sql`delete from notification where account_id = ${accountId}`)
  await tx.query(sql`update notification set actor_id = null where actor_id = ${accountId}`)
}
