import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, aVendor, type Vendor } from '../testing/a-vendor.ts'
import { planning } from '../testing/planning.ts'

const now = new Date('2026-12-24T17:00:00Z')
let opened: Awaited<ReturnType<typeof openTestApp>>
let vendor: Vendor
let stranger: Vendor
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  vendor = await aVendor(opened, 'Quill Tile')
  stranger = await aVendor(opened, 'Wren Tile')
})
afterAll(() => opened.close())

const { plan, preview, list } = planning(() => vendor)

test('another vendor’s SKU is refused like one that never was, and nothing of the rest is written', async () => {
  await aDraft(stranger, { sku: 'WREN-1' })
  await aDraft(vendor, { sku: 'MINE-1' })
  const mixed = [
    { sku: 'MINE-1', price_cents: 900 },
    { sku: 'WREN-1', price_cents: 900 },
    { sku: 'NOBODYS-1', price_cents: 900 },
    { sku: 'MINE-1', price_cents: 901 },
  ]
  for (const refused of [await plan('2027-01-04', ...mixed), await preview('2027-01-04', ...mixed)])
    expect([refused.status, refused.errors]).toEqual([
      422,
      {
        'prices.1.sku': ['You have no product with this SKU.'],
        'prices.2.sku': ['You have no product with this SKU.'],
        'prices.3.sku': ['This SKU stands twice.'],
      },
    ])
  expect(await list('?s=MINE-1')).toEqual([])
})

test.each([
  ['2026-12-23', 'a day that is over'],
  ['2031-01-01', 'a day too far off'],
])('%s is %s', async (day) => {
  const { status, errors } = await plan(day, { sku: 'MINE-1', price_cents: 900 })
  expect([status, errors?.effective_on?.[0]]).toEqual([
    422,
    'Please choose a day from today on, at most 2 years ahead.',
  ])
})

test('a plan without prices, with one of nothing, or with a SKU that no text can be is refused by a sentence', async () => {
  expect((await plan('2027-01-04')).errors?.prices?.[0]).toBe('Please type at least one new price.')
  const free = await plan('2027-01-04', { sku: 'MINE-1', price_cents: 0 })
  expect(free.errors?.['prices.0.price_cents']?.[0]).toContain('above zero')
  expect((await plan('2027-01-04', { sku: 'MINE\0-1', price_cents: 5 })).status).toBe(422)
})
