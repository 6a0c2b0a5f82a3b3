import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { inventorySorts, longestLotCode, mostUnits, stockViews } from './inventory.rules.ts'
import { stockRow } from './inventory.ts'
import { vendorGoodsMessages as say } from './vendor-goods.messages.ts'

const vendor = { access: 'account', roles: ['Vendor'], pages: 'own' } as const
const asked = z.object({
  ...tableQuery(inventorySorts),
  view: z.enum(stockViews).optional(),
  warehouse: opaqueId.optional(),
})
const quantity = z.int(say.quantity).min(0, say.quantity).max(mostUnits, say.quantity)
const reason = z.string(say.stockReason).trim().min(3, say.stockReason).max(200, say.longText)

export const inventoryEndpoints = {
  'GET /api/vendor_stock': {
    summary: 'What lies in a vendor’s warehouse, by product and lot, with what orders were promised of it.',
    ...vendor,
    query: asked,
    reply: pageOf(stockRow),
  },
  'GET /api/vendor_stock/export': {
    summary: 'All that the filters show, as CSV.',
    ...vendor,
    query: asked,
    reply: replyOf(sentFile),
  },
  'POST /api/vendor_stock': {
    summary:
      'Adds a lot of a product, and says why; from its first lot on a product has what its lots have, and open orders are promised from that one.',
    ...vendor,
    body: z.object({
      product: opaqueId,
      lot: z.string(say.lotCode).trim().min(1, say.lotCode).max(longestLotCode, say.longText),
      warehouse: opaqueId,
      received_on: z.string(say.lotDay),
      on_hand: quantity,
      reason,
    }),
    reply: replyOf(stockRow),
  },
  'PUT /api/vendor_stock/{id}': {
    summary: 'Says what was counted of a product or a lot, and why; never fewer than orders were promised.',
    ...vendor,
    params: z.object({ id: opaqueId }),
    body: z.object({ on_hand: quantity, was: z.int(), reason }),
    reply: replyOf(stockRow),
  },
} as const satisfies EndpointTable
