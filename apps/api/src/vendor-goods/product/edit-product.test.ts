import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, aTyped, anActive, aVendor, theAdmin, type Vendor } from '../testing/a-vendor.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let vendor: Vendor
let admin: Vendor
beforeAll(async () => {
  opened = await openTestApp()
  vendor = await aVendor(opened, 'Quill Tile')
  admin = await theAdmin(opened)
})
afterAll(() => opened.close())

const path = (id: string) => `/api/vendor_products/${id}`

test.each([
  [{ description: ' ' }, 'description'],
  [{ coverage: null }, 'coverage'],
])('what review would refuse is not made of an active or a hidden product: %j', async (wrong, field) => {
  const sku = `FINISHED-${field}`
  const { id, revision } = await anActive(vendor, admin, { sku })
  const save = (at: number) => vendor.ask(`PUT ${path(id)}`, { ...aTyped({ sku, ...wrong }), revision: at })
  const refused = await save(revision)
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, [field]])
  const hidden = await vendor.ask<VendorProduct>(`POST ${path(id)}/status`, { move: 'hide' })
  expect((await save(hidden.data.revision)).status).toBe(422)
})

test('of two who save one SKU at once the second is told', async () => {
  const [one, two] = [await aDraft(vendor, { sku: 'RACE-1' }), await aDraft(vendor, { sku: 'RACE-2' })]
  const save = ({ id, revision }: VendorProduct) =>
    vendor.ask(`PUT ${path(id)}`, { ...aTyped({ sku: 'RACE-3' }), revision })
  const made = () => vendor.ask('POST /api/vendor_products', aTyped({ sku: 'RACE-3' }))
  const saved = await Promise.all([save(one), save(two), made(), made()])
  expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
})
