import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { stockRow } from './inventory.ts'
import { warehouse, warehouseForm } from './warehouse.ts'

const vendor = { access: 'account', roles: ['Vendor'], pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) }
const reply = replyOf(z.array(warehouse))

export const warehouseEndpoints = {
  'GET /api/vendor_warehouses': {
    summary: 'Where a vendor’s goods lie, the main warehouse first.',
    ...vendor,
    reply,
  },
  'POST /api/vendor_warehouses': {
    summary: 'Adds a warehouse.',
    ...vendor,
    body: warehouseForm,
    reply,
  },
  'PUT /api/vendor_warehouses/{id}': {
    summary: 'Changes a warehouse’s name, address, or whether a truck can take pallets there.',
    ...vendor,
    ...one,
    body: warehouseForm,
    reply,
  },
  'POST /api/vendor_warehouses/{id}/main': {
    summary: 'Makes it the main one; what lay in the former main one stays there.',
    ...vendor,
    ...one,
    reply,
  },
  'POST /api/vendor_warehouses/{id}/close': {
    summary: 'Closes a warehouse; what lay there lies in the main one.',
    ...vendor,
    ...one,
    reply,
  },
  'PUT /api/vendor_stock/{id}/warehouse': {
    summary: 'Says where a product or a lot lies.',
    ...vendor,
    ...one,
    body: z.object({ warehouse: opaqueId }),
    reply: replyOf(stockRow),
  },
} as const satisfies EndpointTable
