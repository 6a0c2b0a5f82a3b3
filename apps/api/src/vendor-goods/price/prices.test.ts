import type { ScheduledPrice } from '@showroom/contract/vendor-goods/scheduled-price'
import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest, lineOf } from '../../cart/testing/guest.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, aMember, anActive, aVendor, theAdmin, type Vendor } from '../testing/a-vendor.ts'
import { planning } from '../testing/planning.ts'

// The marketplace's clock shows Monday, November 23, 9 AM.
let moment = new Date('2026-11-23T17:00:00Z')
const midnight = (day: string) => new Date(`${day}T08:00:00Z`)

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

const { plan, preview, list } = planning(() => vendor)
const priceNow = async (id: string) =>
  (await vendor.ask<VendorProduct>(`GET /api/vendor_products/${id}`)).data.price_cents

/** The clock is turned, and what is due is done, by several workers at once. */
const comes = async (at: Date) => {
  moment = at
  const several = await Promise.all([doJobs(opened), doJobs(opened), doJobs(opened)])
  expect(several.flat()).toEqual([])
  vendor = await aMember(opened, 'Quill Tile')
  stranger = await aMember(opened, 'Wren Tile')
  admin = await theAdmin(opened)
}

test('a planned price is in force from midnight on, and a cart says what it was', async () => {
  const { id } = await anActive(vendor, admin, { sku: 'PLAN-1', price_cents: 4_650 })
  const guest = aGuest(opened.app)
  await guest.add({ product_id: id, qty: 2 })
  const { data: effect } = await preview('2026-11-25', { sku: 'PLAN-1', price_cents: 5_800 })
  expect(effect).toMatchObject({ is_today: false, unchanged: 0, large: 1, carts: 1, open_orders: 0 })
  expect(effect.showrooms).toBeGreaterThan(1)
  expect(effect.rows).toMatchObject([
    { sku: 'PLAN-1', before_cents: 4_650, after_cents: 5_800, step_bps: 2_473, is_large: true, carts: 1 },
  ])
  expect((await plan('2026-11-25', { sku: 'PLAN-1', price_cents: 5_800 })).message).toBe(
    '1 new price planned.',
  )
  await comes(new Date(midnight('2026-11-25').getTime() - 1))
  expect(await priceNow(id)).toBe(4_650)
  await comes(midnight('2026-11-25'))
  expect(await priceNow(id)).toBe(5_800)
  const line = lineOf((await guest.cart()).data.Project_tans, id)
  expect(line).toMatchObject({ previous_unit_price_cents: 5_926, unit_price_cents: 7_392 })
  expect(line.warnings[0]?.message).toBe('The price changed from $59.26 to $73.92.')
  expect(await list('?s=PLAN-1')).toMatchObject([
    {
      state: 'applied',
      before_cents: 4_650,
      after_cents: 5_800,
      effective_on: '2026-11-25',
      planned_at: '2026-11-23T17:00:00.000Z',
      ended_at: midnight('2026-11-25').toISOString(),
      ended_by: '',
      can_cancel: false,
    },
  ])
})

test('after a long sleep each price has been what it was to be, once', async () => {
  const { id } = await anActive(vendor, admin, { sku: 'SLEEP-1', price_cents: 1_000 })
  await plan('2026-12-01', { sku: 'SLEEP-1', price_cents: 1_100 })
  await plan('2026-12-05', { sku: 'SLEEP-1', price_cents: 1_050 })
  const { data } = await preview('2026-12-07', { sku: 'SLEEP-1', price_cents: 1_300 })
  expect(data.rows).toMatchObject([{ before_cents: 1_050, after_cents: 1_300 }])
  // The list says the steps that were confirmed.
  expect(
    (await list('?s=SLEEP-1&sort=effective')).map(({ before_cents, after_cents, step_bps }) => [
      before_cents,
      after_cents,
      step_bps,
    ]),
  ).toEqual([
    [1_000, 1_100, 1_000],
    [1_100, 1_050, -455],
  ])
  await comes(midnight('2026-12-09'))
  const { data: product } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${id}`)
  // Submitted, approved, and changed twice.
  expect([product.price_cents, product.revision]).toEqual([1_050, 5])
  expect(
    (await list('?s=SLEEP-1&sort=effective')).map(({ before_cents, state }) => [before_cents, state]),
  ).toEqual([
    [1_000, 'applied'],
    [1_100, 'applied'],
  ])
})

test('a price of today is in force at once', async () => {
  const { id } = await aDraft(vendor, { sku: 'TODAY-1', price_cents: 2_000 })
  const { data } = await preview('2026-12-09', { sku: 'TODAY-1', price_cents: 2_100 })
  // No shop shows a draft.
  expect(data).toMatchObject({ is_today: true, showrooms: 0 })
  const { message } = await plan('2026-12-09', { sku: 'TODAY-1', price_cents: 2_100 })
  expect([message, await priceNow(id)]).toEqual(['1 new price in force. Shops know within a second.', 2_100])
})

test('another price for the same day replaces the first, and one that is no change is left out', async () => {
  const { id } = await aDraft(vendor, { sku: 'TWICE-1', price_cents: 3_000 })
  await aDraft(vendor, { sku: 'SAME-1', price_cents: 3_000 })
  await plan('2026-12-20', { sku: 'TWICE-1', price_cents: 3_100 })
  const again = [
    { sku: 'TWICE-1', price_cents: 3_200 },
    { sku: 'SAME-1', price_cents: 3_000 },
  ]
  const { data } = await preview('2026-12-20', ...again)
  expect(data).toMatchObject({ unchanged: 1, rows: [{ sku: 'TWICE-1', replaces_cents: 3_100 }] })
  expect((await plan('2026-12-20', ...again)).data).toEqual({ planned: 1 })
  expect((await plan('2026-12-20', ...again)).errors?.prices?.[0]).toBe(
    'None of these prices is another than it will be that day.',
  )
  await comes(midnight('2026-12-20'))
  expect(await priceNow(id)).toBe(3_200)
  expect((await list('?s=TWICE-1')).map(({ state }) => state).toSorted()).toEqual(['applied', 'replaced'])
})

test('what is cancelled before its day never comes', async () => {
  const { id } = await aDraft(vendor, { sku: 'CANCEL-1', price_cents: 3_000 })
  await plan('2026-12-22', { sku: 'CANCEL-1', price_cents: 3_300 })
  const [planned] = await list('?s=CANCEL-1')
  const cancel = () => vendor.ask<ScheduledPrice>(`POST /api/vendor_prices/${planned?.id}/cancel`, {})
  const strangers = await stranger.ask(`POST /api/vendor_prices/${planned?.id}/cancel`, {})
  const nobodys = await stranger.ask('POST /api/vendor_prices/no-such-price/cancel', {})
  expect([strangers.status, strangers.message]).toEqual([404, nobodys.message])
  expect((await cancel()).data).toMatchObject({ state: 'cancelled', can_cancel: false })
  expect((await cancel()).code).toBe('not_cancellable')
  await comes(midnight('2026-12-22'))
  expect(await priceNow(id)).toBe(3_000)
  const { data: deeds } = await admin.ask<{ action: string }[]>(
    'GET /api/admin/audit?entity=price&s=2026-12-22',
  )
  expect(deeds.toSorted((one, other) => one.action.localeCompare(other.action))).toMatchObject([
    { action: 'cancelled', before: { 'CANCEL-1': 3_300 }, after: { 'CANCEL-1': 3_000 } },
    { action: 'planned', before: { 'CANCEL-1': 3_000 }, after: { 'CANCEL-1': 3_300 } },
  ])
})

test('all that waits for a day is cancelled at once, and nothing of another day or vendor', async () => {
  for (const sku of ['WHOLE-1', 'WHOLE-2']) await aDraft(vendor, { sku, price_cents: 3_000 })
  await aDraft(stranger, { sku: 'WHOLE-1', price_cents: 3_000 })
  const both = ['WHOLE-1', 'WHOLE-2'].map((sku) => ({ sku, price_cents: 3_300 }))
  await plan('2026-12-23', ...both)
  await plan('2026-12-28', { sku: 'WHOLE-1', price_cents: 3_400 })
  await planning(() => stranger).plan('2026-12-23', ...both.slice(0, 1))
  const cancel = (effective_on: string) => vendor.ask('POST /api/vendor_prices/cancel_day', { effective_on })
  expect((await cancel('2026-12-23')).message).toBe('2 new prices cancelled.')
  expect((await cancel('2026-12-23')).code).toBe('not_cancellable')
  expect((await cancel('2026-12-22')).code).toBe('not_cancellable')
  const states = (await list('?s=WHOLE-&sort=effective')).map(({ effective_on, state }) => [
    effective_on,
    state,
  ])
  expect(states).toEqual([
    ['2026-12-23', 'cancelled'],
    ['2026-12-23', 'cancelled'],
    ['2026-12-28', 'scheduled'],
  ])
  const theirs = await planning(() => stranger).list('')
  expect(theirs.map(({ state }) => state)).toEqual(['scheduled'])
})

test('what is archived when its day comes keeps its price', async () => {
  const { id } = await anActive(vendor, admin, { sku: 'AWAY-1', price_cents: 3_000 })
  await plan('2026-12-24', { sku: 'AWAY-1', price_cents: 3_300 })
  await vendor.ask(`POST /api/vendor_products/${id}/status`, { move: 'archive' })
  await comes(midnight('2026-12-24'))
  expect(await priceNow(id)).toBe(3_000)
  expect(await list('?s=AWAY-1')).toMatchObject([{ state: 'dropped' }])
})
