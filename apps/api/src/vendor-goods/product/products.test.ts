import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import type { VendorProduct, VendorProductRow } from '@showroom/contract/vendor-goods/vendor-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, aTyped, anActive, aVendor, theAdmin, type Vendor } from '../testing/a-vendor.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let vendor: Vendor
let other: Vendor
let admin: Vendor
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  vendor = await aVendor(opened, 'Quill Tile')
  other = await aVendor(opened, 'Ember Stone')
  admin = await theAdmin(opened)
})
afterAll(() => opened.close())

const path = (id: string) => `/api/vendor_products/${id}`
/** What shops keep of the catalogue is read anew at most once a second. */
const aMomentOn = () => {
  now = new Date(now.getTime() + 5_000)
}
const inShop = async (name: string): Promise<string[]> => {
  aMomentOn()
  const reply = await opened.app.inject({
    method: 'POST',
    url: '/api/visualization/products',
    payload: { showroom: 'HARVEST2', search: name },
  })
  return reply.json<{ data: ProductCard[] }>().data.map(({ id }) => id)
}
const pageOf = async (id: string) =>
  (await opened.app.inject(`/api/public?showroom=HARVEST2&pid=${id}`)).statusCode

test('a product is a draft until an Admin has approved it; only then shops show it', async () => {
  const draft = await aDraft(vendor, { name: 'Gullwing slate', sku: 'GULL-1' })
  expect(draft).toMatchObject({
    status: 'draft',
    stock_qty: 40,
    moves: ['submit', 'archive'],
    can_edit: true,
  })
  expect([await inShop('Gullwing'), await pageOf(draft.id)]).toEqual([[], 404])
  const submitted = await vendor.ask<VendorProduct>(`POST ${path(draft.id)}/status`, { move: 'submit' })
  expect(submitted.data).toMatchObject({ status: 'in_review', can_edit: false })
  expect([await inShop('Gullwing'), await pageOf(draft.id)]).toEqual([[], 404])
  const approved = await admin.ask<VendorProduct>(`POST ${path(draft.id)}/status`, { move: 'approve' })
  expect(approved.data.status).toBe('active')
  expect([await inShop('Gullwing'), await pageOf(draft.id)]).toEqual([[draft.id], 200])
  await vendor.ask(`POST ${path(draft.id)}/status`, { move: 'hide' })
  expect([await inShop('Gullwing'), await pageOf(draft.id)]).toEqual([[], 404])
})

test('an Admin rejects with a reason, which the vendor reads, mends the product and submits it again', async () => {
  const { id, revision } = await aDraft(vendor, { sku: 'REJECT-1' })
  await vendor.ask(`POST ${path(id)}/status`, { move: 'submit' })
  const silent = await admin.ask(`POST ${path(id)}/status`, { move: 'reject' })
  expect([silent.status, Object.keys(silent.errors ?? {})]).toEqual([422, ['reason']])
  await admin.ask(`POST ${path(id)}/status`, { move: 'reject', reason: 'The photo shows another tile.' })
  const { data } = await vendor.ask<VendorProduct>(`GET ${path(id)}`)
  expect(data).toMatchObject({ status: 'rejected', review_note: 'The photo shows another tile.' })
  expect(data.revision).toBeGreaterThan(revision)
  expect((await vendor.ask(`POST ${path(id)}/status`, { move: 'submit' })).status).toBe(200)
  const audit = await admin.ask<{ entity_id: string; action: string; note: string }[]>(
    `GET /api/admin/audit?entity=product&s=${id}`,
  )
  expect(audit.data).toMatchObject([{ action: 'rejected', note: 'The photo shows another tile.' }])
})

test('what an Admin has not looked at in its last form is not approved', async () => {
  const { id } = await aDraft(vendor, { sku: 'SEEN-1' })
  const seen = await vendor.ask<VendorProduct>(`POST ${path(id)}/status`, { move: 'submit' })
  await vendor.ask(`POST ${path(id)}/status`, { move: 'withdraw' })
  await vendor.ask(`POST ${path(id)}/status`, { move: 'submit' })
  const late = await admin.ask(`POST ${path(id)}/status`, { move: 'approve', revision: seen.data.revision })
  expect([late.status, late.code]).toEqual([409, 'stale'])
})

test('a vendor makes none of an Admin’s moves, and an Admin none of a vendor’s', async () => {
  const { id } = await aDraft(vendor, { sku: 'MOVES-1' })
  expect((await admin.ask(`POST ${path(id)}/status`, { move: 'submit' })).status).toBe(409)
  await vendor.ask(`POST ${path(id)}/status`, { move: 'submit' })
  expect((await vendor.ask(`POST ${path(id)}/status`, { move: 'approve' })).status).toBe(409)
})

test('another vendor’s product is as missing as one that never was', async () => {
  const { id } = await aDraft(vendor, { sku: 'MINE-1' })
  const body = { ...aTyped(), revision: 1 }
  const tried = [
    await other.ask(`GET ${path(id)}`),
    await other.ask(`PUT ${path(id)}`, body),
    await other.ask(`PUT ${path(id)}/photos`, { photos: [] }),
    await other.ask(`POST ${path(id)}/status`, { move: 'archive' }),
    await other.ask(`PUT /api/vendor_stock/${id}`, { on_hand: 1, was: 40, reason: 'counted' }),
  ]
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await other.ask<VendorProductRow[]>('GET /api/vendor_products')).data).toEqual([])
})

test('of two who edit at once the second is told, and nothing is overwritten', async () => {
  const { id, revision } = await aDraft(vendor, { sku: 'TWICE-1' })
  const first = await vendor.ask(`PUT ${path(id)}`, {
    ...aTyped({ sku: 'TWICE-1', name: 'First' }),
    revision,
  })
  const second = await vendor.ask(`PUT ${path(id)}`, {
    ...aTyped({ sku: 'TWICE-1', name: 'Second' }),
    revision,
  })
  expect([first.status, second.status, second.code]).toEqual([200, 409, 'stale'])
  expect((await vendor.ask<VendorProduct>(`GET ${path(id)}`)).data.name).toBe('First')
})

test('a new price of an active product stands in shops at once', async () => {
  const active = await anActive(vendor, admin, { name: 'Plover oak', sku: 'PLOVER-1' })
  const priceIn = async () => {
    aMomentOn()
    const reply = await opened.app.inject(`/api/public?showroom=HARVEST2&pid=${active.id}`)
    return reply.json<{ data: { price: { price_cents: number } } }>().data.price.price_cents
  }
  const before = await priceIn()
  const body = {
    ...aTyped({ name: 'Plover oak', sku: 'PLOVER-1', price_cents: 9_300 }),
    revision: active.revision,
  }
  expect((await vendor.ask(`PUT ${path(active.id)}`, body)).status).toBe(200)
  expect(await priceIn()).toBe(before * 2)
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ sku: '' }, 'sku'],
  [{ price_cents: 0 }, 'price_cents'],
  [{ category: 'tile-flooring' }, 'category'],
  [{ category: 'no-such-place' }, 'category'],
  [{ lead_days_min: 9, lead_days_max: 3 }, 'lead_days_max'],
  [{ attributes: { finish: 'Sparkling' } }, 'attributes.finish'],
  [{ restricted_states: ['ZZ'] }, 'restricted_states.0'],
])('%j is refused by a sentence at its field', async (wrong, field) => {
  const refused = await vendor.ask('POST /api/vendor_products', aTyped({ sku: 'WRONG-1', ...wrong }))
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, [field]])
})

test('a SKU is used once by a vendor, and again by another', async () => {
  await aDraft(vendor, { sku: 'ONCE-1' })
  const again = await vendor.ask('POST /api/vendor_products', aTyped({ sku: 'ONCE-1' }))
  expect([again.status, Object.keys(again.errors ?? {})]).toEqual([422, ['sku']])
  expect((await other.ask('POST /api/vendor_products', aTyped({ sku: 'ONCE-1' }))).status).toBe(200)
})

test('what nobody could buy the right number of is not submitted', async () => {
  const { id } = await aDraft(vendor, { sku: 'BARE-1', coverage: null, description: '' })
  const refused = await vendor.ask(`POST ${path(id)}/status`, { move: 'submit' })
  expect([refused.status, Object.keys(refused.errors ?? {}).toSorted()]).toEqual([
    422,
    ['coverage', 'description'],
  ])
})

test('a word of goods that no shop shows is not what somebody meant', async () => {
  await aDraft(vendor, { name: 'Kestrol slate', sku: 'KESTROL-1' })
  const { id } = await anActive(vendor, admin, { name: 'Kestrel slate', sku: 'KESTREL-1' })
  expect(await inShop('Kestrol')).toEqual([id])
})

test('the list is sought, filtered, sorted and kept as a file, of the own goods alone', async () => {
  await aDraft(vendor, { name: 'Heron one', sku: 'HERON-1', price_cents: 100 })
  await aDraft(vendor, { name: 'Heron two', sku: 'HERON-2', price_cents: 900, category: 'ceramic-tile' })
  await aDraft(other, { name: 'Heron three', sku: 'HERON-3' })
  const skus = async (query: string, who = vendor) =>
    (await who.ask<VendorProductRow[]>(`GET /api/vendor_products?s=heron${query}`)).data.map(({ sku }) => sku)
  expect(await skus('&sort=-price')).toEqual(['HERON-2', 'HERON-1'])
  expect(await skus('&category=ceramic-tile')).toEqual(['HERON-2'])
  expect(await skus('&category=tile-flooring&sort=sku')).toEqual(['HERON-1', 'HERON-2'])
  expect(await skus('&status=active')).toEqual([])
  expect((await skus('&sort=sku', admin)).length).toBe(3)
  const { data: file } = await vendor.ask<SentFile>('GET /api/vendor_products/export?s=heron&sort=sku')
  expect(file.text.split('\r\n').filter((line) => line.includes('HERON'))).toHaveLength(2)
})
