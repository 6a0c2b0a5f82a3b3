import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expireUnpaid } from './abandon.ts'
import { aBuyer, type Buyer, cards, type OpenedShop, openShop, runningExample } from '../testing/buyer.ts'
import {
  holdStates,
  messagesOf,
  openOperations,
  reservedOf,
  setStock,
  storedOrder,
  usesLeftOver,
} from '../testing/orders.store.ts'

let shop: OpenedShop
let clock = Date.parse('2026-11-02T18:15:00Z')
beforeAll(async () => {
  shop = await openShop(() => new Date(clock))
})
afterAll(() => shop.close())
afterEach(async () => {
  for (const { product_id } of runningExample) await setStock(shop.db, product_id, 40)
})
const minutes = (count: number) => count * 60_000

const withCart = async (telling: Parameters<typeof aBuyer>[1] = {}) => {
  const buyer = await aBuyer(shop, telling)
  await buyer.add(...runningExample)
  return buyer
}

/** Answers the bank's page as often as it asks. */
const atTheBank = async (buyer: Buyer, orderId: string, said: 'complete' | 'fail') => {
  let { data } = await buyer.placing(orderId)
  while (data.state === 'confirming') {
    await shop.sandbox.answer(data.confirm_url, said)
    data = (await buyer.placing(orderId)).data
  }
  return data
}

test('the same cart submitted twenty times at once is one order, and every answer names it', async () => {
  const buyer = await withCart()
  const { data: seen } = await buyer.look()
  const card = await buyer.typedCard()
  const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.submit(seen, card)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1)
  expect(new Set(answers.map(({ data }) => data.state))).toEqual(new Set(['placed']))
  expect(await reservedOf(shop.db, 'example-tile')).toBe(9)
})

test('a retry after a lost answer, and another tab with another card, get the order that is placed', async () => {
  const buyer = await withCart()
  const { data: seen } = await buyer.look()
  const card = await buyer.typedCard()
  const first = await buyer.submit(seen, card)
  const again = await buyer.submit(seen, card)
  const elsewhere = await buyer.submit(seen, await buyer.typedCard())
  for (const { data } of [again, elsewhere]) expect(data).toEqual(first.data)
})

test('who submits what can not be placed again and again has not tried as many cards', async () => {
  const buyer = await withCart({ isVerified: false })
  const { data: seen } = await buyer.look()
  const card = await buyer.typedCard()
  for (let times = 0; times < 12; times += 1)
    expect((await buyer.submit(seen, card)).code).toBe('not_placeable')
})

test('who tries cards by the dozen is asked to wait', async () => {
  const buyer = await withCart({ isVerified: false })
  const { data: seen } = await buyer.look()
  for (let times = 0; times < 10; times += 1) await buyer.submit(seen, await buyer.typedCard())
  expect((await buyer.submit(seen, await buyer.typedCard())).code).toBe('too_many')
})

test('an order is announced once, and its card saved with the account if that was asked for', async () => {
  const buyer = await withCart()
  await buyer.order(await buyer.typedCard(cards.good, true))
  expect((await buyer.call<object[]>('GET /api/payment/card')).data).toHaveLength(1)
  await buyer.add(...runningExample)
  await buyer.order(await buyer.typedCard(cards.good, false))
  const { data: kept } = await buyer.call<{ id: string }[]>('GET /api/payment/card')
  expect(kept).toHaveLength(1)
  await buyer.add(...runningExample)
  const { data } = await buyer.order({ card_id: kept[0]?.id })
  expect(data.state).toBe('placed')
  const causes = (await messagesOf(shop.db, 'order_placed')).map(({ cause }) => cause)
  expect(new Set(causes).size).toBe(causes.length)
})

test('a declined card leaves the cart as it is, and another card places the same order', async () => {
  const buyer = await withCart()
  const { data: seen } = await buyer.look()
  const declinedCard = await buyer.typedCard(cards.failsWhenCharged)
  const { data: declined } = await buyer.submit(seen, declinedCard)
  expect(declined).toMatchObject({ state: 'declined', message: expect.stringContaining('declined'), held: 0 })
  expect((await buyer.cart()).data).toMatchObject({ count: 3, version: seen.cart_version })
  // The same submission again asks the bank nothing.
  expect((await buyer.submit(seen, declinedCard)).data).toEqual(declined)
  const { data: placed } = await buyer.tryCard(declined.order_id, await buyer.typedCard())
  expect(placed).toMatchObject({ order_id: declined.order_id, state: 'placed', held: 3, holds: 3 })
  expect((await buyer.cart()).data.count).toBe(0)
  expect(await reservedOf(shop.db, 'example-tile')).toBe(9)
})

test('submitting again with another card is the next attempt of the same order', async () => {
  const buyer = await withCart()
  const { data: seen } = await buyer.look()
  const { data: declined } = await buyer.submit(seen, await buyer.typedCard(cards.failsWhenCharged))
  const { data: placed } = await buyer.submit(seen, await buyer.typedCard())
  expect(placed).toMatchObject({ order_id: declined.order_id, state: 'placed' })
})

test('a bank that asks its customer is answered on its own page, and the order is placed', async () => {
  const buyer = await withCart()
  const { data: asked } = await buyer.order(await buyer.typedCard(cards.asksTheBank))
  expect(asked).toMatchObject({ state: 'confirming', message: 'Your bank asks you to confirm the payment.' })
  expect(asked.confirm_url).toContain(shop.sandbox.origin)
  expect(await atTheBank(buyer, asked.order_id, 'complete')).toMatchObject({ state: 'placed', held: 3 })
})

test('a bank that gets a no declines, and what was held is given back', async () => {
  const buyer = await withCart()
  const { data: asked } = await buyer.order(await buyer.typedCard(cards.asksTheBank))
  expect((await atTheBank(buyer, asked.order_id, 'fail')).state).toBe('declined')
  expect(await openOperations(shop.db)).toBe(0)
})

test('a cart that changed is a new order, and the unpaid one makes room for it', async () => {
  const buyer = await withCart()
  await setStock(shop.db, 'example-tile', 12)
  await buyer.choose({ coupon_code: 'EXAMPLE5' })
  const uses = await usesLeftOver(shop.db, 'EXAMPLE5')
  const { data: first } = await buyer.order(await buyer.typedCard(cards.failsWhenCharged))
  expect(await usesLeftOver(shop.db, 'EXAMPLE5')).toBe(uses + 1)
  const { data: cart } = await buyer.cart()
  await buyer.remove(cart.Project_tans[2]?.id ?? '')
  const { data: seen } = await buyer.look()
  const { data: second } = await buyer.submit(seen, await buyer.typedCard())
  expect(second.state).toBe('placed')
  expect(second.order_id).not.toBe(first.order_id)
  expect((await buyer.placing(first.order_id)).data.state).toBe('abandoned')
  expect(await usesLeftOver(shop.db, 'EXAMPLE5')).toBe(uses + 1)
  expect(await reservedOf(shop.db, 'example-tile')).toBe(9)
})

test('the same cart with other choices is another order', async () => {
  const buyer = await withCart()
  const { data: first } = await buyer.order(await buyer.typedCard(cards.asksTheBank))
  await buyer.choose({ deliveries: [{ vendor: 'Vendor A', service: 'inside' }] })
  const { data: second } = await buyer.order()
  expect(second).toMatchObject({ state: 'placed', total_cents: first.total_cents + 9_500 })
  expect((await buyer.placing(first.order_id)).data.state).toBe('abandoned')
})

test('an order that nobody pays for within half an hour is given up, with all that was kept for it', async () => {
  const buyer = await withCart()
  const { data: asked } = await buyer.order(await buyer.typedCard(cards.asksTheBank))
  clock += minutes(29)
  await expireUnpaid(shop.payment)
  expect((await buyer.placing(asked.order_id)).data.state).toBe('confirming')
  clock += minutes(2)
  await expireUnpaid(shop.payment)
  expect((await buyer.placing(asked.order_id)).data).toMatchObject({ state: 'abandoned', held: 0 })
  expect(await reservedOf(shop.db, 'example-tile')).toBe(0)
  expect(await openOperations(shop.db)).toBe(0)
  expect((await buyer.cart()).data.count).toBe(3)
  // What the bank holds too late is given back.
  expect((await buyer.order()).data.state).toBe('placed')
})

test('an order can be given up before it is placed, and not after', async () => {
  const buyer = await withCart()
  const { data: asked } = await buyer.order(await buyer.typedCard(cards.asksTheBank))
  expect((await buyer.cancel(asked.order_id)).status).toBe(200)
  expect((await buyer.cancel(asked.order_id)).status).toBe(200)
  expect((await buyer.tryCard(asked.order_id, await buyer.typedCard())).code).toBe('abandoned')
  const { data: placed } = await buyer.order()
  expect(await buyer.cancel(placed.order_id)).toMatchObject({ status: 409, code: 'placed' })
  expect((await storedOrder(shop.db, placed.order_id)).state).toBe('placed')
})

test('an order of somebody else is not found', async () => {
  const { data } = await (await withCart()).order()
  const stranger = await aBuyer(shop)
  const card = await stranger.typedCard()
  const answers = await Promise.all([
    stranger.placing(data.order_id),
    stranger.tryCard(data.order_id, card),
    stranger.cancel(data.order_id),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('whatever happened above, only placed orders hold anything', async () => {
  const states = await holdStates(shop.db)
  const living = states.filter(({ state }) => state === 'held' || state === 'asked' || state === 'confirming')
  expect(living.filter(({ order }) => order !== 'placed')).toEqual([])
})
