import type { ReadyGoods } from '@showroom/contract/order/order-queue'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Measured = {
  itemId: number
  goods: ReadyGoods
  /** Null: where its lots lie. */
  warehouseId: number | null
  by: number
  at: Date
}

/** Measured again, the last measures stand. */
export const saveReady = (tx: Queries, { itemId, goods, warehouseId, by, at }: Measured) =>
  tx.query(sql`
    insert into order_item_ready (order_item_id, weight_milli_lb, pallets, length_in, width_in, height_in, ready_by,
      ready_at, warehouse_id)
    values (${itemId}, ${goods.weight_milli_lb}, ${goods.pallets}, ${goods.length_in}, ${goods.width_in},
      ${goods.height_in}, ${by}, ${at}, ${warehouseId})
    on conflict (order_item_id) do update set weight_milli_lb = excluded.weight_milli_lb, pallets = excluded.pallets,
      length_in = excluded.length_in, width_in = excluded.width_in, height_in = excluded.height_in,
      ready_by = excluded.ready_by, ready_at = excluded.ready_at,
      warehouse_id = excluded.warehouse_id`)
