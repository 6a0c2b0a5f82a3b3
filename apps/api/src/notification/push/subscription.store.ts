import type { PushSubscriptionSent } from '@showroom/contract/notification/notification'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type Subscription = { id: number; endpoint: string; p256dh: string; auth: string }

/** While its session lasts, or the device is remembered that it was begun on. */
const isLive = (now: Date): Sql => sql`
  (exists (select 1 from session s where s.id = p.session_id and s.expires_at > ${now})
    or exists (select 1 from remembered_device d where d.id = p.remembered_device_id and d.expires_at > ${now}))`

/** Of the session itself, or of the remembered device that it was begun on. */
const isOfSession = (sessionId: number): Sql => sql`
  (p.session_id = ${sessionId}
    or p.remembered_device_id = (select remembered_device_id from session where id = ${sessionId}))`

type Kept = { sessionId: number; sent: PushSubscriptionSent; now: Date }

/** One for each browser: it is its session's, whoever was signed in there before. */
export const saveSubscription = async (tx: Queries, { sessionId, sent, now }: Kept): Promise<void> => {
  await tx.query(sql`
    delete from push_subscription p where ${isOfSession(sessionId)} or p.endpoint = ${sent.endpoint}`)
  await tx.query(sql`
    insert into push_subscription (account_id, session_id, remembered_device_id, endpoint, p256dh, auth, device,
      created_at)
    select account_id, id, remembered_device_id, ${sent.endpoint}, ${sent.keys.p256dh}, ${sent.keys.auth}, device,
      ${now}::timestamptz
    from session where id = ${sessionId}`)
}

export const deleteSubscriptionHere = (db: Queries, sessionId: number) =>
  db.query(sql`delete from push_subscription p where ${isOfSession(sessionId)}`)

export const isOnHere = async (db: Queries, sessionId: number, now: Date): Promise<boolean> => {
  const found = await db.query(sql`
    select 1 from push_subscription p where ${isOfSession(sessionId)} and ${isLive(now)}`)
  return found.length > 0
}

export const isPushedTo = async (db: Queries, accountId: number, now: Date): Promise<boolean> => {
  const found = await db.query(sql`
    select 1 from push_subscription p where p.account_id = ${accountId} and ${isLive(now)} limit 1`)
  return found.length > 0
}

export const liveSubscriptionsOf = async (db: Queries, accountId: number, now: Date): Promise<number[]> => {
  const found = await db.query<{ id: number }>(sql`
    select p.id::int as id from push_subscription p where p.account_id = ${accountId} and ${isLive(now)} order by p.id`)
  return found.map(({ id }) => id)
}

/** Null where it has ended since. */
export const liveSubscription = async (db: Queries, id: number, now: Date): Promise<Subscription | null> => {
  const [found] = await db.query<Subscription>(sql`
    select p.id::int as id, p.endpoint, p.p256dh, p.auth from push_subscription p
    where p.id = ${id} and ${isLive(now)}`)
  return found ?? null
}

export const deleteSubscription = (tx: Queries, id: number) =>
  tx.query(sql`delete from push_subscription where id = ${id}`)

/** Whose session and device are over. */
export const deleteDeadSubscriptions = (db: Queries, now: Date) =>
  db.query(sql`delete from push_subscription p where not ${isLive(now)}`)

export const allSubscriptionsOf = (db: Queries, accountId: number) =>
  db.query<{ device: string; createdAt: Date }>(sql`
    select device, created_at as "createdAt" from push_subscription where account_id = ${accountId} order by id`)

export const deleteSubscriptionsOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from push_subscription where account_id = ${accountId}`)
