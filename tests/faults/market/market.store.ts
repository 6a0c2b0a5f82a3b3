import { createSession } from '../../../apps/api/src/account/session/session.store.ts'
import { newSessionToken } from '../../../apps/api/src/account/session/secret.ts'
import { shelveRunningExample } from '../../../apps/api/src/order/testing/running-example.store.ts'
import type { Db } from '../../../apps/api/src/platform/db/db.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'
import { newPublicId } from '../../../apps/api/src/shared/public-id.ts'

const yearMs = 365 * 86_400_000

/** The running example's goods, in any number. */
export const stockUp = async (db: Db) => {
  await shelveRunningExample(db)
  await db.query(sql`update product set stock_qty = 1000000 where public_id like 'example-%'`)
  await db.query(sql`
    update lot set on_hand = 1000000 where product_id in (select id from product where public_id like 'example-%')`)
}

/** Somebody who is signed in, an Admin with their one-time code. */
export const signIn = async (db: Db, type: 'User' | 'Admin'): Promise<string> => {
  const publicId = newPublicId()
  const now = new Date()
  const [account] = await db.query<{ id: number }>(sql`
    insert into account (public_id, type, status, first_name, last_name, email, email_verified_at, country_code,
      phone_number, zip_code)
    values (${publicId}, ${type}, 'Active', 'Hanna', 'Buyer', ${`${publicId}@people.test`}, ${now}, '+1',
      '6265550142', '91101')
    returning id`)
  const { token, hash } = newSessionToken()
  await createSession(db, {
    publicId: newPublicId(),
    accountId: account?.id ?? 0,
    tokenHash: hash,
    device: 'Test',
    place: '127.0.0.x',
    deviceId: null,
    otpUntil: new Date(now.getTime() + yearMs),
    now,
    expiresAt: new Date(now.getTime() + yearMs),
  })
  return token
}

/** Lines of placed orders that nobody has picked up yet. */
export const waitingItems = async (db: Db, most: number): Promise<string[]> => {
  const found = await db.query<{ id: string }>(sql`
    select i.public_id as id
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
    where o.state = 'placed' and i.status = 'waiting_for_approval' order by i.id limit ${most}`)
  return found.map(({ id }) => id)
}

/** The one process that had taken work is dead: nobody has to wait until its lease is over. */
export const endLeases = async (db: Db) => {
  await db.query(sql`update payment_operation set next_try_at = now() where state = 'asked'`)
  await db.query(sql`update provider_event set next_try_at = '-infinity' where handled_at is null`)
}

export type Unfinished = { operations: number; events: number; orders: number; messages: number }

/** Messages that are due later than now are nobody's fault, unless a dead process had taken them. */
export const unfinished = async (db: Db): Promise<Unfinished> => {
  const [found] = await db.query<Unfinished>(sql`
    select (select count(*) from payment_operation where state = 'asked')::int as operations,
      (select count(*) from provider_event where handled_at is null)::int as events,
      (select count(*) from shop_order where state = 'placing')::int as orders,
      (select count(*) from job where done_at is null and (attempts > 0 or due_at < now()))::int as messages`)
  return found ?? { operations: -1, events: -1, orders: -1, messages: -1 }
}

export type Tally = {
  placed: number
  declined: number
  holds: number
  captured: number
  voided: number
  cents: number
}

export const tally = async (db: Db): Promise<Tally> => {
  const [found] = await db.query<Tally>(sql`
    select (select count(*) from shop_order where state = 'placed')::int as placed,
      (select count(*) from shop_order where state in ('declined', 'abandoned'))::int as declined,
      (select count(*) from payment_hold)::int as holds,
      (select count(*) from payment_hold where state = 'captured')::int as captured,
      (select count(*) from payment_hold where state = 'voided')::int as voided,
      (select coalesce(sum(captured_cents), 0) from payment_hold)::int as cents`)
  return found ?? { placed: 0, declined: 0, holds: 0, captured: 0, voided: 0, cents: 0 }
}
