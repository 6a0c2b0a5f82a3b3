import type { Queries } from '../../platform/db/db.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { linkIdentity } from '../social/identity.store.ts'
import { testDay } from '../../testing/test-clock.ts'
import { leaveNewerTraces } from './newer-traces.store.ts'

/** What Admins did outlives who did it, and so do orders: the law asks for them. */
const outliving = ['audit', 'shop_order', 'order_status_change', 'coupon_use']

/** Every table that names accounts. */
export const tablesOfPeople = async (db: Queries): Promise<string[]> => {
  const tables = await db.query<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    where c.column_name = 'account_id' and c.table_schema = 'public' order by 1`)
  return tables.map(({ name }) => name).filter((name) => !outliving.includes(name))
}

/** Those of them that name this one. */
export const tablesNaming = async (db: Queries, publicId: string): Promise<string[]> => {
  const named: string[] = []
  for (const table of await tablesOfPeople(db)) {
    const rows = await db.query(sql`
      select 1 from ${raw(table)} t join account a on a.id = t.account_id where a.public_id = ${publicId}`)
    if (rows.length > 0) named.push(table)
  }
  return named
}

/** A message of somebody else, read and answered by an emoji, and what was told of it. */
const leaveTalkersTraces = async (db: Queries, publicId: string, accountId: number) => {
  await db.query(sql`
    insert into chat_thread (public_id, project_id) select ${`thread-${publicId}`}, id from project limit 1`)
  await db.query(sql`
    insert into chat_message (public_id, thread_id, no, kind, body, client_id, created_at)
    select ${`message-${publicId}`}, id, 1, 'text', 'Hello', 'c', ${testDay}::timestamptz from chat_thread
    where public_id = ${`thread-${publicId}`}`)
  await db.query(sql`
    insert into chat_seen (thread_id, account_id) select thread_id, ${accountId}::int from chat_message
    where public_id = ${`message-${publicId}`}`)
  await db.query(sql`
    insert into chat_reaction (message_id, account_id, emoji, at)
    select id, ${accountId}::int, '👍', ${testDay}::timestamptz from chat_message
    where public_id = ${`message-${publicId}`}`)
  await db.query(sql`insert into feed (account_id) values (${accountId}) on conflict (account_id) do nothing`)
}

/** What somebody is paid by. */
const leavePayeesTraces = (db: Queries, publicId: string, accountId: number) =>
  db.query(sql`
    insert into payout_account (public_id, account, party_id, account_id, provider_account, legal_name, looked_at_day,
      created_at)
    values (${`payee-${publicId}`}, 'contractor', ${accountId}, ${accountId}, 'sandbox', 'Quill Tile',
      ${testDay}::timestamptz::date, ${testDay}::timestamptz)`)

/** A page among the designers, and a hire of one's own. */
const leaveDesignersTraces = async (db: Queries, publicId: string, accountId: number) => {
  await db.query(sql`
    insert into designer_profile (public_id, account_id, headline, about, city, state, zip_code, latitude, longitude,
      service_miles, styles, rooms, languages, is_remote, created_at, updated_at)
    values (${`designer-${publicId}`}, ${accountId}, 'Rooms', 'Drawn.', 'Pasadena', 'CA', '91101', 34, -118, 30, '{}', '{}',
      '{}', false, ${testDay}::timestamptz, ${testDay}::timestamptz)`)
  await db.query(sql`
    insert into designer_hire (public_id, profile_id, account_id, project_name, zip_code, state, brief, revisions_left,
      access_right, access_prices, access_days, requested_at, changed_at)
    select ${`hire-${publicId}`}, id, ${accountId}, 'Bath', '91101', 'closed', '{}', 0, 'view', 'no', 30,
      ${testDay}::timestamptz, ${testDay}::timestamptz
    from designer_profile where account_id = ${accountId}`)
}

/** A plan of one's own, and a room that is tried in it. */
const leaveDesignsTraces = async (db: Queries, publicId: string, accountId: number) => {
  await db.query(sql`
    insert into floorplan (public_id, account_id, name, room_type, shape, plan, width, length, created_at, updated_at)
    values (${`plan-${publicId}`}, ${accountId}, 'Bath', 'bathroom', 'rectangle', '{}', 5000, 8000,
      ${testDay}::timestamptz, ${testDay}::timestamptz)`)
  await db.query(sql`
    insert into design (public_id, showroom_id, account_id, floorplan_id, name, state, created_at, updated_at)
    select ${`design-${publicId}`}, s.id, ${accountId}::int, f.id, 'Bath', '{}', ${testDay}::timestamptz,
      ${testDay}::timestamptz
    from showroom s, floorplan f where f.public_id = ${`plan-${publicId}`} limit 1`)
}

/** A decision of somebody else's project, what a Pro has noted of it, and has agreed with them. */
const leaveDecidersTraces = async (db: Queries, publicId: string, accountId: number) => {
  await db.query(sql`
    insert into selection (public_id, project_id, title, qty_source, qty, waste_pct, required, decider, created_at)
    select ${`selection-${publicId}`}, id, 'Tub', 'fixed', 1, 10, true, 'client', ${testDay}::timestamptz
    from project limit 1`)
  await db.query(sql`
    insert into selection_cost (selection_id, account_id, cost_cents, changed_at)
    select id, ${accountId}::int, 4200, ${testDay}::timestamptz from selection
    where public_id = ${`selection-${publicId}`}`)
  await db.query(sql`
    insert into client_terms (showroom_id, account_id, price_visibility, is_tax_exempt, tax_note, notes, changed_at)
    select id, ${accountId}::int, 'totals', true, 'CA 12-345', 'Two dogs', ${testDay}::timestamptz from showroom limit 1`)
  await db.query(sql`
    insert into invite (public_id, showroom_id, audience, email, name, note, created_at, sent_at, expires_at, joined_at,
      account_id)
    select ${`invite-${publicId}`}, id, 'client', ${`${publicId}@people.test`}, 'Ada', 'Come and see', ${testDay}::timestamptz,
      ${testDay}::timestamptz, ${testDay}::timestamptz, ${testDay}::timestamptz, ${accountId}::int from showroom limit 1`)
}

/** What a Pro has put together for them. */
const leaveDraftOrderTraces = (db: Queries, publicId: string, accountId: number) =>
  db.query(sql`
    insert into draft_order (public_id, showroom_id, client_name, email, account_id, note, valid_until, created_at)
    select ${`draft-order-${publicId}`}, id, 'Ada', ${`${publicId}@people.test`}, ${accountId}::int, 'For the bath',
      ${testDay}::timestamptz::date, ${testDay}::timestamptz from showroom limit 1`)

/** A second step of signing in, and one that is asked for. */
const leaveTwoStepTraces = async (db: Queries, publicId: string, accountId: number) => {
  const hash = Buffer.from(publicId)
  await db.query(sql`
    insert into two_step (account_id, secret, since, created_at)
    values (${accountId}, 'sealed', ${testDay}::timestamptz, ${testDay}::timestamptz)`)
  await db.query(sql`insert into two_step_recovery (account_id, code_hash) values (${accountId}, ${hash})`)
  await db.query(sql`
    insert into two_step_challenge (token_hash, account_id, remember, expires_at)
    values (${hash}, ${accountId}, false, ${testDay}::timestamptz)`)
}

/** A phone that is texted, and a text to it. */
const leaveTextsTraces = async (db: Queries, publicId: string, accountId: number) => {
  await db.query(sql`
    insert into sms_phone (account_id, number, proven_at) values (${accountId}, '+16265550147', ${testDay}::timestamptz)`)
  await db.query(sql`
    insert into sms_sent (cause, account_id, begun_at) values (${`text-${publicId}`}, ${accountId}, ${testDay}::timestamptz)`)
}

/** Of somebody who sells for a vendor, and has prices of their own with a Pro. */
const leaveTradeTraces = async (db: Queries, accountId: number) => {
  await db.query(sql`
    insert into vendor_member (account_id, vendor_id) select ${accountId}, id from vendor limit 1`)
  await db.query(sql`
    insert into client_price_list (showroom_id, account_id, price_list_id)
    select id, ${accountId}, price_list_id from showroom limit 1`)
}

/** What comes about elsewhere: with a provider of sign-ins, a provider of payments, an application. */
export const leaveForeignTraces = async (db: Queries, publicId: string) => {
  const [account] = await db.query<{ id: number }>(sql`select id from account where public_id = ${publicId}`)
  if (!account) throw new Error(`There is no account ${publicId}.`)
  const identity = { provider: 'google', issuer: 'https://accounts.example', subject: publicId }
  await linkIdentity(db, account.id, identity)
  await db.query(sql`
    insert into application (public_id, type, account_id, created_at, updated_at)
    values (${`application-${publicId}`}, 'Vendor', ${account.id}, ${testDay}::timestamptz, ${testDay}::timestamptz)`)
  await db.query(sql`
    insert into payment_customer (account_id, provider, customer_id)
    values (${account.id}, 'stripe_test', ${`cus_${publicId}`})`)
  await db.query(sql`
    insert into payment_card (public_id, account_id, provider, payment_method_id, brand, last4, exp_month, exp_year)
    values (${`card-${publicId}`}, ${account.id}, 'stripe_test', ${`pm_${publicId}`}, 'visa', '4242', 12, 2030)`)
  await db.query(sql`
    insert into project_member (public_id, project_id, account_id, email, role, can, sees_prices, invited_at, joined_at)
    select ${`member-${publicId}`}, p.id, ${account.id}, 'traces@people.test', 'viewer', 'view', 'no', ${testDay}::timestamptz, ${testDay}::timestamptz
    from project p limit 1`)
  await db.query(sql`
    insert into notification (public_id, account_id, cause, kind, payload, is_pending, created_at)
    values (${`notification-${publicId}`}, ${account.id}, 'trace', 'new_device', '{}', false, ${testDay}::timestamptz)`)
  await db.query(sql`
    insert into notification_preference (account_id, kind, in_app, e_mail)
    values (${account.id}, 'project_joined', false, true)`)
  await db.query(sql`
    insert into notification_quiet_hours (account_id, from_time, to_time) values (${account.id}, '22:00', '07:00')`)
  await db.query(sql`
    insert into push_subscription (account_id, endpoint, p256dh, auth, device, created_at)
    values (${account.id}, ${`https://push.test/${publicId}`}, 'p', 'a', 'Chrome on Mac', ${testDay}::timestamptz)`)
  await leaveTextsTraces(db, publicId, account.id)
  await leaveTwoStepTraces(db, publicId, account.id)
  await leaveDesignersTraces(db, publicId, account.id)
  await leaveDesignsTraces(db, publicId, account.id)
  await leavePayeesTraces(db, publicId, account.id)
  await leaveTalkersTraces(db, publicId, account.id)
  await leaveDecidersTraces(db, publicId, account.id)
  await leaveDraftOrderTraces(db, publicId, account.id)
  await leaveTradeTraces(db, account.id)
  await leaveNewerTraces(db, publicId, account.id)
}
