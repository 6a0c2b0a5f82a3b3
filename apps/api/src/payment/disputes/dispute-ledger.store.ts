import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { MoneyPart } from '../provider/operation.store.ts'

export type Booked = {
  /** What the bank took, and nobody has lost or won yet. */
  openCents: number
  feeCents: number
  /** What of it is lost, whoever bears it. */
  lostCents: number
}

const movements = (disputeId: number) => sql`
  ledger_movement m join ledger_entry e on e.movement_id = m.id
  where m.kind = 'dispute' and split_part(m.cause, ' ', 2) = ${String(disputeId)}`

const what = sql`split_part(m.cause, ' ', 3)`

/** Where the money of a dispute lies. */
export const bookedOf = async (tx: Queries, disputeId: number): Promise<Booked> => {
  const [booked] = await tx.query<Booked>(sql`
    select coalesce(sum(e.amount_cents) filter (where e.account = 'disputed'), 0)::bigint as "openCents",
      coalesce(sum(e.amount_cents) filter (where e.account = 'platform' and ${what} not in ('lost', 'borne')), 0)::bigint
        as "feeCents",
      coalesce(sum(e.amount_cents) filter (where e.account = 'platform' and ${what} = 'lost'), 0)::bigint as "lostCents"
    from ${movements(disputeId)}`)
  return booked ?? { openCents: 0, feeCents: 0, lostCents: 0 }
}

/** Who bears how much of it now. */
export const borneOf = (tx: Queries, disputeId: number): Promise<MoneyPart[]> =>
  tx.query<MoneyPart>(sql`
    select e.account, e.party_id as "partyId", e.order_item_id as "orderItemId",
      sum(e.amount_cents)::bigint as "amountCents"
    from ${movements(disputeId)} and ${what} = 'borne'
    group by e.account, e.party_id, e.order_item_id having sum(e.amount_cents) <> 0
    order by e.account, e.party_id, e.order_item_id`)
