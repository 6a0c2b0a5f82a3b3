import type { Queries } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import { priceListFor } from '../pricing/price-list/own-prices.ts'
import { showroomContext } from './showroom.store.ts'
import type { ShowroomContext } from './showroom.ts'

/** The showroom a call names, with the prices of whoever calls, or the 404 of the specification. */
export const requireShowroom = async (
  db: Queries,
  ref: string,
  accountId: number | null = null,
): Promise<ShowroomContext> => {
  const showroom = (await showroomContext(db, ref)) ?? refuseUnknown()
  if (accountId === null) return showroom
  const priceListId = await priceListFor(db, showroom, accountId)
  // The very same object for all who have its prices: what they ask for at once is gathered by it.
  return priceListId === showroom.priceListId ? showroom : { ...showroom, priceListId }
}
