import { takeStock } from '../../catalogue/stock/reserve-stock.ts'
import type { Queries } from '../../platform/db/db.ts'
import { endReservations } from '../placing/reservation.store.ts'

/** Lines that left the warehouse: what was kept for them is not there any more. Once, however often it is called. */
export const shipStock = async (tx: Queries, itemIds: readonly number[]): Promise<void> => {
  const kept = await endReservations(tx, itemIds)
  if (kept.length > 0) await takeStock(tx, kept)
}
