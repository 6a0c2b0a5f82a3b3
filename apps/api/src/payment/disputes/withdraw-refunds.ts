import type { Queries } from '../../platform/db/db.ts'
import { type Hold, holdById } from '../holds/hold.store.ts'
import { operationsOf } from '../provider/operation.store.ts'
import { disputedOf } from './dispute.store.ts'
import { withdrawRefund } from './withdrawn-refund.store.ts'

/** What was to be given back when a bank took it: only as much as it left of the charge, the earlier first. */
export const withdrawRefunds = async (tx: Queries, { id }: Hold, at: Date): Promise<void> => {
  const hold = await holdById(tx, id)
  if (!hold) return
  const { lostOf } = await disputedOf(tx, [id])
  let leftCents = hold.capturedCents - hold.refundedCents - (lostOf.get(id) ?? 0)
  for (const operation of await operationsOf(tx, [id])) {
    if (operation.kind !== 'refund' || operation.state !== 'asked') continue
    const cents = operation.amountCents ?? 0
    if (cents <= leftCents) leftCents -= cents
    else await withdrawRefund(tx, operation.id, at)
  }
}
