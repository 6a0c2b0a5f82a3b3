import { pageSize } from '@showroom/contract/policy/figures'
import type { BatchPayout as ShownPayout, PayoutBatch } from '@showroom/contract/payout/payout'
import { payoutFailure } from '@showroom/contract/payout/payout-failure.messages'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { canDecide, shownBatchState } from '@showroom/contract/payout/payout.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Batch, type BatchPayout, type BatchSums, firstPayouts, sumsOfBatches } from './batch.store.ts'

/** Batches as an Admin sees them, with what this Admin may decide, and the first page of each one's payouts. */
export const presentBatches = async (
  db: Queries,
  batches: readonly Batch[],
  adminId: number,
): Promise<PayoutBatch[]> => {
  const ids = batches.map(({ id }) => id)
  const payouts = await firstPayouts(db, ids, pageSize)
  const sums = new Map((await sumsOfBatches(db, ids)).map((each) => [each.batchId, each]))
  return batches.map((batch) => ({
    ...present(batch, sums.get(batch.id) ?? none, adminId),
    payouts: payouts.filter(({ batchId }) => batchId === batch.id).map(presentPayout),
  }))
}

const none = { all: 0, open: 0, openCents: 0, states: [] } as const

export const presentPayout = (one: BatchPayout): ShownPayout => ({
  id: one.publicId,
  legal_name: one.legalName,
  party: one.account,
  amount_cents: one.amountCents,
  state: one.state,
  label: say.states[one.state],
  trouble: one.failureCode === null ? one.trouble : payoutFailure(one.failureCode),
})

type Sums = Readonly<Omit<BatchSums, 'batchId' | 'states'>> & { states: readonly BatchPayout['state'][] }

const present = (batch: Batch, sums: Sums, adminId: number): Omit<PayoutBatch, 'payouts'> => {
  const state = shownBatchState(batch.state, sums.states)
  const deciding = { state: batch.state, proposedBy: batch.proposedBy, adminId, payouts: sums.open }
  return {
    id: batch.publicId,
    state,
    label: say.batchStates[state],
    created_at: batch.createdAt.toISOString(),
    proposed_by: batch.proposer,
    approved_by: batch.approver,
    total_cents: sums.openCents,
    payout_count: sums.all,
    can: {
      propose: canDecide('propose', deciding),
      approve: canDecide('approve', deciding),
      cancel: canDecide('cancel', deciding),
    },
  }
}
