import { giveBackStock } from '../../catalogue/stock/reserve-stock.ts'
import type { Queries } from '../../platform/db/db.ts'
import { endReservations } from '../placing/reservation.store.ts'

/** Lines that will not be delivered: what was kept for them can be had by others. Once, however often it is called. */
export const releaseStock = async (tx: Queries, itemIds: readonly number[]): Promise<void> => {
  const kept = await endReservations(tx, itemIds)
  if (kept.length > 0) await giveBackStock(tx, kept)
}
