import { isDisputeOpen, laterState } from '@showroom/contract/dispute/dispute.rules'
import type { Queries } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { Hold } from '../holds/hold.store.ts'
import { payableOf } from '../holds/payable.ts'
import { tellSettling } from '../payment-events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { ProviderDispute } from '../provider/disputes.ts'
import { tellDispute } from './dispute-events.ts'
import { postLost, postMoved } from './dispute-ledger.ts'
import { addDispute, type Dispute, lockDisputeNamed, saveTold } from './dispute.store.ts'

type Deps = Pick<PaymentDeps, 'now' | 'tell'>
type Settling = { hold: Hold; told: ProviderDispute }

/**
 * Saves what the provider says of a dispute, whoever brought it and however often: its money by the name of each of its
 * entries, its state only forward.
 */
export const settleDispute = async (
  tx: Queries,
  deps: Deps,
  { hold, told }: Settling,
): Promise<Dispute | null> => {
  await tellSettling(tx, deps, payableOf(hold))
  const { amountCents, reason, answerBy, openedAt } = told
  const isNew = await addDispute(tx, {
    publicId: newPublicId(),
    provider: hold.providerAccount,
    providerRef: told.id,
    holdId: hold.id,
    amountCents,
    reason,
    answerBy,
    openedAt,
  })
  const dispute = await lockDisputeNamed(tx, told.id)
  if (!dispute) return null
  for (const moved of told.moved) await postMoved(tx, { dispute, hold }, moved)
  if (isNew) await tellDispute(tx, { disputeId: dispute.id, news: 'opened', at: deps.now() })
  await saveState(tx, deps, { dispute, hold, told })
  return dispute
}

const saveState = async (
  tx: Queries,
  deps: Deps,
  { dispute, hold, told }: Settling & { dispute: Dispute },
) => {
  const state = laterState(dispute.state, told.state)
  const isClosing = isDisputeOpen(dispute.state) && !isDisputeOpen(state)
  const at = deps.now()
  const feeCents = told.moved.reduce((sum, moved) => sum + moved.feeCents, 0)
  await saveTold(tx, dispute.id, {
    state,
    feeCents: Math.max(feeCents, dispute.feeCents),
    answerBy: told.answerBy ?? dispute.answerBy,
    closedAt: isClosing ? at : dispute.closedAt,
  })
  if (!isClosing) return
  const lostCents = -told.moved.reduce((sum, moved) => sum + moved.amountCents, 0)
  if (state === 'lost' && lostCents > 0) await postLost(tx, { dispute, hold }, { lostCents, at })
  await tellDispute(tx, { disputeId: dispute.id, news: state === 'won' ? 'won' : 'lost', at })
}
