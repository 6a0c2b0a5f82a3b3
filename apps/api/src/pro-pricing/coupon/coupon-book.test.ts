import type { ShownCoupon } from '@showroom/contract/pricing/coupon'
import type { CouponRoom } from '@showroom/contract/pricing/coupon.rules'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aPro } from '../../testing/a-pro.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { couponFor, spendCoupon } from '../../pricing/coupon/coupons.ts'
import { anAccount } from '../../pricing/testing/an-account.ts'
import { saveOrder } from '../../pricing/testing/coupons.store.ts'
import { demoShowroom, shownProductCount } from '../../pricing/testing/prices.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
const now = new Date('2026-11-02T18:15:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
})
afterAll(() => opened.close())

const add = async (terms: object, pro?: Awaited<ReturnType<typeof aPro>>) =>
  (pro ?? (await aPro(opened))).ask<ShownCoupon>('POST /api/coupon', terms)

test('a coupon is kept as it is compared, from now on, for everybody and everything', async () => {
  const { data } = await add({ code: ' spring 5 ', off_bps: 500 })
  expect(data).toEqual({
    id: expect.any(String),
    code: 'SPRING5',
    off_bps: 500,
    off_cents: null,
    category: null,
    product: null,
    client: null,
    minimum_cents: 0,
    starts_at: now.toISOString(),
    ends_at: null,
    limit_total: null,
    limit_per_client: null,
    is_active: true,
    used: 0,
    largest_bps: expect.any(Number),
    warning: null,
  })
})

test('a coupon above the largest markup of what it is for is refused, by the share of the price', async () => {
  const pro = await aPro(opened)
  const above = await add({ code: 'TENOFF', off_bps: 910 }, pro)
  expect([above.status, above.errors]).toEqual([
    422,
    {
      off_bps: ['A coupon cannot exceed the markup: at most 9.09 % of the price of what it is for.'],
    },
  ])
  expect((await add({ code: 'TENOFF', off_bps: 909 }, pro)).data).toMatchObject({ warning: null })
})

test('how large it can be is told before it is made, for the goods that it is for', async () => {
  const pro = await aPro(opened)
  await pro.ask('POST /api/markup', { category: 'fans', markup_bps: 2_500 })
  const rooms = async (query = '') => (await pro.ask<CouponRoom[]>(`GET /api/coupon/room${query}`)).data
  const all = await rooms()
  expect(all.map(({ largest_bps }) => largest_bps)).toEqual([2_000, 909])
  const fans = await rooms('?category=fans')
  expect(fans).toEqual([{ largest_bps: 2_000, products: all[0]?.products }])
  const made = (await add({ code: 'TENSOME', off_bps: 1_000 }, pro)).data
  expect(made.warning).toContain(`9.09 % on ${all[1]?.products.toLocaleString('en-US')} products`)
  expect((await pro.ask('GET /api/coupon/room?category=nothing')).errors).toHaveProperty('category')
})

test('above the smallest markup it is kept, and says on how many products it is limited', async () => {
  const pro = await aPro(opened)
  await pro.ask('POST /api/markup', { category: 'fans', markup_bps: 2_500 })
  const limited = (await add({ code: 'TEN', off_bps: 1_000 }, pro)).data
  expect(limited?.warning).toMatch(/^Limited to 9.09 % on [\d,]+ products, by your markup.$/)
  const fans = (await add({ code: 'FANS', off_bps: 2_000, category: 'fans' }, pro)).data
  expect(fans).toMatchObject({ category: { slug_url: 'fans' }, warning: null })
  const above = await add({ code: 'LIGHTS', off_bps: 1_000, category: 'lights' }, pro)
  expect(above.errors?.off_bps).toHaveLength(1)
})

test.each([
  [{ code: 'A' }, { code: ['A code has 3 to 32 letters, digits and dashes.'] }],
  [{ off_cents: 100 }, { off_bps: ['Please give either a percentage or an amount.'] }],
  [{ off_bps: undefined }, { off_bps: ['Please give either a percentage or an amount.'] }],
  [{ limit_total: 0 }, { limit_total: ['A whole number from 1 on.'] }],
  [
    { starts_at: '2026-12-01T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' },
    { ends_at: ['It must end after it starts.'] },
  ],
  [{ product: 'none' }, { product: ['We do not know this product.'] }],
])('%o is told at its field', async (wrong, errors) => {
  const refused = await add({ code: 'RIGHT5', off_bps: 500, ...wrong })
  expect([refused.status, refused.errors]).toEqual([422, errors])
})

test('a code is used once in a showroom', async () => {
  const pro = await aPro(opened)
  const first = (await add({ code: 'ONE', off_bps: 500 }, pro)).data
  await add({ code: 'TWO', off_bps: 500 }, pro)
  const taken = { code: ['You have a coupon with this code.'] }
  expect((await add({ code: 'two', off_bps: 500 }, pro)).errors).toEqual(taken)
  const renamed = await pro.ask(`PUT /api/coupon/${first.id}`, { code: 'TWO', off_bps: 500 })
  expect(renamed.errors).toEqual(taken)
})

test('a changed coupon takes off what it says from then on', async () => {
  const pro = await aPro(opened)
  const coupon = (await add({ code: 'CHANGE', off_bps: 500 }, pro)).data
  const changed = { code: 'CHANGE', off_cents: 1_500, minimum_cents: 10_000 }
  const { data } = await pro.ask<ShownCoupon>(`PUT /api/coupon/${coupon.id}`, changed)
  expect(data).toMatchObject({ off_bps: null, off_cents: 1_500, starts_at: coupon.starts_at })
  const { id: showroomId } = await demoShowroom(opened.db, pro.vsdId)
  const asked = { showroomId, code: 'CHANGE', accountId: null, now }
  const lines = [{ productId: 1, merchandiseCents: 20_000 }]
  expect(await couponFor(opened.db, { ...asked, lines })).toMatchObject({ terms: { offCents: 1_500 } })
})

test('a coupon that nobody used goes; one that was used is ended, and stays with its orders', async () => {
  const pro = await aPro(opened)
  const { id: showroomId } = await demoShowroom(opened.db, pro.vsdId)
  const { data: unused } = await add({ code: 'UNUSED', off_bps: 500 }, pro)
  const { data: used } = await add({ code: 'USED', off_bps: 500 }, pro)
  const accountId = await anAccount(opened.db, { email: 'buyer@people.test' })
  const orderId = await saveOrder(opened.db, { showroomId, accountId })
  const asked = { showroomId, code: 'USED', accountId, now, lines: [{ productId: 1, merchandiseCents: 1 }] }
  const found = await couponFor(opened.db, asked)
  const couponId = 'coupon' in found ? found.coupon.id : 0
  expect(await spendCoupon(opened.db, { couponId, orderId, accountId, now })).toBe(true)
  expect((await pro.ask(`DELETE /api/coupon/${unused.id}`)).data).toBeNull()
  const { data } = await pro.ask<ShownCoupon>(`DELETE /api/coupon/${used.id}`)
  expect(data).toMatchObject({ code: 'USED', is_active: false, used: 1 })
  expect((await pro.ask<ShownCoupon[]>('GET /api/coupon')).data).toEqual([data])
  expect(await couponFor(opened.db, asked)).toEqual({ problem: 'This coupon has ended.' })
})

test('coupons of another showroom are as missing as ones that never were', async () => {
  const [pro, stranger] = [await aPro(opened), await aPro(opened)]
  const coupon = (await add({ code: 'MINE', off_bps: 500 }, pro)).data
  const terms = { code: 'MINE', off_bps: 100 }
  const answers = [
    await stranger.ask(`PUT /api/coupon/${coupon.id}`, terms),
    await stranger.ask(`DELETE /api/coupon/${coupon.id}`),
    await stranger.ask('PUT /api/coupon/never-was', terms),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await stranger.ask<ShownCoupon[]>('GET /api/coupon')).data).toEqual([])
})

test('coupons come page by page in the order that is asked for, and are counted whole', async () => {
  const pro = await aPro(opened)
  await pro.ask('POST /api/markup', { category: 'fans', markup_bps: 2_500 })
  for (const code of ['BETA', 'ALPHA', 'GAMMA']) await add({ code, off_bps: 500 }, pro)
  await add({ code: 'DELTA', off_bps: 500, category: 'fans' }, pro)
  const page = async (query: string) => {
    const reply = await pro.ask<ShownCoupon[]>(`GET /api/coupon?page_size=3${query}`)
    const { data, total, last_page } = reply as typeof reply & { total: number; last_page: number }
    return { codes: data.map(({ code }) => code), total, last_page }
  }
  expect(await page('')).toEqual({ codes: ['DELTA', 'GAMMA', 'ALPHA'], total: 4, last_page: 2 })
  expect(await page('&page=2')).toEqual({ codes: ['BETA'], total: 4, last_page: 2 })
  expect((await page('&sort=code')).codes).toEqual(['ALPHA', 'BETA', 'DELTA'])
  expect((await page('&sort=-code&page=2')).codes).toEqual(['ALPHA'])
  // Equal in what they are sorted by, they stand as they were added: none comes twice, none is left out.
  expect((await page('&sort=used')).codes).toEqual(['BETA', 'ALPHA', 'GAMMA'])
  expect((await page('&sort=used&page=2')).codes).toEqual(['DELTA'])
  expect(await page('&s=Fans')).toEqual({ codes: ['DELTA'], total: 1, last_page: 1 })
  expect((await page('&s=al')).codes).toEqual(['ALPHA'])
})

test('coupons are looked at by groups of products, never by every product of the catalogue', async () => {
  const pro = await aPro(opened)
  const query = vi.spyOn(opened.db, 'query')
  await add({ code: 'GROUPED', off_bps: 2_000 }, pro)
  await pro.ask('GET /api/coupon')
  const answers = await Promise.all(query.mock.results.map(({ value }) => value))
  query.mockRestore()
  const rows = answers.map((answer: unknown[]) => answer.length)
  const products = await shownProductCount(opened.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(products).toBeGreaterThan(200)
  expect(Math.max(...rows)).toBeLessThan(products / 2)
})
