import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Disputes whose money does not lie where their state says: taken and nobody's, ours, or shared by who earned it. */
export const disputesBookedOtherwise = (db: Queries): Promise<{ name: string }[]> =>
  db.query<{ name: string }>(sql`
    with booked as (
      select split_part(m.cause, ' ', 2)::int as id,
        coalesce(sum(e.amount_cents) filter (where e.account = 'disputed'), 0) as open_cents,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'cash'), 0) as taken_cents,
        coalesce(sum(e.amount_cents) filter (where e.account = 'platform'
          and split_part(m.cause, ' ', 3) not in ('lost', 'borne')), 0) as fee_cents,
        coalesce(sum(e.amount_cents) filter (where e.account = 'platform'
          and split_part(m.cause, ' ', 3) = 'lost'), 0) as lost_cents,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'platform'
          and split_part(m.cause, ' ', 3) = 'borne'), 0) as borne_cents
      from ledger_movement m join ledger_entry e on e.movement_id = m.id
      where m.kind = 'dispute' group by 1)
    select coalesce(d.provider_ref, 'dispute ' || b.id) as name
    from payment_dispute d full join booked b on b.id = d.id
    where d.id is null
      or case when d.state in ('won', 'lost') then coalesce(b.open_cents, 0) <> 0
        else coalesce(b.open_cents, 0) not in (0, d.amount_cents) end
      or d.state = 'won' and coalesce(b.taken_cents, 0) <> d.fee_cents
      or d.state = 'lost' and coalesce(b.taken_cents, 0) not in (0, d.amount_cents + d.fee_cents)
      or coalesce(b.fee_cents, 0) <> d.fee_cents
      or d.state <> 'lost' and coalesce(b.lost_cents, 0) <> 0
      or coalesce(b.borne_cents, 0) <> 0 and d.borne_by is distinct from 'sellers'
    order by 1`)

export type CheckedDispute = { providerRef: string; state: string; amountCents: number; intentId: string }

export const checkedDisputes = (db: Queries, provider: string): Promise<CheckedDispute[]> =>
  db.query<CheckedDispute>(sql`
    select d.provider_ref as "providerRef", d.state, d.amount_cents as "amountCents", h.intent_id as "intentId"
    from payment_dispute d join payment_hold h on h.id = d.hold_id where d.provider = ${provider} order by d.id`)
