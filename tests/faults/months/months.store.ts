import type { Db, Queries } from '../../../apps/api/src/platform/db/db.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'
import { endLeases as endJobLeases } from '../../../apps/api/src/platform/jobs/testing/jobs.store.ts'
import { endLeases as endPaymentLeases, unfinished as unfinishedOrders } from '../market/market.store.ts'

export type Books = { held: number; charged: number; givenBack: number; passedOn: number; paidOut: number }

/** The ledger's, and of what banks were paid the payouts'. */
export const ledgerBooks = async (db: Db): Promise<Books> => {
  const [found] = await db.query<Books>(sql`
    select coalesce(sum(e.amount_cents) filter (where e.account = 'held'), 0)::bigint as held,
      coalesce(sum(e.amount_cents) filter (where e.account = 'cash' and m.kind = 'capture'), 0)::bigint as charged,
      coalesce(-sum(e.amount_cents) filter (where e.account = 'cash' and m.kind = 'refund'), 0)::bigint as "givenBack",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'cash' and m.kind = 'payout'), 0)::bigint as "passedOn",
      (select coalesce(sum(amount_cents), 0) from payout
        where payout_ref is not null and failure_code is null)::bigint as "paidOut"
    from ledger_entry e join ledger_movement m on m.id = e.movement_id`)
  if (!found) throw new Error('The ledger says nothing.')
  return found
}

export const payeesOf = async (db: Db): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    sql`select provider_ref as id from payout_account where provider_ref is not null order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Whoever had taken work is dead, whatever they had taken. */
export const endLeases = async (db: Db) => {
  await endPaymentLeases(db)
  await endJobLeases(db)
  await db.query(sql`update payout set next_try_at = now() where step is not null`)
}

/** What the provider has told while nobody was there is asked for, by the job that does so. */
export const catchUp = (db: Db) =>
  db.query(
    sql`update job_schedule set next_at = date_trunc('milliseconds', now()) where name = 'payment.catch_up'`,
  )

/** With payouts: what waits for a bank alone is not under way. */
export const unfinished = async (db: Db) => {
  const [found] = await db.query<{ payouts: number; catchUp: number }>(sql`
    select (select count(*) from payout where step is not null and (step <> 'watch' or next_try_at <= now()))::int as payouts,
      (select count(*) from job_schedule where name = 'payment.catch_up' and next_at <= now())::int as "catchUp"`)
  return { ...(await unfinishedOrders(db)), payouts: found?.payouts ?? -1, catchUp: found?.catchUp ?? -1 }
}

/** The newest order of an account that a bank holds everything for. */
export const placedOrderOf = async (db: Db, accountId: number): Promise<string | null> => {
  const [found] = await db.query<{ id: string }>(sql`
    select public_id as id from shop_order where account_id = ${accountId} and state = 'placed' order by id desc limit 1`)
  return found?.id ?? null
}

export type Line = { id: string; name: string; delivery: string; status: string }

export const linesOf = (db: Db, orderId: string): Promise<Line[]> =>
  db.query<Line>(sql`
    select i.public_id as id, i.product_name as name, s.public_id as delivery, i.status
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
    where o.public_id = ${orderId} order by i.id`)

export const packagesOf = async (db: Db, deliveryId: string): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(sql`
    select p.public_id as id from shipment p join sub_order s on s.id = p.sub_order_id
    where s.public_id = ${deliveryId} order by p.id`)
  return rows.map(({ id }) => id)
}

/** The newest new price of a line, and how far it is. */
export const priceChangeOf = async (db: Db, itemId: string) => {
  const [found] = await db.query<{ id: string; state: string }>(sql`
    select c.public_id as id, c.state from order_price_change c join order_item i on i.id = c.order_item_id
    where i.public_id = ${itemId} order by c.id desc limit 1`)
  return found ?? null
}

/** As if it had been ordered two hours ago: nobody can take it back by a click, and vendors see it. */
export const hoursLater = (db: Db, orderId: string) =>
  db.query(sql`update shop_order set placed_at = placed_at - interval '2 hours' where public_id = ${orderId}`)

/** As if it had been ordered and delivered months ago, and its time for returns were over. What was written of its statuses is never changed otherwise. */
export const monthsLater = (db: Db, orderId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`)
    await tx.query(sql`
      update order_status_change set changed_at = changed_at - interval '120 days' where order_item_id in (
        select i.id from order_item i join sub_order s on s.id = i.sub_order_id
          join shop_order o on o.id = s.order_id where o.public_id = ${orderId})`)
    await tx.query(
      sql`update shop_order set placed_at = placed_at - interval '150 days' where public_id = ${orderId}`,
    )
  })

/** Another business day: what is due becomes available, by the job that does so. */
export const anotherDay = async (db: Db) => {
  await db.query(sql`delete from balance_release_day`)
  await db.query(
    sql`update job_schedule set next_at = date_trunc('milliseconds', now()) where name = 'balance.release'`,
  )
}

/** The codes of these people were given a moment ago. */
export const giveCodes = (db: Db, accountIds: readonly number[]) =>
  db.query(sql`update session set otp_at = now() where account_id = any(${[...accountIds]}::int[])`)

export type Deeds = {
  orders: number
  raised: number
  captures: number
  partial: number
  refunds: number
  returns: number
  claims: number
  milestones: number
  milestoneRefunds: number
  released: number
  paid: number
  returned: number
  cents: number
}

/** How much of each kind has happened. */
export const tally = async (db: Db): Promise<Deeds> => {
  const [found] = await db.query<Deeds>(sql`
    select (select count(*) from shop_order where state = 'placed')::int as orders,
      (select count(*) from order_price_change where state = 'accepted')::int as raised,
      (select count(*) from payment_operation where kind = 'capture' and state = 'done')::int as captures,
      (select count(*) from shipment where shipped_at is not null)::int as partial,
      (select count(*) from payment_operation where kind = 'refund' and state = 'done')::int as refunds,
      (select count(*) from return_request where kind = 'return' and state = 'refunded')::int as returns,
      (select count(*) from return_request where kind = 'claim' and state = 'refunded')::int as claims,
      (select count(*) from designer_milestone where approved_at is not null)::int as milestones,
      (select count(*) from milestone_refund where state = 'refunded')::int as "milestoneRefunds",
      (select count(*) from balance_release)::int as released,
      (select count(*) from payout where state = 'paid')::int as paid,
      (select count(*) from payout where state = 'returned')::int as returned,
      (select coalesce(sum(captured_cents), 0) from payment_hold)::bigint as cents`)
  if (!found) throw new Error('Nothing was counted.')
  return found
}

export const idsOfHire = async (
  db: Queries,
  { designerId, projectId }: { designerId: string; projectId: string },
): Promise<{ profileId: number; projectId: number; clientId: number }> => {
  const [ids] = await db.query<{ profileId: number; projectId: number; clientId: number }>(sql`
    select d.id as "profileId", p.id as "projectId", p.account_id as "clientId" from designer_profile d, project p
    where d.public_id = ${designerId} and p.public_id = ${projectId}`)
  if (!ids) throw new Error('There is no such designer, or no such project.')
  return ids
}

export const projectOf = async (db: Db, accountId: number): Promise<string | null> => {
  const [found] = await db.query<{ id: string }>(
    sql`select public_id as id from project where account_id = ${accountId} order by id limit 1`,
  )
  return found?.id ?? null
}
