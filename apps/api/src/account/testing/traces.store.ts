import type { Queries } from '../../platform/db/db.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { linkIdentity } from '../social/identity.store.ts'
import { testDay } from '../../testing/test-clock.ts'

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
    insert into vendor_member (account_id, vendor_id) select ${account.id}, id from vendor limit 1`)
  await db.query(sql`
    insert into client_price_list (showroom_id, account_id, price_list_id)
    select id, ${account.id}, price_list_id from showroom limit 1`)
}
