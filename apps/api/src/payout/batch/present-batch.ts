import type { PayoutBatch } from '@showroom/contract/payout/payout'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { canDecide, shownBatchState } from '@showroom/contract/payout/payout.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Batch, type BatchPayout, payoutsOfBatches } from './batch.store.ts'

/** Batches as an Admin sees them, with what this Admin may decide. */
export const presentBatches = async (
  db: Queries,
  batches: readonly Batch[],
  adminId: number,
): Promise<PayoutBatch[]> => {
  const payouts = await payoutsOfBatches(
    db,
    batches.map(({ id }) => id),
  )
  return batches.map((batch) =>
    present(
      batch,
      payouts.filter(({ batchId }) => batchId === batch.id),
      adminId,
    ),
  )
}

const present = (batch: Batch, payouts: readonly BatchPayout[], adminId: number): PayoutBatch => {
  const state = shownBatchState(
    batch.state,
    payouts.map((one) => one.state),
  )
  const open = payouts.filter((one) => one.state !== 'canceled')
  const deciding = { state: batch.state, proposedBy: batch.proposedBy, adminId, payouts: open.length }
  return {
    id: batch.publicId,
    state,
    label: say.batchStates[state],
    created_at: batch.createdAt.toISOString(),
    proposed_by: batch.proposer,
    approved_by: batch.approver,
    total_cents: open.reduce((sum, { amountCents }) => sum + amountCents, 0),
    payouts: payouts.map((one) => ({
      id: one.publicId,
      legal_name: one.legalName,
      party: one.account,
      amount_cents: one.amountCents,
      state: one.state,
      label: say.states[one.state],
      trouble: one.failureCode ?? one.trouble,
    })),
    can: {
      propose: canDecide('propose', deciding),
      approve: canDecide('approve', deciding),
      cancel: canDecide('cancel', deciding),
    },
  }
}
