import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../order/testing/an-order.ts'
import { captureUnits } from '../holds/captures.ts'
import { paymentNeededOf } from '../holds/hold.store.ts'
import { authorise, runOperations } from '../holds/holds.ts'
import { catchUp, reconcile } from './reconciler.ts'
import { answered, asked, openPayment, providerAt, submitted } from '../testing/a-payment.ts'
import { type Bench, openBench, type Shop } from '../testing/bench.ts'

// What goes wrong between us and the provider: nobody is charged twice, nothing is held for nothing.

let bench: Bench
let shop: Shop
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  // Shorter than a fault card's answers take.
  shop = await bench.openShop(providerAt(bench.sandbox.origin, { timeoutMs: 5_000 }))
})

const totalCents = 87_085 + 159_084 + 35_918
const later = () => shop.payment.jump(60_000)

const cards = {
  slow: '4000007777000016',
  tooLate: '4000007777000024',
  answerLost: '4000007777000032',
  errorAfterSuccess: '4000007777000040',
  errorKept: '4000007777000057',
  expiresAtOnce: '4000007777000065',
}

test.each(Object.entries(cards).filter(([name]) => name !== 'expiresAtOnce'))(
  'whatever becomes of the answer (%s), each hold is there once in the end, and charged once',
  async (_name, number) => {
    const order = await anOrder(bench.db)
    const holds = await submitted(shop.payment, order, { card: await shop.cardOf(number) })
    expect(holds).toMatchObject({ state: 'held', held: 3 })
    expect(await shop.intents()).toHaveLength(3)
    expect((await bench.ledgerOf(order.id)).held).toBe(totalCents)
    const [delivery] = order.subOrders
    await bench.db.transaction((tx) =>
      captureUnits(tx, shop.payment.deps, {
        subOrderId: delivery?.id ?? 0,
        parts: [{ account: 'tax', partyId: null, orderItemId: null, amountCents: 87_085 }],
        isLast: true,
      }),
    )
    while ((await bench.ledgerOf(order.id)).charged === 0) {
      await runOperations(shop.payment.deps)
      later()
    }
    expect(await bench.ledgerOf(order.id)).toMatchObject({ charged: 87_085, held: totalCents - 87_085 })
    const received = (await shop.intents()).reduce((sum, { receivedCents }) => sum + receivedCents, 0)
    expect(received).toBe(87_085)
  },
)

test('an answer that does not come is no refusal: the order waits, and the reconciler finds what was held', async () => {
  const order = await anOrder(bench.db)
  await asked(shop.payment, order, { card: await shop.cardOf(cards.errorAfterSuccess) })
  expect(await authorise(shop.payment.deps, { orderId: order.id })).toMatchObject({
    state: 'asked',
    message: null,
  })
  expect(shop.payment.toldOf(order.id)).toEqual([])
  while ((await bench.statesOf(order.id)).includes('asked')) {
    later()
    await reconcile(shop.payment.deps)
  }
  expect(shop.payment.toldOf(order.id)).toEqual(['held'])
  expect(await shop.intents()).toHaveLength(3)
})

test('a provider that is not there: the order waits until it is', async () => {
  const order = await anOrder(bench.db)
  const away = openPayment(bench.db, providerAt('http://localhost:9'))
  const card = await shop.cardOf()
  await asked(away, order, { card })
  expect(await authorise(away.deps, { orderId: order.id })).toMatchObject({ state: 'asked', held: 0 })
  expect(away.errors).not.toEqual([])
  later()
  expect(await answered(shop.payment, order.id)).toMatchObject({ state: 'held', held: 3 })
})

test('what somebody crashed with is finished by whoever comes after, once', async () => {
  const order = await anOrder(bench.db)
  await asked(shop.payment, order, { card: await shop.cardOf() })
  const others = Array.from({ length: 4 }, () => reconcile(shop.payment.deps))
  await Promise.all(others)
  expect(await answered(shop.payment, order.id)).toMatchObject({ state: 'held' })
  expect(await shop.intents()).toHaveLength(3)
  expect(shop.payment.toldOf(order.id)).toEqual(['held'])
})

test('holds that die young leave nothing held, and say that payment is needed', async () => {
  const order = await anOrder(bench.db)
  await submitted(shop.payment, order, { card: await shop.cardOf(cards.expiresAtOnce) })
  while ((await bench.statesOf(order.id)).some((state) => state === 'held' || state === 'asked')) {
    await catchUp(shop.payment.deps)
    await reconcile(shop.payment.deps)
    later()
  }
  expect((await bench.ledgerOf(order.id)).held).toBe(0)
  expect(await paymentNeededOf(bench.db, [order.id])).toHaveLength(3)
})

test('without keys, asking again holds the money twice: what the control run shows the checker', async () => {
  const blind = openPayment(bench.db, providerAt(bench.sandbox.origin, { isIdempotent: false }))
  const order = await anOrder(bench.db)
  await asked(blind, order, { card: await shop.cardOf(cards.errorAfterSuccess) })
  for (let tried = 0; tried < 2; tried += 1) {
    await authorise(blind.deps, { orderId: order.id })
    blind.jump(60_000)
  }
  const intents = await shop.intents()
  expect(new Set(intents.map(({ holdId }) => holdId)).size).toBe(1)
  expect(intents.length).toBeGreaterThan(1)
})
