import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import { productStatusNames } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { dayAndHour } from '@showroom/contract/shared/day'
import type { Db } from '../../platform/db/db.ts'
import type { ParsedRequestFor, Serve } from '../../platform/http/serve.ts'
import { csvOf, mostExported } from '../../shared/csv.ts'
import { tableReply } from '../../shared/table.ts'
import { type OwnGoods, ownGoods, requireVendor } from '../viewer.ts'
import { addLot } from './add-lot.ts'
import { countStock } from './count-stock.ts'
import { countStockRows, stockFound, type StockSearch } from './inventory.store.ts'
import { presentStock } from './present-stock.ts'

type Asked = ParsedRequestFor<'GET /api/vendor_stock'>['query']

const searchIn = (query: Asked, { vendorId }: OwnGoods): StockSearch => {
  const { s: text, view = null, warehouse = null } = query
  return { vendorId, text, view, warehouse }
}

const heading = [
  'SKU',
  'Name',
  'Warehouse',
  'Lot',
  'Received',
  'Unit',
  'On hand',
  'Reserved',
  'Available',
  'Status',
]

const fileOf = (rows: readonly StockRow[]): string =>
  csvOf([
    heading,
    ...rows.map((row) => [
      row.sku,
      row.name,
      row.warehouse.name,
      row.lot ?? '',
      row.received_on ?? '',
      row.uom,
      String(row.on_hand),
      String(row.reserved),
      String(row.available),
      productStatusNames[row.status],
    ]),
  ])

/** What lies in a vendor's warehouse, and what was counted of it. */
export const inventoryRoutes = (serve: Serve, deps: { db: Db; now: () => Date }) => {
  const { db, now } = deps

  serve('GET /api/vendor_stock', async ({ query }, who) => {
    const search = searchIn(query, await ownGoods(db, who))
    const { sort = 'sku' } = query
    return tableReply({
      path: '/api/vendor_stock',
      query,
      total: await countStockRows(db, search),
      read: async (span) => (await stockFound(db, search, { sort, ...span })).map(presentStock),
    })
  })

  serve('GET /api/vendor_stock/export', async ({ query }, who) => {
    const search = searchIn(query, await ownGoods(db, who))
    const { sort = 'sku' } = query
    const rows = await stockFound(db, search, { sort, skip: 0, most: mostExported })
    const file_name = `showroom-stock-${dayAndHour(now()).day}.csv`
    return {
      success: true,
      data: { file_name, media_type: 'text/csv', text: fileOf(rows.map(presentStock)) },
    }
  })

  serve('POST /api/vendor_stock', async ({ body }, who) => {
    const { product, lot: code, warehouse, received_on: receivedOn, on_hand: onHand, reason } = body
    const added = { product, code, warehouse, receivedOn, onHand, reason }
    const row = await addLot(deps, await requireVendor(db, who), added)
    return { success: true, data: presentStock(row), message: say.lotAdded }
  })

  serve('PUT /api/vendor_stock/{id}', async ({ params: { id }, body }, who) => {
    const counted = { id, count: body.on_hand, was: body.was, reason: body.reason }
    const row = await countStock(deps, await ownGoods(db, who), counted)
    return { success: true, data: presentStock(row), message: say.stockSaved }
  })
}
