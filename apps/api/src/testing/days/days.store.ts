import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** How often banks were asked to hold money for an order. */
export const holdsAsked = async (db: Db, orderPublicId: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from payment_hold h join shop_order o on o.id = h.order_id
    where o.public_id = ${orderPublicId}`)
  return row?.count ?? 0
}

/** What of all that was charged is neither a vendor's nor a Pro's: our fee, tax, and what was paid for the way. */
export const keptByUs = async (db: Db): Promise<[fee: number, tax: number, shipping: number]> => {
  const rows = await db.query<{ account: string; cents: number }>(sql`
    select account, (-sum(amount_cents))::bigint as cents from ledger_entry
    where account in ('platform', 'tax', 'shipping') group by account`)
  const of = (account: string) => Number(rows.find((row) => row.account === account)?.cents ?? 0)
  return [of('platform'), of('tax'), of('shipping')]
}

/** How much there is of what must not be done twice: movements of the ledger by kind, holds, releases, payouts, letters. */
export const tallyOf = async (db: Db): Promise<Record<string, number>> => {
  const rows = await db.query<{ name: string; count: number }>(sql`
    select kind as name, count(*)::int as count from ledger_movement group by kind
    union all select 'asked of banks', count(*)::int from payment_hold
    union all select 'made available', count(*)::int from balance_release
    union all select 'gathered', count(*)::int from payout
    union all select 'letters', count(*)::int from job where kind = 'mail'`)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
