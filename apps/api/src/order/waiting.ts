import type { CountsWaiting } from '../account/counts-waiting.ts'
import { type QueueTab, statusesIn } from '@showroom/contract/order/order-queue.rules'
import type { Db } from '../platform/db/db.ts'
import type { Caller } from '../platform/http/who.ts'
import { countByStatus } from './queue/queue.store.ts'
import { countOpenPriceChanges } from './price-change/read-price-changes.ts'
import { countReturns } from './return/return-search.store.ts'
import { orderViewerIfAny } from './reading/order-viewer.ts'
import type { Reading } from './reading/read-orders.ts'

/** Lines that a vendor has not answered or that a carrier is to be sent for, new prices that a Pro may absorb, and what is on its way back to whom takes it back. */
export const orderWaiting = ({ db, now }: { db: Db; now: () => Date }): readonly CountsWaiting[] => [
  {
    panel: 'queue',
    roles: ['Vendor'],
    count: (caller) => linesIn('new', { db, now: now() }, caller),
  },
  {
    panel: 'prices',
    roles: ['Contractor'],
    count: (caller) => countOpenPriceChanges(db, caller),
  },
  {
    panel: 'lines',
    matter: 'ready',
    roles: ['Admin'],
    count: (caller) => linesIn('ready', { db, now: now() }, caller),
  },
  {
    panel: 'returns',
    matter: 'returns',
    roles: ['Vendor', 'Admin'],
    count: (caller) => openReturns({ db, now: now() }, caller),
  },
]

const linesIn = async (tab: QueueTab, reading: Reading, caller: Caller): Promise<number> => {
  const viewer = await orderViewerIfAny(reading, caller)
  if (!viewer) return 0
  const counted = await countByStatus(reading.db, { viewer, text: '', statuses: statusesIn(tab) })
  return counted.reduce((sum, { count }) => sum + count, 0)
}

const openReturns = async (reading: Reading, caller: Caller): Promise<number> => {
  const viewer = await orderViewerIfAny(reading, caller)
  return viewer ? countReturns(reading.db, { onlyOpen: true, viewer, text: '' }) : 0
}
