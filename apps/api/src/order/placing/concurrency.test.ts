import type { Placing } from '@showroom/contract/checkout/checkout'
import { accountById } from '../../account/account.store.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Answer } from '../../account/testing/person.ts'
import { runOperations } from '../../payment/holds/holds.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import { placeOrder } from './placing.ts'
import { aBuyer, type Buyer, cards, type OpenedShop, openShop } from '../testing/buyer.ts'
import {
  countOrders,
  holdStates,
  limitCoupon,
  openOperations,
  reservedOf,
  setStock,
  usesLeftOver,
} from '../testing/orders.store.ts'

// Of a dozen who come at once, exactly one wins where one may; the others are told so.

const many = 12
let shop: OpenedShop
const now = new Date('2026-11-02T18:15:00Z')
beforeAll(async () => {
  shop = await openShop(() => now)
})
afterAll(() => shop.close())

let placedBefore = 0
beforeEach(async () => {
  for (const id of ['example-tile', 'example-vanity', 'example-faucet']) await setStock(shop.db, id, 2_000)
  placedBefore = await countOrders(shop.db, 'placed')
})
const placedSince = async () => (await countOrders(shop.db, 'placed')) - placedBefore

const buyersWith = async (item: object, coupon: string | null = null): Promise<Buyer[]> => {
  const buyers: Buyer[] = []
  for (let count = 0; count < many; count += 1) {
    const buyer = await aBuyer(shop)
    await buyer.add(item)
    if (coupon) await buyer.choose({ coupon_code: coupon })
    buyers.push(buyer)
  }
  return buyers
}

/** Everybody has looked and typed a card; then all order in the same moment. */
const orderAtOnce = async (buyers: Buyer[], numbers: readonly string[] = [cards.good]) => {
  const ready = []
  for (const [index, buyer] of buyers.entries()) {
    const { data: seen } = await buyer.look()
    const card = await buyer.typedCard(numbers[index % numbers.length], false)
    ready.push(() => buyer.submit(seen, card))
  }
  return Promise.all(ready.map((submit) => submit()))
}

/** Nobody is told that something broke; whoever is still in line at the bank is asked for until it has answered. */
const settled = async (buyers: Buyer[], answers: Answer<Placing>[]) => {
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  for (const [index, { data }] of answers.entries())
    while (data?.order_id && data.state === 'placing') {
      const { data: later } = (await buyers[index]?.placing(data.order_id)) ?? {}
      Object.assign(data, later)
    }
  return answers
}

const told = (answers: Answer<Placing>[]) => {
  const counts: Record<string, number> = {}
  for (const { status, code, data } of answers) {
    const said = status === 200 ? data.state : `${status} ${code}`
    counts[said] = (counts[said] ?? 0) + 1
  }
  return counts
}

/** What was decided is done, and nothing is held but for orders that stand. */
const expectNothingLeaked = async () => {
  await runOperations(shop.payment)
  expect(await openOperations(shop.db)).toBe(0)
  const living = (await holdStates(shop.db)).filter(({ state }) =>
    ['asked', 'confirming', 'held'].includes(state),
  )
  expect(new Set(living.map(({ state, order }) => `${state} ${order}`))).toEqual(new Set(['held placed']))
}

test('one cart, submitted from a dozen devices at once, is one order', async () => {
  const buyer = await aBuyer(shop)
  await buyer.add({ product_id: 'example-tile', qty: 9 }, { product_id: 'example-faucet', qty: 2 })
  const { data: seen } = await buyer.look()
  const numbers = await Promise.all(Array.from({ length: 5 }, () => buyer.typedCard()))
  const answers = await Promise.all(
    Array.from({ length: many }, (_, index) => buyer.submit(seen, numbers[index % 5] ?? {})),
  )
  expect(told(answers)).toEqual({ placed: many })
  expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1)
  expect([await placedSince(), await reservedOf(shop.db, 'example-tile')]).toEqual([1, 9])
  await expectNothingLeaked()
})

test('processes that do not know of each other make one order of a cart: its row is their lock', async () => {
  const buyer = await aBuyer(shop)
  await buyer.add({ product_id: 'example-faucet', qty: 2 })
  const { data: seen } = await buyer.look()
  const card = await buyer.typedCard()
  const account = (await accountById(shop.db, buyer.accountId)) ?? neverNull()
  const showroom = await requireShowroom(shop.db, 'HARVEST2')
  const { cart_version: cartVersion, price_version: priceVersion } = seen
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      placeOrder(shop.anotherProcess(), { account, showroom, cartVersion, priceVersion, card }),
    ),
  )
  expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1)
  expect(answers.map(({ state }) => state)).toEqual(answers.map(() => 'placed'))
  expect([await placedSince(), await reservedOf(shop.db, 'example-faucet')]).toEqual([1, 2])
  await expectNothingLeaked()
})

const neverNull = (): never => {
  throw new Error('The account is there.')
}

test('the last box of a lot goes to one of a dozen', async () => {
  const buyers = await buyersWith({ product_id: 'example-tile', qty: 1 })
  await setStock(shop.db, 'example-tile', 1)
  const answers = await settled(buyers, await orderAtOnce(buyers))
  const { placed, ...others } = told(answers)
  expect(placed).toBe(1)
  expect(Object.keys(others).filter((said) => !/^409 (not_available|not_placeable)$/.test(said))).toEqual([])
  expect([await placedSince(), await reservedOf(shop.db, 'example-tile')]).toEqual([1, 1])
  await expectNothingLeaked()
})

test('the last use of a coupon goes to one of a dozen, and the others see the price without it', async () => {
  const buyers = await buyersWith({ product_id: 'example-faucet', qty: 1 }, 'EXAMPLE5')
  await limitCoupon(shop.db, 'EXAMPLE5', (await usesLeftOver(shop.db, 'EXAMPLE5')) + 1)
  const answers = await settled(buyers, await orderAtOnce(buyers))
  expect(told(answers)).toEqual({ placed: 1, '409 price_changed': many - 1 })
  expect([await placedSince(), await reservedOf(shop.db, 'example-faucet')]).toEqual([1, 1])
  const loser = buyers[answers.findIndex(({ status }) => status === 409)]
  expect((await loser?.look())?.data).toMatchObject({
    coupon: { discount_cents: 0, message: 'This coupon has been used up.' },
    discount_cents: 0,
    can: { place: true },
  })
  await limitCoupon(shop.db, 'EXAMPLE5', null)
  await expectNothingLeaked()
})

test('a dozen who want goods of several lots in every order wait for each other, never in a ring', async () => {
  const buyers = await buyersWith({ product_id: 'example-tile', qty: 1 })
  for (const [index, buyer] of buyers.entries())
    await buyer.add({ product_id: index % 2 ? 'example-vanity' : 'example-faucet', qty: 1 })
  await setStock(shop.db, 'example-tile', 5)
  const answers = await settled(buyers, await orderAtOnce(buyers, [cards.good, cards.failsWhenCharged]))
  const { placed = 0, declined = 0 } = told(answers)
  // What a declined card keeps is kept for its client's next one.
  expect(placed + declined).toBe(5)
  expect([await placedSince(), await reservedOf(shop.db, 'example-tile')]).toEqual([placed, 5])
  for (const [index, { data }] of answers.entries())
    if (data?.state === 'declined') await buyers[index]?.cancel(data.order_id)
  expect(await reservedOf(shop.db, 'example-tile')).toBe(placed)
  await expectNothingLeaked()
})
