import { sql } from '../db/sql.ts'
import { recordEvent } from '../event/record-event.ts'
import { unixTime } from '../ids.ts'
import type { Till } from '../payment-intent/bank.ts'
import { failureOf } from './bank-account.ts'
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
  destination: one.destination,
  failure_balance_transaction: null,
  failure_code: one.failureCode,
  failure_message: one.failureCode && 'The bank sent this payout back.',
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

type Happening = Omit<Till, 'origin'>

export const tellPayout = ({ tx, now }: Happening, type: string, one: Payout) =>
  recordEvent(tx, { type, object: payoutAnswer(one), accountId: one.accountId, now, behavior: null })

/** A payout arrives when its time has come, or comes back; some banks send it back after they took it. */
export const payOut = async ({ tx, now }: Happening) => {
  for (const one of await payoutsWhere(tx, sql`status = 'paid' and outcome = 'failed_after_paid'`)) {
    const failed: Payout = { ...one, status: 'failed', failureCode: 'no_account' }
    await savePayout(tx, failed)
    await tellPayout({ tx, now }, 'payout.failed', failed)
  }
  for (const one of await payoutsWhere(tx, sql`status = 'pending' and arrives_at <= ${now}`)) {
    const failureCode = failureOf(one.outcome)
    const after: Payout = { ...one, status: failureCode === null ? 'paid' : 'failed', failureCode }
    await savePayout(tx, after)
    await tellPayout({ tx, now }, `payout.${after.status}`, after)
  }
}
