import { takeStock } from '../../catalogue/stock/reserve-stock.ts'
import type { Queries } from '../../platform/db/db.ts'
import { endReservationOf } from '../placing/reservation.store.ts'

/** Units of a line that left the warehouse: what was kept for them is not there any more. */
export const shipStock = async (tx: Queries, itemId: number, units: number): Promise<void> => {
  const kept = await endReservationOf(tx, itemId, units)
  if (kept) await takeStock(tx, [kept])
}
