import type { CountsWaiting } from '../account/counts-waiting.ts'
import type { Db } from '../platform/db/db.ts'
import type { Caller } from '../platform/http/who.ts'
import { countOpenPriceChanges } from './price-change/read-price-changes.ts'
import { countReturns } from './return/return.store.ts'
import { orderViewerIfAny } from './reading/order-viewer.ts'
import type { Reading } from './reading/read-orders.ts'

/** New prices that a Pro may absorb, and what is on its way back to whom takes it back. */
export const orderWaiting = ({ db, now }: { db: Db; now: () => Date }): readonly CountsWaiting[] => [
  {
    panel: 'prices',
    roles: ['Contractor'],
    count: (caller) => countOpenPriceChanges(db, caller),
  },
  {
    panel: 'returns',
    roles: ['Vendor', 'Admin'],
    count: (caller) => openReturns({ db, now: now() }, caller),
  },
]

const openReturns = async (reading: Reading, caller: Caller): Promise<number> => {
  const viewer = await orderViewerIfAny(reading, caller)
  return viewer ? countReturns(reading.db, { onlyOpen: true, viewer }) : 0
}
