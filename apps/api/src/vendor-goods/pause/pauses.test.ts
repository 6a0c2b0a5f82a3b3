import type { Pauses } from '@showroom/contract/vendor-goods/pause.endpoints'
import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest, lineOf } from '../../cart/testing/guest.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, aMember, anActive, aVendor, theAdmin, type Vendor } from '../testing/a-vendor.ts'
import { at, importing, shopify, tile } from '../testing/an-import.ts'

let moment = new Date('2026-12-20T20:00:00Z')
let opened: Awaited<ReturnType<typeof openTestApp>>
let vendor: Vendor
let stranger: Vendor
let admin: Vendor
beforeAll(async () => {
  opened = await openTestApp({}, () => moment)
  vendor = await aVendor(opened, 'Quill Tile')
  stranger = await aVendor(opened, 'Wren Tile')
  admin = await theAdmin(opened)
})
afterAll(() => opened.close())

const { send, checked, worked } = importing(() => opened)
const pause = (back_on: string, ids?: string[]) =>
  vendor.ask<Pauses>('POST /api/vendor_pause', { back_on, ...(ids ? { ids } : {}) })
const end = (ids?: string[]) => vendor.ask<Pauses>('POST /api/vendor_pause/end', ids ? { ids } : {})
const productOf = async (id: string) =>
  (await vendor.ask<VendorProduct>(`GET /api/vendor_products/${id}`)).data
const comes = async (on: string) => {
  moment = new Date(on)
  const several = await Promise.all([doJobs(opened), doJobs(opened)])
  expect(several.flat()).toEqual([])
  vendor = await aMember(opened, 'Quill Tile')
  admin = await theAdmin(opened)
}

test('paused goods can not be bought, a cart says until when, and they come back on their day', async () => {
  const { id } = await anActive(vendor, admin, { sku: 'AWAY-1' })
  const draft = await aDraft(vendor, { sku: 'DRAFT-1' })
  const guest = aGuest(opened.app)
  await guest.add({ product_id: id, qty: 1 })
  const { data, message } = await pause('2027-01-05')
  expect([data, message]).toEqual([
    { sold: 0, paused: [{ back_on: '2027-01-05', count: 1 }] },
    '1 product paused. They come back on 01.05.2027.',
  ])
  const paused = await productOf(id)
  expect(paused).toMatchObject({
    status: 'hidden',
    paused_until: '2027-01-05',
    lead_days_min: 3,
    lead_days_max: 12,
  })
  const { data: cart } = await guest.cart()
  expect(lineOf(cart.Project_tans, id).warnings[0]?.message).toBe(
    'Its vendor is away. It can be ordered again from 01.05.2027 on.',
  )
  expect(cart.can.checkout).toBe(false)
  expect((await aGuest(opened.app).add({ product_id: id, qty: 1 })).status).toBe(422)
  await comes('2027-01-05T07:59:59Z')
  expect((await productOf(id)).status).toBe('hidden')
  await comes('2027-01-05T08:00:00Z')
  expect(await productOf(id)).toMatchObject({
    status: 'active',
    paused_until: null,
    revision: paused.revision + 1,
  })
  expect((await productOf(draft.id)).status).toBe('draft')
  expect(lineOf((await guest.cart()).data.Project_tans, id).can.change).toBe(true)
})

test('single products are paused, for longer, and brought back early; what was hidden by hand stays hidden', async () => {
  const { id } = await anActive(vendor, admin, { sku: 'ONE-1' })
  const other = await anActive(vendor, admin, { sku: 'ONE-2' })
  const hidden = await anActive(vendor, admin, { sku: 'ONE-3' })
  await vendor.ask(`POST /api/vendor_products/${hidden.id}/status`, { move: 'hide' })
  await pause('2027-01-10', [id])
  await pause('2027-01-20', [id])
  expect((await productOf(other.id)).status).toBe('active')
  await comes('2027-01-10T09:00:00Z')
  expect((await productOf(id)).paused_until).toBe('2027-01-20')
  expect((await end([id])).message).toBe('1 product for sale again.')
  expect((await end()).code).toBe('not_paused')
  expect((await pause('2027-01-20', [hidden.id])).code).toBe('nothing_to_pause')
  expect((await productOf(hidden.id)).status).toBe('hidden')
})

test('who shows or archives a paused product ends its pause', async () => {
  const shown = await anActive(vendor, admin, { sku: 'SHOW-1' })
  const away = await anActive(vendor, admin, { sku: 'SHOW-2' })
  await pause('2027-01-20', [shown.id, away.id])
  await vendor.ask(`POST /api/vendor_products/${shown.id}/status`, { move: 'show' })
  await vendor.ask(`POST /api/vendor_products/${away.id}/status`, { move: 'archive' })
  expect(await productOf(shown.id)).toMatchObject({ status: 'active', paused_until: null })
  await comes('2027-01-20T09:00:00Z')
  expect(await productOf(away.id)).toMatchObject({ status: 'archived', paused_until: null })
})

test('what is hidden for good while it is paused stays hidden when its day comes', async () => {
  const away = await anActive(vendor, admin, { sku: 'GOOD-1' })
  const filed = await anActive(vendor, admin, { sku: 'GOOD-2' })
  const back = await anActive(vendor, admin, { sku: 'GOOD-3' })
  await pause('2027-01-25', [away.id, filed.id, back.id])
  expect((await productOf(away.id)).moves).toContain('hide')
  const hide = () =>
    vendor.ask<VendorProduct>(`POST /api/vendor_products/${away.id}/status`, { move: 'hide' })
  expect((await hide()).data).toMatchObject({ status: 'hidden', paused_until: null })
  expect((await productOf(away.id)).moves).not.toContain('hide')
  expect((await hide()).code).toBe('not_movable')
  const begun = await send(
    vendor,
    shopify(tile('GOOD-2', '9.00').replace(/true$/, 'false'), tile('GOOD-3', '9.00')),
  )
  await checked(vendor, begun.data)
  await vendor.ask(`POST ${at(begun.data.id)}/run`)
  await worked(vendor, begun.data.id)
  expect(await productOf(filed.id)).toMatchObject({ status: 'hidden', paused_until: null })
  expect(await productOf(back.id)).toMatchObject({ status: 'hidden', paused_until: '2027-01-25' })
  await comes('2027-01-25T09:00:00Z')
  for (const { id } of [away, filed]) expect((await productOf(id)).status).toBe('hidden')
  expect((await productOf(back.id)).status).toBe('active')
})

test('another vendor’s product is refused like one that never was, and nothing of the rest is paused', async () => {
  const mine = await anActive(vendor, admin, { sku: 'MINE-1' })
  stranger = await aMember(opened, 'Wren Tile')
  const theirs = await anActive(stranger, admin, { sku: 'WREN-1' })
  const refused = await pause('2027-02-01', [mine.id, theirs.id])
  const missing = await pause('2027-02-01', [mine.id, 'no-such-product'])
  expect([refused.status, refused.message]).toEqual([404, missing.message])
  expect((await end([theirs.id])).status).toBe(404)
  expect((await productOf(mine.id)).status).toBe('active')
  expect((await pause('2027-01-20')).errors?.back_on?.[0]).toContain('from tomorrow on')
})
