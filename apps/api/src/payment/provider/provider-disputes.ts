import Stripe from 'stripe'
import type { DisputeState } from '@showroom/contract/dispute/dispute.rules'
import type { Disputes, Evidence, ProviderDispute } from './disputes.ts'
import { dispute, sentFile } from './provider-answers.ts'
import type { IntentDeps } from './provider-intents.ts'
import { all, secondsOf } from './provider-lists.ts'
import { read } from './provider-reading.ts'

/** A bank that only asks has taken nothing yet; what it asked and let be is as good as won. */
const stateOf: Record<string, DisputeState> = {
  warning_needs_response: 'needs_response',
  warning_under_review: 'under_review',
  warning_closed: 'won',
  needs_response: 'needs_response',
  under_review: 'under_review',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
}

const dateOf = (seconds: number) => new Date(seconds * 1_000)

export const disputeIn = (answer: unknown): ProviderDispute => {
  const told = read(dispute, answer)
  return {
    id: told.id,
    intentId: told.payment_intent ?? null,
    amountCents: told.amount,
    reason: told.reason,
    state: stateOf[told.status] ?? 'under_review',
    answerBy: told.evidence_details.due_by ? dateOf(told.evidence_details.due_by) : null,
    openedAt: dateOf(told.created),
    moved: told.balance_transactions.map(({ id, amount, fee, created }) => ({
      id,
      amountCents: amount,
      feeCents: fee,
      at: dateOf(created),
    })),
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

/** Fields that are empty say nothing: they are not sent. */
const evidenceOf = (told: Evidence): Stripe.DisputeUpdateParams.Evidence => {
  const fields = {
    customer_name: told.customerName,
    customer_email_address: told.customerEmail,
    product_description: told.productDescription,
    shipping_address: told.shippingAddress,
    shipping_carrier: told.carrier,
    shipping_tracking_number: told.trackingNumber,
    uncategorized_text: told.text,
    uncategorized_file: told.fileId,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** Disputes at the provider. Every answer is read before it counts. */
export const disputesOf = (stripe: Stripe, { retry, optionsOf }: IntentDeps): Disputes => ({
  findDispute: async (id) => {
    try {
      return disputeIn(await retry(() => stripe.disputes.retrieve(id)))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  },
  listDisputes: ({ createdSince }) =>
    all(retry, {
      ask: (paging) => stripe.disputes.list({ ...paging, created: { gte: secondsOf(createdSince) } }),
      read: (row) => disputeIn(row),
    }),
  sendEvidenceFile: async ({ bytes, name }, key) => {
    const file = { data: bytes, name, type: 'application/pdf' }
    const asked = { purpose: 'dispute_evidence' as const, file }
    return read(sentFile, await retry(() => stripe.files.create(asked, optionsOf(key)))).id
  },
  answerWithEvidence: async (id, evidence) =>
    disputeIn(
      await retry(() => stripe.disputes.update(id, { evidence: evidenceOf(evidence), submit: true })),
    ),
  acceptDispute: async (id) => disputeIn(await retry(() => stripe.disputes.close(id))),
})
