import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export type PremiumInvoice = {
  invoiceId: string
  number: string
  amountCents: number
  state: 'open' | 'paid' | 'void'
  periodFrom: Date
  periodTo: Date
  pageUrl: string | null
  madeAt: Date
  paidAt: Date | null
}

/** True: it is paid, and was not before. */
export const saveInvoice = async (tx: Queries, premiumId: number, one: PremiumInvoice): Promise<boolean> => {
  const [before] = await tx.query<{ state: string }>(
    sql`select state from premium_invoice where invoice_id = ${one.invoiceId} for update`,
  )
  await tx.query(sql`
    insert into premium_invoice (subscription_id, invoice_id, number, amount_cents, state, period_from, period_to, page_url,
      made_at, paid_at)
    values (${premiumId}, ${one.invoiceId}, ${one.number}, ${one.amountCents}, ${one.state}, ${one.periodFrom},
      ${one.periodTo}, ${one.pageUrl}, ${one.madeAt}, ${one.paidAt})
    on conflict (invoice_id) do update set state = excluded.state, paid_at = excluded.paid_at,
      page_url = excluded.page_url`)
  return one.state === 'paid' && before?.state !== 'paid'
}

const mostShown = 36

/** Of all subscriptions that a showroom ever had, newest first. */
export const invoicesOf = (db: Queries, showroomId: number): Promise<PremiumInvoice[]> =>
  db.query<PremiumInvoice>(sql`
    select i.invoice_id as "invoiceId", i.number, i.amount_cents as "amountCents", i.state,
      i.period_from as "periodFrom", i.period_to as "periodTo", i.page_url as "pageUrl", i.made_at as "madeAt",
      i.paid_at as "paidAt"
    from premium_invoice i join premium_subscription p on p.id = i.subscription_id
    where p.showroom_id = ${showroomId} and i.state <> 'void' order by i.made_at desc, i.id desc limit ${mostShown}`)

/** Each paid invoice moved its cents once, and nothing else did. */
export const checkPremium = async (db: Queries): Promise<string[]> => {
  const found = await db.query<{ difference: string }>(sql`
    with booked as (
      select m.cause, sum(e.amount_cents) filter (where e.account = 'cash') as cents
      from ledger_movement m join ledger_entry e on e.movement_id = m.id where m.kind = 'premium' group by m.cause)
    select coalesce(i.invoice_id, b.cause) || ': ' || coalesce(b.cents, 0) || ' cents booked, '
      || coalesce(i.amount_cents, 0) || ' paid' as difference
    from (select * from premium_invoice where state = 'paid' and amount_cents > 0) i
      full join booked b on b.cause = 'premium ' || i.invoice_id
    where coalesce(b.cents, 0) <> coalesce(i.amount_cents, 0) order by 1`)
  return found.map(({ difference }) => difference)
}

/** Subscriptions that the provider was asked for, with what was paid of each. */
export const paidPremiums = (
  db: Queries,
  providerAccount: string,
): Promise<{ subscriptionId: string; paidCents: number }[]> =>
  db.query(sql`
    select p.subscription_id as "subscriptionId",
      coalesce(sum(i.amount_cents) filter (where i.state = 'paid'), 0)::bigint as "paidCents"
    from premium_subscription p left join premium_invoice i on i.subscription_id = p.id
    where p.provider = ${providerAccount} and p.subscription_id is not null group by p.id order by p.id`)
