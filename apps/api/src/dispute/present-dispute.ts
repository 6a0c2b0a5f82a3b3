import type { DisputeRow, DisputeSheet } from '@showroom/contract/dispute/dispute'
import { disputeMessages as say } from '@showroom/contract/dispute/dispute.messages'
import {
  canAnswerDispute,
  canDecideBearer,
  disputeReasonLabel,
} from '@showroom/contract/dispute/dispute.rules'
import { auditOf } from '../audit/audit.store.ts'
import { lossShares, partsLeft } from '../payment/disputes/dispute-shares.rules.ts'
import { disputeByPublicId } from '../payment/disputes/dispute.store.ts'
import { type MoneyPart, operationsOf } from '../payment/provider/operation.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import { type FoundDispute, disputeFound } from './dispute-list.store.ts'
import { sectionsOf } from './evidence-facts.ts'
import { namesOf } from './evidence.store.ts'
import { readKnown } from './read-evidence.ts'

export const auditEntity = 'dispute'

const aboutOf = ({ orderNumber, isHire }: FoundDispute): string => {
  if (orderNumber !== null) return say.about.order(orderNumber)
  return isHire ? say.about.hire : say.about.balance
}

export const presentRow = (found: FoundDispute): DisputeRow => ({
  id: found.publicId,
  state: found.state,
  reason: disputeReasonLabel(found.reason),
  amount_cents: found.amountCents,
  answer_by: found.answerBy?.toISOString() ?? null,
  opened_at: found.openedAt.toISOString(),
  about: aboutOf(found),
  order_id: found.orderPublicId,
  client: found.client,
  showroom: found.showroom,
})

export const presentSheet = async (db: Queries, publicId: string, now: Date): Promise<DisputeSheet> => {
  const found = (await disputeFound(db, publicId)) ?? refuseUnknown()
  const dispute = (await disputeByPublicId(db, publicId)) ?? refuseUnknown()
  const shares = lossShares(partsLeft(await operationsOf(db, [dispute.holdId])), dispute.amountCents)
  return {
    ...presentRow(found),
    fee_cents: dispute.feeCents,
    answer: dispute.answer,
    answer_note: dispute.answerNote,
    answered_at: dispute.answeredAt?.toISOString() ?? null,
    bearer: dispute.bearer,
    sections: sectionsOf(await readKnown(db, dispute)),
    shares: await namedShares(db, shares),
    can: { answer: canAnswerDispute(dispute, now), decide_bearer: canDecideBearer(dispute) },
    history: await auditOf(db, auditEntity, publicId),
  }
}

/** By whose they are, all lines of somebody together. */
const namedShares = async (db: Queries, shares: readonly MoneyPart[]): Promise<DisputeSheet['shares']> => {
  const partiesOf = (account: MoneyPart['account']) =>
    shares.flatMap((part) => (part.account === account && part.partyId !== null ? [part.partyId] : []))
  const names = await namesOf(db, { vendors: partiesOf('vendor'), showrooms: partiesOf('contractor') })
  const sums = new Map<string, number>()
  for (const part of shares) {
    const { account, partyId, amountCents } = part
    const name =
      account === 'vendor' || account === 'contractor'
        ? (names.get(`${account} ${partyId}`) ?? '')
        : say.shares[account]
    sums.set(name, (sums.get(name) ?? 0) + amountCents)
  }
  return [...sums].map(([name, amount_cents]) => ({ name, amount_cents }))
}
