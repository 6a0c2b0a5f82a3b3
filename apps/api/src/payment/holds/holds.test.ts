import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../order/testing/an-order.ts'
import { attemptOf } from './hold.store.ts'
import { runOperations, voidHolds } from './holds.ts'
import { isBeingAsked } from '../provider/operation.store.ts'
import { answered, asked, submitted } from '../testing/a-payment.ts'
import { type Bench, openBench, type Shop } from '../testing/bench.ts'

let bench: Bench
let shop: Shop
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  shop = await bench.openShop()
})

const totalCents = 87_085 + 159_084 + 35_918
const heldOf = async (orderId: number) => (await bench.ledgerOf(orderId)).held

test('a hold for each delivery: the bank, our rows and the ledger agree to the cent', async () => {
  const order = await anOrder(bench.db)
  const holds = await submitted(shop.payment, order, { card: await shop.cardOf() })
  expect(holds).toEqual({ state: 'held', confirmUrl: null, message: null, held: 3, holds: 3 })
  expect(await bench.statesOf(order.id)).toEqual(['held', 'held', 'held'])
  expect(await heldOf(order.id)).toBe(totalCents)
  expect((await shop.intents()).map(({ amountCents }) => amountCents).sort()).toEqual([
    159_084, 35_918, 87_085,
  ])
  expect(shop.payment.toldOf(order.id)).toEqual(['held'])
})

test('however many ask at once, each hold is asked for once', async () => {
  const order = await anOrder(bench.db)
  await asked(shop.payment, order, { card: await shop.cardOf() })
  const answers = await Promise.all(Array.from({ length: 20 }, () => answered(shop.payment, order.id)))
  for (const { state } of answers) expect(state).toBe('held')
  expect(await shop.intents()).toHaveLength(3)
  expect(shop.payment.toldOf(order.id)).toEqual(['held'])
})

test.each([
  ['4000000000000341', 'Your card was declined. Please try another card.'],
  ['4000000000009995', 'Your card has insufficient funds. Please try another card.'],
])('a card that is refused (%s) holds nothing, and another card may be tried', async (number, message) => {
  const order = await anOrder(bench.db)
  const declined = await submitted(shop.payment, order, { card: await shop.cardOf(number) })
  expect(declined).toMatchObject({ state: 'declined', message, held: 0 })
  expect(shop.payment.toldOf(order.id)).toEqual([`declined: ${message}`])
  expect(await bench.statesOf(order.id)).toEqual(['declined', 'voided', 'voided'])
  expect((await shop.intents()).map(({ status }) => status)).toEqual(['canceled'])
  const again = await submitted(shop.payment, order, { card: await shop.cardOf(), attempt: 2 })
  expect(again).toMatchObject({ state: 'held', held: 3 })
  expect(await heldOf(order.id)).toBe(totalCents)
})

test('one refused is all refused: what was held before it is given back', async () => {
  const order = await anOrder(bench.db)
  const [first, ...others] = order.subOrders
  await asked(shop.payment, { ...order, subOrders: first ? [first] : [] }, { card: await shop.cardOf() })
  await asked(shop.payment, { ...order, subOrders: others }, { card: await shop.cardOf('4000000000009995') })
  expect(await answered(shop.payment, order.id)).toMatchObject({
    state: 'declined',
    message: 'Your card has insufficient funds. Please try another card.',
    held: 0,
  })
  expect(await bench.statesOf(order.id)).toEqual(['voided', 'declined', 'voided'])
  expect(await heldOf(order.id)).toBe(0)
  expect(new Set((await shop.intents()).map(({ status }) => status))).toEqual(new Set(['canceled']))
})

test('a bank asks its customer: the order waits for the answer, then all is held', async () => {
  const order = await anOrder(bench.db)
  const card = await shop.cardOf('4000002500003155')
  const first = await submitted(shop.payment, order, { card })
  expect(first).toMatchObject({ state: 'confirming', held: 0, holds: 3 })
  expect(shop.payment.toldOf(order.id)).toEqual(['confirming'])
  await bench.sandbox.answer(first.confirmUrl, 'complete')
  const after = await answered(shop.payment, order.id)
  expect(after).toMatchObject({ state: 'held', held: 3 })
  expect(await heldOf(order.id)).toBe(totalCents)
})

test('whom the bank does not believe is refused', async () => {
  const order = await anOrder(bench.db)
  const first = await submitted(shop.payment, order, { card: await shop.cardOf('4000002500003155') })
  await bench.sandbox.answer(first.confirmUrl, 'fail')
  expect(await answered(shop.payment, order.id)).toMatchObject({
    state: 'declined',
    message: 'Your bank did not confirm this payment. Please try again or use another card.',
  })
  expect((await shop.intents()).map(({ status }) => status)).toEqual(['canceled'])
})

test('an order that is given up while its bank asks leaves nothing behind, even if the bank says yes', async () => {
  const order = await anOrder(bench.db)
  const first = await submitted(shop.payment, order, { card: await shop.cardOf('4000002500003155') })
  await bench.db.transaction((tx) => voidHolds(tx, shop.payment.deps, { orderId: order.id }))
  await bench.sandbox.answer(first.confirmUrl, 'complete')
  await runOperations(shop.payment.deps)
  expect(await bench.statesOf(order.id)).toEqual(['voided', 'voided', 'voided'])
  expect((await shop.intents()).map(({ status }) => status)).toEqual(['canceled'])
  expect(shop.payment.toldOf(order.id)).toEqual(['confirming'])
})

test('holds that arrive for a dead order are given back', async () => {
  const order = await anOrder(bench.db)
  shop.payment.bury(order.id)
  await submitted(shop.payment, order, { card: await shop.cardOf() })
  await runOperations(shop.payment.deps)
  expect(await bench.statesOf(order.id)).toEqual(['voided', 'voided', 'voided'])
  expect(await heldOf(order.id)).toBe(0)
})

test('a hold that is due counts as being asked: others read it so while somebody claims it', async () => {
  const order = await anOrder(bench.db)
  await asked(shop.payment, order, { card: await shop.cardOf() })
  const [first] = await attemptOf(bench.db, { orderId: order.id })
  expect(await isBeingAsked(bench.db, first?.id ?? 0)).toBe(true)
  await answered(shop.payment, order.id)
  expect(await isBeingAsked(bench.db, first?.id ?? 0)).toBe(false)
})
