import { orderedUntil, releaseDay, releaseOf } from '@showroom/contract/balance/release.rules'
import { type Day, endOfDay } from '@showroom/contract/shared/day'
import { lockForPlacing } from '../../order/placing/lock-order.ts'
import type { Db } from '../../platform/db/db.ts'
import { withFacts } from './pending-line.ts'
import { ordersToRelease, pendingLinesOfOrder } from './pending-line.store.ts'
import { isDayDone, saveDayDone, saveRelease } from './release.store.ts'

/**
 * Makes available what is due on the latest business day, once for that day. After days of sleep the one day stands for
 * all of them, and whoever was killed in the middle begins it again.
 */
export const releaseDue = async (db: Db, now: Date): Promise<void> => {
  const day = releaseDay(now)
  if (await isDayDone(db, day)) return
  for (const orderId of await ordersToRelease(db, endOfDay(orderedUntil(day))))
    await releaseOrder(db, { orderId, day, now })
  await saveDayDone(db, day, now)
}

type Releasing = { orderId: number; day: Day; now: Date }

/** Under the order's lock: a return that is asked for at this moment comes before it, or after it. */
const releaseOrder = (db: Db, { orderId, day, now }: Releasing): Promise<void> =>
  db.transaction(async (tx) => {
    await lockForPlacing(tx, orderId)
    for (const { row, line } of await withFacts(tx, await pendingLinesOfOrder(tx, orderId))) {
      const { on, reason } = releaseOf(line)
      if (on === null || on > day) continue
      const { account, partyId, orderItemId } = row
      await saveRelease(tx, { account, partyId, orderItemId, on, reason, at: now })
    }
  })
