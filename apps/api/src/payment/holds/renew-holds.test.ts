import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../order/testing/an-order.ts'
import { holdsOfOrder, paymentNeededOf } from './hold.store.ts'
import { authorise } from './holds.ts'
import { reconcile } from '../provider/reconciler.ts'
import { answered, dayMs, submitted } from '../testing/a-payment.ts'
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
/** Its bank asks each time, and says no where nobody is there to be asked. */
const asksEachTime = '4000002760003184'

const placed = async (number?: string) => {
  const order = await anOrder(bench.db)
  let holds = await submitted(shop.payment, order, { card: await shop.cardOf(number) })
  while (holds.state === 'confirming') {
    await bench.sandbox.answer(holds.confirmUrl, 'complete')
    holds = await answered(shop.payment, order.id)
  }
  return order
}
/** Until there is nothing left to do, however slow the provider is. */
const reconciled = async (orderId: number) => {
  const print = async () => JSON.stringify(await holdsOfOrder(bench.db, orderId))
  let before: string
  do {
    before = await print()
    shop.payment.jump(60_000)
    await reconcile(shop.payment.deps)
  } while (before !== (await print()))
}

test('before the sixth day nothing happens to a hold', async () => {
  const order = await placed()
  shop.payment.jump(5.9 * dayMs)
  await reconcile(shop.payment.deps)
  expect(await bench.statesOf(order.id)).toEqual(['held', 'held', 'held'])
})

test('on the sixth day new holds take over, and only then the old ones go; to people nothing was released', async () => {
  const order = await placed()
  shop.payment.jump(6 * dayMs + 1_000)
  await reconciled(order.id)
  expect(await bench.statesOf(order.id)).toEqual(['voided', 'voided', 'voided', 'held', 'held', 'held'])
  expect(await bench.ledgerOf(order.id)).toEqual({ held: totalCents, charged: 0, released: 0, refunded: 0 })
  const standing = (await shop.intents()).filter(({ status }) => status === 'requires_capture')
  expect(standing.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents)
  expect(shop.payment.toldOf(order.id)).toEqual(['held'])
  expect(await authorise(shop.payment.deps, { orderId: order.id })).toMatchObject({
    state: 'held',
    held: 3,
    holds: 3,
  })
  shop.payment.jump(6 * dayMs)
  await reconciled(order.id)
  expect(await bench.ledgerOf(order.id)).toMatchObject({ held: totalCents, released: 0 })
  expect(await holdsOfOrder(bench.db, order.id)).toHaveLength(9)
})

test('a bank that does not hold it anew is written down: payment is needed, and the old hold lives on for its day', async () => {
  const order = await placed(asksEachTime)
  shop.payment.jump(6 * dayMs + 1_000)
  await reconciled(order.id)
  expect(await bench.statesOf(order.id)).toEqual(['held', 'held', 'held', 'declined', 'declined', 'declined'])
  expect(await paymentNeededOf(bench.db, [order.id])).toHaveLength(3)
  const told = shop.payment.toldOf(order.id).filter((what) => what === 'payment needed')
  expect(told).toHaveLength(3)
  expect(await bench.ledgerOf(order.id)).toMatchObject({ held: totalCents })
  shop.payment.jump(3_600_000)
  await reconciled(order.id)
  expect(await holdsOfOrder(bench.db, order.id)).toHaveLength(6)
})
