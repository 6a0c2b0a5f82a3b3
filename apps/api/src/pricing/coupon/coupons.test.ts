import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OpenDb } from '../../platform/db/db.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { type CouponAsked, couponFor, releaseCoupon, spendCoupon } from './coupons.ts'
import { anAccount } from '../testing/an-account.ts'
import { saveCoupon, saveOrder } from '../testing/coupons.store.ts'
import { demoShowroom, pricesIn, seededCategory } from '../testing/prices.store.ts'

let db: OpenDb
let showroomId: number
let tile: number
let vanity: number
let clientId: number
const now = new Date('2026-11-02T18:15:00Z')

beforeAll(async () => {
  db = await openTestDb('seeded')
  const showroom = await demoShowroom(db, 'HARVEST2')
  showroomId = showroom.id
  const prices = await pricesIn(db, showroom.priceListId)
  const oneOf = (root: string) => prices.find(({ rootCategory }) => rootCategory === root)?.productId ?? 0
  tile = oneOf('tile-flooring')
  vanity = oneOf('bathroom-vanitys')
  clientId = await anAccount(db, { email: 'client@people.test' })
})
afterAll(() => db.close())

const ask = (code: string, more: Partial<CouponAsked> = {}) =>
  couponFor(db, {
    showroomId,
    code,
    accountId: null,
    now,
    lines: [
      { productId: tile, merchandiseCents: 79_389 },
      { productId: vanity, merchandiseCents: 152_928 },
    ],
    ...more,
  })

test('a code is compared in capitals and without spaces', async () => {
  const id = await saveCoupon(db, { showroomId, code: 'AUTUMN5' })
  expect(await ask(' autumn 5 ')).toEqual({
    coupon: { id, code: 'AUTUMN5', offBps: 500 },
    terms: { offBps: 500 },
    applies: [true, true],
  })
})

test('a coupon of another showroom is unknown', async () => {
  const other = await demoShowroom(db, 'MAPLE247')
  await saveCoupon(db, { showroomId: other.id, code: 'MAPLE5' })
  expect(await ask('MAPLE5')).toEqual({ problem: 'This showroom has no coupon with that code.' })
})

test('a coupon of one client is unknown to everybody else', async () => {
  await saveCoupon(db, { showroomId, code: 'FORYOU', clientId, offCents: 1_000 })
  expect(await ask('FORYOU')).toEqual(await ask('NEVER-WAS'))
  expect(await ask('FORYOU', { accountId: clientId })).toMatchObject({ terms: { offCents: 1_000 } })
})

test.each([
  ['SOON', { startsAt: '2026-11-03T08:00:00Z' }, 'This coupon can be used from 11.03.2026.'],
  ['OVER', { endsAt: '2026-11-02T18:15:00Z' }, 'This coupon has ended.'],
  ['ENDED', { isActive: false }, 'This coupon has ended.'],
  [
    'BIGCART',
    { minimumCents: 250_000 },
    'This coupon needs an order of at least $2,500.00 of what it is for: $176.83 more.',
  ],
])('%s is refused with a sentence', async (code, terms, problem) => {
  await saveCoupon(db, { showroomId, code, ...terms })
  expect(await ask(code)).toEqual({ problem })
})

test('a coupon is for the products of its category, or for one product', async () => {
  await saveCoupon(db, { showroomId, code: 'TILES', categoryId: await seededCategory(db, 'tile-flooring') })
  await saveCoupon(db, { showroomId, code: 'VANITY', productId: vanity, minimumCents: 152_928 })
  expect(await ask('TILES')).toMatchObject({ applies: [true, false] })
  expect(await ask('VANITY')).toMatchObject({ applies: [false, true] })
  const lines = [{ productId: vanity, merchandiseCents: 152_928 }]
  expect(await ask('TILES', { lines })).toEqual({
    problem: 'This coupon is for other products than those in your cart.',
  })
})

test('the limit for each client counts the client’s own uses', async () => {
  const couponId = await saveCoupon(db, { showroomId, code: 'ONCE', limitPerClient: 1 })
  const otherId = await anAccount(db, { email: 'other@people.test' })
  const orderId = await saveOrder(db, { showroomId, accountId: clientId })
  expect(await spendCoupon(db, { couponId, orderId, accountId: clientId, now })).toBe(true)
  expect(await ask('ONCE', { accountId: clientId })).toEqual({
    problem: 'You have used this coupon already.',
  })
  expect(await ask('ONCE', { accountId: otherId })).toMatchObject({ applies: [true, true] })
})

test('of many orders at once, as many get a coupon as it may be used', async () => {
  const couponId = await saveCoupon(db, { showroomId, code: 'THREE', limitTotal: 3 })
  const orders = await Promise.all(
    Array.from({ length: 12 }, () => saveOrder(db, { showroomId, accountId: clientId })),
  )
  const used = await Promise.all(
    orders.map((orderId) =>
      db.transaction((tx) => spendCoupon(tx, { couponId, orderId, accountId: clientId, now })),
    ),
  )
  expect(used.filter(Boolean)).toHaveLength(3)
  expect(await ask('THREE')).toEqual({ problem: 'This coupon has been used up.' })
})

test('an order that came to nothing gives its use back, and the same order counts once', async () => {
  const couponId = await saveCoupon(db, { showroomId, code: 'LAST', limitTotal: 1 })
  const [first, second] = await Promise.all([
    saveOrder(db, { showroomId, accountId: clientId }),
    saveOrder(db, { showroomId, accountId: clientId }),
  ])
  const use = (orderId: number) => spendCoupon(db, { couponId, orderId, accountId: clientId, now })
  expect([await use(first), await use(first), await use(second)]).toEqual([true, true, false])
  await releaseCoupon(db, first, now)
  expect([await use(second), await use(first)]).toEqual([true, false])
})
