import { releaseReserved } from '../../catalogue/stock/reserve-stock.ts'
import type { Queries } from '../../platform/db/db.ts'
import { endReservations } from '../placing/reservation.store.ts'

/** Releases the stock reserved for lines that will not be delivered; again, it releases nothing more. */
export const releaseStock = async (tx: Queries, itemIds: readonly number[]): Promise<void> => {
  const kept = await endReservations(tx, itemIds)
  if (kept.length > 0) await releaseReserved(tx, kept)
}
