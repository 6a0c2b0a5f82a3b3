import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balanceOf } from '../../ledger/ledger.store.ts'
import { anOrder } from '../../order/testing/an-order.ts'
import { captureUnits, refundUnits, releaseRest } from './captures.ts'
import { holdsOfOrder, paymentNeededOf } from './hold.store.ts'
import { runOperations } from './holds.ts'
import type { MoneyPart } from '../provider/operation.store.ts'
import { answered, submitted } from '../testing/a-payment.ts'
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

const taxOf = (amountCents: number): MoneyPart[] => [
  { account: 'tax', partyId: null, orderItemId: null, amountCents },
]
const tileCents = 87_085

/** Its bank asks each time, and says no where nobody is there to be asked. */
const asksEachTime = '4000002760003184'

/** A placed order and the first of its deliveries: 9 boxes of tile, held $870.85. */
const placed = async (number?: string) => {
  const order = await anOrder(bench.db)
  let holds = await submitted(shop.payment, order, { card: await shop.cardOf(number) })
  while (holds.state === 'confirming') {
    await bench.sandbox.answer(holds.confirmUrl, 'complete')
    holds = await answered(shop.payment, order.id)
  }
  const [tile] = order.subOrders
  if (!tile) throw new Error('The order has deliveries.')
  return { order, subOrderId: tile.id }
}
/** Decided in one transaction, asked of the provider after it, again if it was slow. */
const decide = async (work: Parameters<typeof bench.db.transaction>[0]) => {
  await bench.db.transaction(work)
  await settled()
}
const settled = async () => {
  do shop.payment.jump(60_000)
  while ((await runOperations(shop.payment.deps)) > 0)
}
const deliveryOf = async (orderId: number, subOrderId: number) =>
  (await holdsOfOrder(bench.db, orderId))
    .filter((hold) => hold.subOrderId === subOrderId)
    .map(({ state, amountCents, capturedCents }) => ({ state, amountCents, capturedCents }))

test('a delivery that leaves whole is one capture, and the ledger knows whose the money is', async () => {
  const { order, subOrderId } = await placed()
  const [item] = order.items
  const vendorId = item?.vendorId ?? 0
  const owedBefore = await balanceOf(bench.db, { account: 'vendor', partyId: vendorId })
  const parts: MoneyPart[] = [
    { account: 'vendor', partyId: vendorId, orderItemId: item?.id ?? 0, amountCents: 66_825 },
    ...taxOf(tileCents - 66_825),
  ]
  await decide((tx) => captureUnits(tx, shop.payment.deps, { subOrderId, parts, isLast: true }))
  expect(await deliveryOf(order.id, subOrderId)).toEqual([
    { state: 'captured', amountCents: tileCents, capturedCents: tileCents },
  ])
  expect(await bench.ledgerOf(order.id)).toEqual({
    held: 159_084 + 35_918,
    charged: tileCents,
    released: 0,
    refunded: 0,
  })
  const owed = await balanceOf(bench.db, { account: 'vendor', partyId: vendorId })
  expect(owed - owedBefore).toBe(66_825)
})

test('before a part is charged the rest is held anew, and never is less held than is left to pay', async () => {
  const { order, subOrderId } = await placed()
  const capture = (amountCents: number, isLast: boolean) =>
    decide((tx) => captureUnits(tx, shop.payment.deps, { subOrderId, parts: taxOf(amountCents), isLast }))
  await capture(20_000, false)
  expect(await deliveryOf(order.id, subOrderId)).toEqual([
    { state: 'captured', amountCents: tileCents, capturedCents: 20_000 },
    { state: 'held', amountCents: 67_085, capturedCents: 0 },
  ])
  expect(await bench.ledgerOf(order.id)).toMatchObject({
    charged: 20_000,
    held: 67_085 + 195_002,
    released: 0,
  })
  await capture(30_000, false)
  await capture(30_000, true)
  expect(await bench.ledgerOf(order.id)).toEqual({
    charged: 80_000,
    held: 195_002,
    released: 7_085,
    refunded: 0,
  })
  const received = (await shop.intents()).reduce((sum, { receivedCents }) => sum + receivedCents, 0)
  expect(received).toBe(80_000)
})

test('parts that are decided faster than the bank answers are all charged', async () => {
  const { order, subOrderId } = await placed()
  const capture = (amountCents: number, isLast: boolean) =>
    bench.db.transaction((tx) =>
      captureUnits(tx, shop.payment.deps, { subOrderId, parts: taxOf(amountCents), isLast }),
    )
  await capture(10_000, false)
  await capture(20_000, false)
  await capture(tileCents - 30_000, true)
  await settled()
  expect(await bench.ledgerOf(order.id)).toMatchObject({ charged: tileCents, held: 195_002, released: 0 })
})

test('more than is held is never charged', async () => {
  const { order, subOrderId } = await placed()
  const capture = { subOrderId, parts: taxOf(tileCents + 1), isLast: true }
  const asked = bench.db.transaction((tx) => captureUnits(tx, shop.payment.deps, capture))
  await expect(asked).rejects.toMatchObject({ status: 409, code: 'capture_too_much' })
  expect(await deliveryOf(order.id, subOrderId)).toMatchObject([{ state: 'held' }])
})

test('a bank that does not hold the rest anew: the part is charged, and the rest says that payment is needed', async () => {
  const { order, subOrderId } = await placed(asksEachTime)
  await decide((tx) =>
    captureUnits(tx, shop.payment.deps, { subOrderId, parts: taxOf(20_000), isLast: false }),
  )
  expect(await deliveryOf(order.id, subOrderId)).toMatchObject([
    { state: 'captured', capturedCents: 20_000 },
    { state: 'declined', amountCents: 67_085 },
  ])
  expect(await paymentNeededOf(bench.db, [order.id])).toMatchObject([{ subOrderId, amountCents: 67_085 }])
  expect(await bench.ledgerOf(order.id)).toMatchObject({ charged: 20_000, released: 67_085 })
  expect(shop.payment.toldOf(order.id)).toContain('payment needed')
  const more = { subOrderId, parts: taxOf(10_000), isLast: true }
  const asked = bench.db.transaction((tx) => captureUnits(tx, shop.payment.deps, more))
  await expect(asked).rejects.toMatchObject({ status: 409, code: 'payment_needed' })
})

test('what is not charged is let go of: all of it, or all but what is left to pay', async () => {
  const { order, subOrderId } = await placed()
  const release = (keepCents: number) =>
    decide((tx) => releaseRest(tx, shop.payment.deps, { subOrderId, keepCents }))
  await release(50_000)
  expect(await bench.ledgerOf(order.id)).toMatchObject({ held: 50_000 + 195_002, released: 37_085 })
  await release(0)
  expect(await bench.ledgerOf(order.id)).toMatchObject({ held: 195_002, released: tileCents, charged: 0 })
  expect(await deliveryOf(order.id, subOrderId)).toMatchObject([{ state: 'voided' }, { state: 'voided' }])
})

test('what was charged is given back up to the last cent and no further, over every charge that it came from', async () => {
  const { order, subOrderId } = await placed()
  const capture = (amountCents: number, isLast: boolean) =>
    decide((tx) => captureUnits(tx, shop.payment.deps, { subOrderId, parts: taxOf(amountCents), isLast }))
  const refund = (amountCents: number) =>
    decide((tx) => refundUnits(tx, shop.payment.deps, { subOrderId, parts: taxOf(amountCents) }))
  await capture(20_000, false)
  await capture(67_085, true)
  await refund(14_219)
  await refund(30_000)
  expect(await bench.ledgerOf(order.id)).toMatchObject({ charged: tileCents, refunded: 44_219 })
  await expect(refund(42_867)).rejects.toMatchObject({ status: 409, code: 'refund_too_much' })
  await refund(42_866)
  expect(await bench.ledgerOf(order.id)).toMatchObject({ refunded: tileCents })
  const holds = (await holdsOfOrder(bench.db, order.id)).filter((hold) => hold.subOrderId === subOrderId)
  expect(holds.map(({ refundedCents }) => refundedCents)).toEqual([20_000, 67_085])
})
