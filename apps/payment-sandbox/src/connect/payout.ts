import { sql } from '../db/sql.ts'
import { recordEvent } from '../event/record-event.ts'
import { unixTime } from '../ids.ts'
import type { Till } from '../payment-intent/bank.ts'
import { type Payout, payoutsWhere, savePayout } from './payout.store.ts'

export const payoutAnswer = (one: Payout) => ({
  id: one.id,
  object: 'payout',
  amount: one.amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date: unixTime(one.arrivesAt),
  automatic: false,
  balance_transaction: `txn_${one.id.slice(3)}`,
  created: unixTime(one.createdAt),
  currency: one.currency,
  description: one.description,
  destination: null,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: one.metadata,
  method: one.method,
  original_payout: null,
  reconciliation_status: 'not_applicable',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  status: one.status,
  type: 'bank_account',
})

/** A payout arrives when its time has come. */
export const payOut = async ({ tx, now }: Omit<Till, 'origin'>) => {
  for (const one of await payoutsWhere(tx, sql`status = 'pending' and arrives_at <= ${now}`)) {
    const paid: Payout = { ...one, status: 'paid' }
    await savePayout(tx, paid)
    await recordEvent(tx, { type: 'payout.paid', object: payoutAnswer(paid), now, behavior: null })
  }
}
