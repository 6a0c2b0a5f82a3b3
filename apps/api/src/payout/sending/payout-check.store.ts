import type { PayoutState } from '@showroom/contract/payout/payout-choices'
import type { ProviderAccount } from '../../payment/cards/card.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type CheckedPayout = {
  publicId: string
  amountCents: number
  state: PayoutState
  step: string | null
  attempts: number
  payeeId: string | null
  transferRef: string | null
  payoutRef: string | null
  /** When the account it goes to was begun. */
  payeeSince: Date
  /** When something was to be asked the last time. */
  nextTryAt: Date | null
}

/** Every payout of the configured provider account. */
export const checkedPayouts = (db: Queries, providerAccount: ProviderAccount): Promise<CheckedPayout[]> =>
  db.query<CheckedPayout>(sql`
    select p.public_id as "publicId", p.amount_cents as "amountCents", p.state, p.step, p.attempts,
      a.provider_ref as "payeeId", p.transfer_ref as "transferRef", p.payout_ref as "payoutRef",
      a.created_at as "payeeSince", p.next_try_at as "nextTryAt"
    from payout p join payout_account a on a.id = p.payout_account_id
    where a.provider_account = ${providerAccount} order by p.id`)

/**
 * Payouts whose movements are others than their state says: what left is booked once, what came back once more, on the
 * account of whom it was for; and movements of payouts that are none.
 */
export const payoutsBookedOtherwise = (db: Queries): Promise<{ name: string }[]> =>
  db.query<{ name: string }>(sql`
    with due as (
      select 'payout ' || p.public_id as cause, a.account, a.party_id, p.amount_cents as cents
      from payout p join payout_account a on a.id = p.payout_account_id where p.state in ('sent', 'paid', 'returned')
      union all
      select 'payout ' || p.public_id || ' returned', a.account, a.party_id, -p.amount_cents
      from payout p join payout_account a on a.id = p.payout_account_id where p.state = 'returned'),
    booked as (
      select m.cause, e.account, e.party_id, sum(e.amount_cents)::bigint as cents
      from ledger_movement m join ledger_entry e on e.movement_id = m.id
      where m.kind = 'payout' and e.account in ('vendor', 'contractor')
      group by m.cause, e.account, e.party_id)
    select coalesce(d.cause, b.cause) as name from due d
      full join booked b on b.cause = d.cause and b.account = d.account and b.party_id = d.party_id and b.cents = d.cents
    where d.cause is null or b.cause is null order by 1`)
