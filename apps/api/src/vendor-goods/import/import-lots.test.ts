import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, aVendor } from '../testing/a-vendor.ts'
import { at, importing, shopify, tile } from '../testing/an-import.ts'
import { giveLots } from '../testing/stock.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const { send, worked, checked } = importing(() => opened)

test('goods with lots have what their lots have, whatever a file says of their stock', async () => {
  const vendor = await aVendor(opened, 'Importing Lots')
  const { id } = await aDraft(vendor, { sku: 'LOT-IMP', quantity: 40 })
  await giveLots(opened.db, id, { 'L-1': 3 })
  const [lot] = (await vendor.ask<StockRow[]>('GET /api/vendor_stock')).data
  await vendor.ask(`PUT /api/vendor_stock/${lot?.id}`, { on_hand: 4, was: 3, reason: 'counted' })
  const { data: begun } = await send(vendor, shopify(tile('LOT-IMP', '12.00')))
  await checked(vendor, begun)
  await vendor.ask(`POST ${at(begun.id)}/run`)
  await worked(vendor, begun.id)
  const { data } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${id}`)
  expect(data).toMatchObject({ name: 'LOT-IMP tile', stock_qty: 4, stock_status: 'low' })
})
