import type { ScoreCard, VendorScore } from '@showroom/contract/vendor-goods/score-card'
import { expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { anOrderShop, minuteMs } from '../../order/testing/order-shop.ts'
import { anAdmin, aVendorsMember, theProOf } from '../../order/testing/staff.store.ts'
import { placeAt } from '../testing/order-day.store.ts'

const shop = anOrderShop()
const hourMs = 60 * minuteMs

const cardOf = async (vendor: string) => {
  const { token } = await aVendorsMember(shop.shop().db, { now: shop.now(), vendor })
  return (await browserOn(shop.shop().app)<ScoreCard>('GET /api/vendor_score', { token })).data
}
const spanOf = ({ spans }: ScoreCard, days: number) => spans.find((span) => span.days === days)?.score

test('a vendor without orders has nothing counted, and no share of it', async () => {
  const card = await cardOf('Vendor B')
  expect(card.spans.map(({ days }) => days)).toEqual([30, 90])
  expect(card.months.map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
    '2026-08',
    '2026-07',
    '2026-06',
  ])
  for (const { score } of [...card.spans, ...card.months])
    expect(Object.values(score)).toEqual(Array.from({ length: 4 }, () => ({ part: 0, of: 0, value: null })))
})

test('answers count from when the vendor sees a line, and what nobody answers in two days is not accepted', async () => {
  const orders = []
  for (let count = 0; count < 5; count += 1) orders.push(await shop.placed())
  const lines = await Promise.all(orders.map(({ itemNamed }) => itemNamed('example-vanity')))
  shop.later(3 * hourMs)
  const vendor = await shop.vendor('Vendor B')
  const [first = '', second = '', third = '', fourth = ''] = lines
  for (const line of [first, second, third]) await vendor.set(line, 'vendor_approved')
  await vendor.set(fourth, 'decline', 'Nothing left')
  const answered = spanOf(await cardOf('Vendor B'), 30)
  // Below five nothing is said; the fifth may still be answered.
  expect(answered?.accepted).toEqual({ part: 3, of: 4, value: null })
  expect(answered?.response).toEqual({ part: 4 * 120, of: 4, value: null })
  shop.later(48 * hourMs)
  expect(spanOf(await cardOf('Vendor B'), 30)?.accepted).toEqual({ part: 3, of: 5, value: 6_000 })
})

test('what leaves by its day is in time, and what comes damaged counts once', async () => {
  const admin = await shop.admin()
  const order = await shop.placed()
  shop.later(2 * hourMs)
  const line = await order.itemNamed('example-vanity')
  const vendor = await shop.vendor('Vendor B')
  await vendor.set(line, 'vendor_approved')
  await admin.set(line, 'picked_up')
  await admin.set(line, 'delivered')
  const score = spanOf(await cardOf('Vendor B'), 30)
  expect(score?.on_time).toMatchObject({ part: 1, of: 1 })
  expect(score?.damaged).toMatchObject({ part: 0, of: 1 })
})

test('Pros and Admins read the ninety days of each vendor; a month has its own', async () => {
  const { db, app } = shop.shop()
  const pro = await theProOf(db, { now: shop.now(), showroom: 'HARVEST2' })
  const admin = await anAdmin(db, { now: shop.now() })
  const card = await cardOf('Vendor B')
  for (const { token } of [pro, admin]) {
    const { data } = await browserOn(app)<VendorScore[]>('GET /api/vendor_scores?s=vendor%20b', { token })
    expect(data.find(({ vendor }) => vendor === 'Vendor B')?.score).toEqual(spanOf(card, 90))
  }
  expect(card.months[0]?.score).toEqual(spanOf(card, 90))
})

test('vendors come page by page by their names, and can be sought', async () => {
  const admin = await anAdmin(shop.shop().db, { now: shop.now() })
  const page = async (query: string) => {
    const reply = await browserOn(shop.shop().app)<VendorScore[]>(`GET /api/vendor_scores?${query}`, admin)
    const { data, total, last_page } = reply as typeof reply & { total: number; last_page: number }
    return { names: data.map(({ vendor }) => vendor), total, last_page }
  }
  const { names, total } = await page('page_size=96')
  expect(names).toHaveLength(total)
  const [first, second] = [await page('page_size=2'), await page('page_size=2&page=2')]
  expect([...first.names, ...second.names]).toEqual(names.slice(0, 4))
  expect([second.total, second.last_page]).toEqual([total, Math.ceil(total / 2)])
  expect((await page('page_size=96&sort=-vendor')).names).toEqual(names.toReversed())
  expect(await page('s=vendor%20b')).toEqual({ names: ['Vendor B'], total: 1, last_page: 1 })
})

test('who chooses among vendors reads figures that are a few minutes old; the vendor reads those of now', async () => {
  const admin = await anAdmin(shop.shop().db, { now: shop.now() })
  const answered = async () => {
    const { data } = await browserOn(shop.shop().app)<VendorScore[]>(
      'GET /api/vendor_scores?s=vendor%20b',
      admin,
    )
    return data.find(({ vendor }) => vendor === 'Vendor B')?.score.accepted.of ?? 0
  }
  const order = await shop.placed()
  shop.later(2 * hourMs)
  const before = await answered()
  await (await shop.vendor('Vendor B')).set(await order.itemNamed('example-vanity'), 'vendor_approved')
  expect(spanOf(await cardOf('Vendor B'), 90)?.accepted.of).toBe(before + 1)
  expect(await answered()).toBe(before)
  shop.later(10 * minuteMs)
  expect(await answered()).toBe(before + 1)
})

test('an order counts from the first moment of its day on, by the marketplace’s clock', async () => {
  const order = await shop.placed()
  const months = async () =>
    (await cardOf('Vendor B')).months.map(({ month, score }) => [month, score.accepted.of] as const)
  const { db } = shop.shop()
  const before = new Map(await months())
  const oldest = (await months()).at(-1)?.[0] ?? ''
  // Midnight of June 1 in California, and the moment before.
  await placeAt(db, order.id, '2026-06-01T07:00:00Z')
  expect(new Map(await months()).get(oldest)).toBe((before.get(oldest) ?? 0) + 1)
  await placeAt(db, order.id, '2026-06-01T06:59:59Z')
  expect(new Map(await months()).get(oldest)).toBe(before.get(oldest) ?? 0)
})
