import { z } from 'zod'
import { captureUnits } from '../../payment/holds/captures.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { TransactionListeners } from '../../platform/events.ts'
import { emit } from '../../platform/jobs/emit.ts'
import { balanceOf } from '../balance.ts'
import { watchParty } from '../negative/watch-negative.ts'
import { lockParty } from '../party.store.ts'
import { type BalancePayment, paymentById, savePaid, savePaymentState } from './balance-payment.store.ts'

export const balancePaid = z.object({ balancePaymentId: z.int().positive() })

/** What the provider’s answers make of a payment into a balance; each may come more than once, and late. */
export const settlePaymentWith = ({ payment: deps }: { payment: PaymentDeps }): TransactionListeners => ({
  'hold.settling': async (tx, payable) => {
    const payment = 'balancePaymentId' in payable && (await paymentById(tx, payable.balancePaymentId))
    if (payment) await lockParty(tx, payment)
  },
  'hold.settled': async (tx, settled) => {
    if (!('balancePaymentId' in settled)) return 'wanted'
    const payment = await paymentById(tx, settled.balancePaymentId)
    if (!payment) return 'unwanted'
    switch (settled.outcome) {
      case 'held':
        return payment.state === 'asked' ? charge(tx, deps, payment) : 'unwanted'
      case 'captured':
        await settle(tx, deps, { payment, paidCents: settled.amountCents })
        return 'wanted'
      case 'declined':
      case 'payment-needed':
        await savePaymentState(tx, payment.id, 'given_up')
        return 'wanted'
      case 'confirming':
      case 'replaced':
        return 'wanted'
    }
  },
})

/** What is missing by now is charged: it may be less than it was, and nothing more goes into a balance than it lacks. */
const charge = async (
  tx: Queries,
  deps: PaymentDeps,
  { id, account, partyId, amountCents }: BalancePayment,
): Promise<'wanted' | 'unwanted'> => {
  const { availableCents } = await balanceOf(tx, { account, partyId })
  const cents = Math.min(amountCents, -availableCents)
  if (cents <= 0) {
    await savePaymentState(tx, id, 'given_up')
    return 'unwanted'
  }
  await savePaymentState(tx, id, 'charging')
  const parts = [{ account, partyId, orderItemId: null, amountCents: cents }]
  await captureUnits(tx, deps, { balancePaymentId: id, parts, isLast: true })
  return 'wanted'
}

/** It is in the ledger: who is settled by it is free of every restriction in the same transaction. */
const settle = async (
  tx: Queries,
  { now }: PaymentDeps,
  { payment, paidCents }: { payment: BalancePayment; paidCents: number },
): Promise<void> => {
  if (payment.state === 'paid') return
  const at = now()
  await savePaid(tx, payment.id, { paidCents, at })
  await emit(tx, {
    kind: 'balance_paid',
    cause: `balance payment ${payment.id} paid`,
    payload: { balancePaymentId: payment.id },
    at,
  })
  await watchParty(tx, payment, at)
}
