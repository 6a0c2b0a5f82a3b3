import { isAskedAnew, isDisputeOpen, isToldLate, laterState } from '@showroom/contract/dispute/dispute.rules'
import type { Queries } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { Hold } from '../holds/hold.store.ts'
import { payableOf } from '../holds/payable.ts'
import { tellSettling } from '../payment-events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { ProviderDispute } from '../provider/disputes.ts'
import { tellDispute } from './dispute-events.ts'
import { bookLoss, postMoved, takeLossBack } from './dispute-ledger.ts'
import { bookedOf } from './dispute-ledger.store.ts'
import {
  addDispute,
  type Dispute,
  forgetAnswer,
  forgetBearer,
  lockDisputeNamed,
  saveTold,
} from './dispute.store.ts'
import { withdrawRefunds } from './withdraw-refunds.ts'
import { askWithdrawnAgain } from './withdrawn-refund.store.ts'

type Deps = Pick<PaymentDeps, 'now' | 'tell'>
type Settling = { hold: Hold; told: ProviderDispute }

/**
 * Saves what the provider says of a dispute, whoever brought it and however often: its money by the name of each of its
 * entries, its state only forward, unless the bank asks anew.
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
  const come = await postAll(tx, { dispute, hold, told })
  const isAnew = isAskedAnew(dispute, told)
  if (isNew || isAnew)
    await tellDispute(tx, {
      disputeId: dispute.id,
      news: 'opened',
      at: deps.now(),
      since: answerBy ?? openedAt,
    })
  await saveState(tx, deps, { dispute, hold, told, isAnew, come })
  if (isAnew) await forgetAnswer(tx, dispute.id)
  return dispute
}

/** The last of its entries that was not known yet. */
const postAll = async (
  tx: Queries,
  { dispute, hold, told }: Settling & { dispute: Dispute },
): Promise<string | null> => {
  let come: string | null = null
  for (const moved of told.moved) if (await postMoved(tx, { dispute, hold }, moved)) come = moved.id
  return come
}

const saveState = async (
  tx: Queries,
  deps: Deps,
  {
    dispute,
    hold,
    told,
    isAnew,
    come,
  }: Settling & {
    dispute: Dispute
    isAnew: boolean
    come: string | null
  },
) => {
  const state = isAnew ? 'needs_response' : laterState(dispute.state, told.state)
  const isClosing = state !== dispute.state && !isDisputeOpen(state)
  const at = deps.now()
  const of = { dispute, hold }
  if (dispute.state === 'lost' && state === 'won') {
    await takeLossBack(tx, of, at)
    await forgetBearer(tx, dispute.id)
    await askWithdrawnAgain(tx, hold.id, at)
  }
  // Its money may leave after the bank has said whose it is.
  if (state === 'lost') await bookLoss(tx, of, { at, named: come ?? at.toISOString() })
  const isLate = isToldLate(dispute, told)
  await saveTold(tx, dispute.id, {
    state,
    amountCents: isLate ? dispute.amountCents : told.amountCents,
    feeCents: (await bookedOf(tx, dispute.id)).feeCents,
    answerBy: isLate ? dispute.answerBy : (told.answerBy ?? dispute.answerBy),
    closedAt: closedAtOf({ dispute, isAnew, isClosing, at }),
  })
  if (isClosing && state === 'lost') await withdrawRefunds(tx, hold, at)
  if (isClosing) await tellDispute(tx, { disputeId: dispute.id, news: state === 'won' ? 'won' : 'lost', at })
}

type Closing = { dispute: Dispute; isAnew: boolean; isClosing: boolean; at: Date }

const closedAtOf = ({ dispute, isAnew, isClosing, at }: Closing): Date | null => {
  if (isClosing) return at
  return isAnew ? null : dispute.closedAt
}
