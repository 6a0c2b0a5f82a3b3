import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reserveStock } from '../../catalogue/stock/reserve-stock.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, aVendor, theAdmin, type Vendor } from '../testing/a-vendor.ts'
import { giveLots, productIdOf } from '../testing/stock.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let vendor: Vendor
beforeAll(async () => {
  opened = await openTestApp()
  vendor = await aVendor(opened, 'Quill Tile')
})
afterAll(() => opened.close())

const rowsOf = async (text: string, query = '') =>
  (await vendor.ask<StockRow[]>(`GET /api/vendor_stock?s=${text}${query}`)).data
const count = (id: string, on_hand: number, was: number) =>
  vendor.ask<StockRow>(`PUT /api/vendor_stock/${id}`, { on_hand, was, reason: 'counted on Monday' })

/** Some of it is promised to an order. */
const reserve = async (publicId: string, qty: number) => {
  const productId = await productIdOf(opened.db, publicId)
  await opened.db.transaction((tx) => reserveStock(tx, [{ productId, qty, lotChoice: 'single' }]))
}

test('a count is never below what orders were promised, and is written down with why', async () => {
  const { id } = await aDraft(vendor, { sku: 'COUNT-1', quantity: 40 })
  await reserve(id, 12)
  expect(await rowsOf('COUNT-1')).toMatchObject([{ lot: null, on_hand: 40, reserved: 12, available: 28 }])
  const below = await count(id, 11, 40)
  expect([below.status, below.errors?.on_hand?.[0]]).toEqual([
    422,
    '12 are reserved for orders: there can not be fewer.',
  ])
  expect((await count(id, 12, 40)).data).toMatchObject({ on_hand: 12, available: 0 })
  const admin = await theAdmin(opened)
  const { data: deeds } = await admin.ask<object[]>('GET /api/admin/audit?entity=stock&s=COUNT-1')
  expect(deeds).toMatchObject([
    { action: 'counted', note: 'counted on Monday', before: { on_hand: 40 }, after: { on_hand: 12 } },
  ])
})

test('of two counts of one shelf the second is told of the first', async () => {
  const { id } = await aDraft(vendor, { sku: 'TWO-1', quantity: 40 })
  expect([(await count(id, 30, 40)).status, (await count(id, 20, 40)).code]).toEqual([200, 'stale'])
  expect(await rowsOf('TWO-1')).toMatchObject([{ on_hand: 30 }])
})

test('lots are counted one by one; their product has the sum, and says how it stands', async () => {
  const { id } = await aDraft(vendor, { sku: 'LOTS-1', quantity: 9 })
  await giveLots(opened.db, id, { 'L-1': 5, 'L-2': 4 })
  const rows = await rowsOf('LOTS-1')
  expect(rows.map(({ lot, on_hand }) => [lot, on_hand])).toEqual([
    ['L-1', 5],
    ['L-2', 4],
  ])
  await count(rows[0]?.id ?? '', 0, 5)
  const { data } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${id}`)
  expect(data).toMatchObject({ stock_qty: 4, stock_status: 'low' })
  expect((await rowsOf('LOTS-1', '&view=out')).map(({ lot }) => lot)).toEqual(['L-1'])
  expect((await rowsOf('LOTS-1', '&view=low')).map(({ lot }) => lot)).toEqual(['L-2'])
  // The product itself has no count of its own any more.
  expect((await count(id, 7, 4)).status).toBe(404)
})
