import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import type { StockedRow } from './inventory.store.ts'
import { rowId } from './row-id.ts'

export const presentStock = (row: StockedRow): StockRow => ({
  id: rowId(row),
  product_id: row.publicId,
  name: row.name,
  sku: row.sku,
  lot: row.lot,
  warehouse: { id: row.warehouseId, name: row.warehouse },
  received_on: row.receivedOn,
  uom: row.uom,
  on_hand: row.onHand,
  reserved: row.reserved,
  available: row.onHand - row.reserved,
  stock_status: row.stockStatus,
  status: row.status,
})
