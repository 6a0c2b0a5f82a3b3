import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { Party } from './party.store.ts'

/** Releases of lines that nobody was charged for. */
export const releasesWithoutCapture = (db: Queries): Promise<(Party & { orderItemId: number })[]> =>
  db.query<Party & { orderItemId: number }>(sql`
    select r.account, r.party_id as "partyId", r.order_item_id as "orderItemId" from balance_release r
    where not exists (
      select 1 from ledger_entry e join ledger_movement m on m.id = e.movement_id
      where e.account = r.account and e.party_id = r.party_id and e.order_item_id = r.order_item_id
        and m.kind = 'capture')
    order by r.order_item_id`)

/** Adjustments that the ledger does not know, or knows with another amount, and those that only it knows. */
export const adjustmentsBookedOtherwise = (db: Queries): Promise<{ cause: string }[]> =>
  db.query<{ cause: string }>(sql`
    select coalesce('adjustment ' || a.public_id, m.cause) as cause
    from balance_adjustment a full join (
      select m.cause, e.account, e.party_id, -e.amount_cents as cents
      from ledger_movement m join ledger_entry e on e.movement_id = m.id
      where m.kind = 'adjustment' and m.order_id is null and m.hire_id is null and e.party_id is not null
    ) m on m.cause = 'adjustment ' || a.public_id and m.account = a.account and m.party_id = a.party_id
      and m.cents = a.amount_cents
    where a.id is null or m.cause is null order by 1`)

/** Payments into a balance that the ledger does not know, or knows with another amount, and those that only it knows. */
export const paymentsBookedOtherwise = (db: Queries): Promise<{ name: string }[]> =>
  db.query<{ name: string }>(sql`
    with paid as (select * from balance_payment where state = 'paid'),
    booked as (
      select m.balance_payment_id as id, e.account, e.party_id, -e.amount_cents as cents
      from ledger_movement m join ledger_entry e on e.movement_id = m.id
      where m.balance_payment_id is not null and e.party_id is not null and m.kind <> 'dispute')
    select 'balance payment ' || coalesce(p.id, b.id) as name from paid p full join booked b on b.id = p.id
      and b.account = p.account and b.party_id = p.party_id and b.cents = p.paid_cents
    where p.id is null or b.id is null order by 1`)

/** Showrooms that are closed to new orders and owe nothing, and the other way round. */
export const showroomsClosedOtherwise = (db: Queries): Promise<{ name: string }[]> =>
  db.query<{ name: string }>(sql`
    select s.company_name as name
    from showroom s left join negative_balance n
      on n.account = 'contractor' and n.party_id = s.id and n.restricted_at is not null and n.ended_at is null
    where (s.unavailable_since is null) <> (n.id is null) order by 1`)
