import type { Behavior } from '../card/test-cards.ts'
import type { Charge } from '../charge/charge.store.ts'
import { requireCharge } from '../charge/charge.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'
import { recordEvent } from '../event/record-event.ts'
import { refuseMissing, refuseRequest } from '../http/stripe-error.ts'
import { newId, unixTime } from '../ids.ts'
import { requirePaymentMethod } from '../payment-method/payment-method.ts'
import { type Dispute, type DisputeReason, disputeById, disputesWhere, saveDispute } from './dispute.store.ts'

type At = { tx: Queries; now: Date }

/** What a lost or won dispute costs whoever was paid. */
const disputeFee = 1_500
const dueAfterMs = 9 * 24 * 3_600_000

export const requireDispute = async (tx: Queries, id: string): Promise<Dispute> =>
  (await disputeById(tx, id)) ?? refuseMissing('dispute', id)

export const isOpen = ({ status }: Dispute) => status === 'needs_response' || status === 'under_review'

type Moved = { id: string; amount: number; fee: number; at: Date }

/** What left the balance, and what came back to it. */
const movedOf = ({ id, amount, status, createdAt, closedAt }: Dispute): Moved[] => [
  { id: `txn_w${id.slice(3)}`, amount: -amount, fee: disputeFee, at: createdAt },
  ...(status === 'won' && closedAt ? [{ id: `txn_r${id.slice(3)}`, amount, fee: 0, at: closedAt }] : []),
]

const transactionAnswer = ({ id, amount, fee, at }: Moved) => ({
  id,
  object: 'balance_transaction',
  amount,
  created: unixTime(at),
  currency: 'usd',
  fee,
  net: amount - fee,
  reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
  type: 'adjustment',
})

export const disputeAnswer = async (tx: Queries, one: Dispute) => {
  const { intentId } = await requireCharge(tx, one.chargeId, 'charge')
  return {
    id: one.id,
    object: 'dispute',
    amount: one.amount,
    balance_transactions: movedOf(one).map(transactionAnswer),
    charge: one.chargeId,
    created: unixTime(one.createdAt),
    currency: 'usd',
    evidence: one.evidence,
    evidence_details: {
      due_by: unixTime(one.dueBy),
      has_evidence: Object.keys(one.evidence).length > 0,
      past_due: false,
      submission_count: one.submissions,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: one.metadata,
    payment_intent: intentId,
    reason: one.reason,
    status: one.status,
  }
}

export const tellOfDispute = async ({ tx, now }: At, type: string, one: Dispute) => {
  const charge = await requireCharge(tx, one.chargeId, 'charge')
  const { behavior } = await requirePaymentMethod(tx, charge.paymentMethodId, 'payment_method')
  await recordEvent(tx, { type, object: await disputeAnswer(tx, one), now, behavior })
}

type Raising = {
  charge: Charge
  reason: DisputeReason
  amount?: number | undefined
  dueBy?: Date | undefined
}

/** The card's owner tells their bank that they do not want to have paid; the money is gone at once. */
export const openDispute = async (till: At, { charge, reason, amount, dueBy }: Raising) => {
  if (!charge.isCaptured) refuseRequest(`Charge ${charge.id} was never captured.`, { param: 'charge' })
  const [before] = await disputesWhere(till.tx, sql`charge_id = ${charge.id}`)
  if (before) refuseRequest(`Charge ${charge.id} has already been disputed.`, { param: 'charge' })
  const left = charge.amountCaptured - (charge.amountRefunded - (charge.amount - charge.amountCaptured))
  const asked = amount ?? left
  if (asked < 1 || asked > left)
    refuseRequest('The dispute is of more than what was paid.', { param: 'amount' })
  const made: Dispute = {
    id: newId('du'),
    chargeId: charge.id,
    amount: asked,
    reason,
    status: 'needs_response',
    evidence: {},
    submissions: 0,
    dueBy: dueBy ?? new Date(till.now.getTime() + dueAfterMs),
    closedAt: null,
    metadata: {},
    createdAt: till.now,
  }
  await saveDispute(till.tx, made)
  await tellOfDispute(till, 'charge.dispute.created', made)
  await tellOfDispute(till, 'charge.dispute.funds_withdrawn', made)
  return made
}

/** The bank's word is the last one. */
export const closeDispute = async (till: At, before: Dispute, status: 'won' | 'lost'): Promise<Dispute> => {
  if (!isOpen(before)) refuseRequest('This dispute is already closed')
  const after: Dispute = { ...before, status, closedAt: till.now }
  await saveDispute(till.tx, after)
  if (status === 'won') await tellOfDispute(till, 'charge.dispute.funds_reinstated', after)
  await tellOfDispute(till, 'charge.dispute.closed', after)
  return after
}

/** Whoever says nothing in time has lost. */
export const closeLateDisputes = async (till: At) => {
  const late = await disputesWhere(till.tx, sql`dispute.status = 'needs_response' and due_by <= ${till.now}`)
  for (const one of late) await closeDispute(till, one, 'lost')
}

const reasonOfCard: Partial<Record<Behavior, DisputeReason>> = {
  disputed_as_fraud: 'fraudulent',
  disputed_as_not_received: 'product_not_received',
}

/** Some test cards are disputed as soon as they are charged. */
export const disputeByCard = async (till: At, charge: Charge, behavior: Behavior) => {
  const reason = reasonOfCard[behavior]
  if (reason !== undefined) await openDispute(till, { charge, reason })
}

/** What of a charge can not be given back: all of it while a bank looks at it, then what it took. */
export const takenBack = async (tx: Queries, { id, amount }: Pick<Charge, 'id' | 'amount'>) => {
  const [found] = await disputesWhere(tx, sql`charge_id = ${id} and dispute.status <> 'won'`)
  if (!found) return 0
  return isOpen(found) ? amount : found.amount
}
