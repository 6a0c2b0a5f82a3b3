import type { PendingLine } from '@showroom/contract/balance/release.rules'
import { type Day, dayAndHour } from '@showroom/contract/shared/day'
import { openReturnsOf } from '../../order/return/return-facts.store.ts'
import { disputesEndedAt, ordersHeldByDisputes } from '../../payment/disputes/dispute.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { PendingRow } from './pending-line.store.ts'

/** A pending amount with all that says when it becomes available. */
export type Pending = { row: PendingRow; line: PendingLine }

const dayOf = (moment: Date | null): Day | null => moment && dayAndHour(moment).day

export const withFacts = async (db: Queries, rows: readonly PendingRow[]): Promise<Pending[]> => {
  const held = await openReturnsOf(
    db,
    rows.map(({ orderItemId }) => orderItemId),
  )
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
  const disputed = await ordersHeldByDisputes(db, orderIds)
  const ended = await disputesEndedAt(db, orderIds)
  return rows.map((row) => ({
    row,
    line: {
      account: row.account,
      orderedOn: dayAndHour(row.orderedAt).day,
      status: row.status,
      deliveredOn: dayOf(row.deliveredAt),
      returnEndedOn: dayOf(row.returnEndedAt),
      isHeldBack: held.has(row.orderItemId),
      isDisputed: disputed.has(row.orderId),
      disputeEndedOn: dayOf(ended.get(row.orderId) ?? null),
    },
  }))
}
