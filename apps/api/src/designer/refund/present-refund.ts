import type { MilestoneRefund } from '@showroom/contract/designer/hire'
import type { Refund } from './refund.store.ts'

const isoOf = (at: string | null): string | null => at && new Date(at).toISOString()

export const presentRefund = (refund: Refund): MilestoneRefund => ({
  id: refund.publicId,
  milestone_id: refund.milestoneId,
  milestone_title: refund.milestoneTitle,
  amount_cents: refund.amountCents,
  given_cents: refund.givenCents,
  state: refund.state,
  reason: refund.reason,
  word: refund.word,
  decision: refund.decision,
  asked_at: new Date(refund.askedAt).toISOString(),
  answer_by: isoOf(refund.answerBy),
  decided_at: isoOf(refund.decidedAt),
})
