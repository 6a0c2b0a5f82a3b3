import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Counted = { id: number; shippedQty: number }

/** Writes that more units of a line left, were it not written meanwhile: no unit leaves twice. */
export const addShippedQty = async (
  tx: Queries,
  { id, shippedQty }: Counted,
  units: number,
): Promise<void> => {
  const changed = await tx.query(sql`
    update order_item set shipped_qty = shipped_qty + ${units}::int
    where id = ${id} and shipped_qty = ${shippedQty} returning 1`)
  if (changed.length === 0) throw new Error(`Units of the line ${id} left twice.`)
}
