import type { LineChange } from '@showroom/contract/order/line-history'
import { orderStatuses } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import { soldItem } from '../reading/item-profit.store.ts'
import { changesOfLine } from './line-history.store.ts'

/** What became of a line, as an Admin reads it. */
export const readLineHistory = async (db: Queries, itemPublicId: string): Promise<LineChange[]> => {
  if (!(await soldItem(db, itemPublicId, { role: 'Admin' }))) refuseUnknown()
  return (await changesOfLine(db, itemPublicId)).map(({ at, from, to, ...change }) => ({
    ...change,
    at: at.toISOString(),
    from_label: from && orderStatuses[from].label,
    to_label: orderStatuses[to].label,
  }))
}
