import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sumsByPart } from '../ledger/ledger-check.store.ts'
import { anOrder } from '../order/testing/an-order.ts'
import { askAnotherCard } from './holds/ask-holds.ts'
import { captureUnits } from './holds/captures.ts'
import { runOperations } from './holds/holds.ts'
import { missingCents, missingPaymentsOf } from './payment-need.ts'
import { answered, submitted } from './testing/a-payment.ts'
import { type Bench, openBench, type Shop } from './testing/bench.ts'

let bench: Bench
let shop: Shop
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  shop = await bench.openShop()
})

const asksEachTime = '4000002760003184'
const tileCents = 87_085

const settled = async () => {
  do shop.payment.jump(60_000)
  while ((await runOperations(shop.payment.deps)) > 0)
}

/** Placed with a card whose bank refuses each rest; the first of its deliveries. */
const placed = async () => {
  const order = await anOrder(bench.db)
  let holds = await submitted(shop.payment, order, { card: await shop.cardOf(asksEachTime) })
  while (holds.state === 'confirming') {
    await bench.sandbox.answer(holds.confirmUrl, 'complete')
    holds = await answered(shop.payment, order.id)
  }
  const [tile] = order.subOrders
  if (!tile) throw new Error('The order has deliveries.')
  const { id: subOrderId } = tile
  const capture = (amountCents: number, isLast: boolean) =>
    bench.db.transaction((tx) =>
      captureUnits(tx, shop.payment.deps, {
        subOrderId,
        parts: [{ account: 'tax', partyId: null, orderItemId: null, amountCents }],
        isLast,
      }),
    )
  const missing = (isOpen: boolean) =>
    missingPaymentsOf(bench.db, { orderId: order.id }, new Set(isOpen ? [subOrderId] : []))
  const payAgain = async (isOpen: boolean) => {
    const card = { ...(await shop.cardOf()), brand: 'visa', last4: '4242' }
    const needs = (await missing(isOpen)).flatMap((lack) => lack.needs)
    await bench.db.transaction((tx) => askAnotherCard(tx, shop.payment.deps, { needs, card }))
    await settled()
  }
  const lacked = async (isOpen: boolean) => (await missing(isOpen)).map(missingCents)
  return { order, subOrderId, capture, payAgain, lacked }
}

/** What was ever held is held, charged or let go of. */
const nowhereCents = async (subOrderId: number) => {
  const sum = (await sumsByPart(bench.db)).find((one) => one.subOrderId === subOrderId)
  if (!sum) throw new Error('Nothing was ever held for the delivery.')
  return sum.everHeldCents - sum.heldCents - sum.chargedCents - sum.releasedCents
}

test('a refused rest is held by another card, and charged of it', async () => {
  const { order, subOrderId, capture, payAgain, lacked } = await placed()
  await capture(20_000, false)
  await settled()
  expect(await lacked(true)).toEqual([67_085])
  await payAgain(true)
  expect(await lacked(true)).toEqual([])
  expect(await nowhereCents(subOrderId)).toBe(0)
  await capture(67_085, true)
  await settled()
  expect(await bench.ledgerOf(order.id)).toEqual({
    held: 195_002,
    charged: tileCents,
    released: 67_085,
    refunded: 0,
  })
  expect(await nowhereCents(subOrderId)).toBe(0)
})

test('charges that were decided before the bank refused wait for another card, and are charged of it, each once', async () => {
  const { order, subOrderId, capture, payAgain, lacked } = await placed()
  await capture(10_000, false)
  await capture(20_000, false)
  await capture(tileCents - 30_000, true)
  await settled()
  expect(await bench.ledgerOf(order.id)).toMatchObject({ charged: 10_000 })
  expect(await lacked(false)).toEqual([tileCents - 10_000])
  await payAgain(false)
  expect(await lacked(false)).toEqual([])
  expect(await bench.ledgerOf(order.id)).toMatchObject({ charged: tileCents, held: 195_002 })
  expect(await nowhereCents(subOrderId)).toBe(0)
  const received = (await shop.intents()).reduce((sum, { receivedCents }) => sum + receivedCents, 0)
  expect(received).toBe(tileCents)
})
