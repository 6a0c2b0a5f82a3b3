import { unixTime } from '../ids.ts'
import type { Reversal, Transfer } from './transfer.store.ts'

export const reversalAnswer = (one: Reversal, currency: string) => ({
  id: one.id,
  object: 'transfer_reversal',
  amount: one.amount,
  balance_transaction: `txn_${one.id.slice(4)}`,
  created: unixTime(one.createdAt),
  currency,
  destination_payment_refund: null,
  metadata: one.metadata,
  source_refund: null,
  transfer: one.transferId,
})

export const transferAnswer = (one: Transfer, reversals: Reversal[]) => ({
  id: one.id,
  object: 'transfer',
  amount: one.amount,
  amount_reversed: one.amountReversed,
  balance_transaction: `txn_${one.id.slice(3)}`,
  created: unixTime(one.createdAt),
  currency: one.currency,
  description: one.description,
  destination: one.accountId,
  livemode: false,
  metadata: one.metadata,
  reversals: {
    object: 'list',
    data: reversals.map((reversal) => reversalAnswer(reversal, one.currency)),
    has_more: false,
    total_count: reversals.length,
    url: `/v1/transfers/${one.id}/reversals`,
  },
  reversed: one.amountReversed === one.amount,
  source_transaction: one.chargeId,
  source_type: 'card',
  transfer_group: one.transferGroup,
})
