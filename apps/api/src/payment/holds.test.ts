import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDb } from '../db/db.ts'
import { sumsOf } from '../ledger/ledger.store.ts'
import { anOrder } from '../order/testing/an-order.ts'
import { openTestDb } from '../testing/test-db.ts'
import { holdsOfOrder } from './hold.store.ts'
import { runOperations, voidHolds } from './holds.ts'
import {
  aCustomer,
  answered,
  asked,
  openPayment,
  type Payment,
  providerAt,
  submitted,
} from './testing/a-payment.ts'
import { startSandbox } from './testing/sandbox-process.ts'

let db: OpenDb
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let payment: Payment
let customerId: string
const provider = () => payment.parts.provider ?? neverNull()
const neverNull = (): never => {
  throw new Error('There is a provider.')
}
beforeAll(async () => {
  sandbox = await startSandbox()
  db = await openTestDb('seeded')
})
afterAll(async () => {
  await db.close()
  await sandbox.stop()
})
beforeEach(async () => {
  payment = openPayment(db, providerAt(sandbox.origin))
  customerId = await aCustomer(provider())
})

const cardOf = async (number?: string) => ({ customerId, paymentMethodId: await sandbox.typed(number) })
const totalCents = 87_085 + 159_084 + 35_918

const statesOf = async (orderId: number) => (await holdsOfOrder(db, orderId)).map(({ state }) => state)
const heldOf = async (orderId: number) =>
  (await sumsOf(db, [orderId])).reduce((sum, { heldCents }) => sum + heldCents, 0)
/** What the provider itself holds, by status. */
const intentsOf = async () => {
  const intents = await provider().intents.listIntents({ createdSince: new Date(0), customerId })
  return intents.map(({ status, amountCents }) => ({ status, amountCents }))
}

test('a hold for each delivery: the bank, our rows and the ledger agree to the cent', async () => {
  const order = await anOrder(db)
  const holds = await submitted(payment, order, { card: await cardOf() })
  expect(holds).toEqual({ state: 'held', confirmUrl: null, message: null, held: 3, holds: 3 })
  expect(await statesOf(order.id)).toEqual(['held', 'held', 'held'])
  expect(await heldOf(order.id)).toBe(totalCents)
  expect((await intentsOf()).map(({ amountCents }) => amountCents).sort()).toEqual([159_084, 35_918, 87_085])
  expect(payment.toldOf(order.id)).toEqual(['held'])
})

test('however many ask at once, each hold is asked for once', async () => {
  const order = await anOrder(db)
  await asked(payment, order, { card: await cardOf() })
  const answers = await Promise.all(Array.from({ length: 20 }, () => answered(payment, order.id)))
  for (const { state } of answers) expect(state).toBe('held')
  expect(await intentsOf()).toHaveLength(3)
  expect(payment.toldOf(order.id)).toEqual(['held'])
})

test.each([
  ['4000000000000341', 'Your card was declined. Please try another card.'],
  ['4000000000009995', 'Your card has insufficient funds. Please try another card.'],
])('a card that is refused (%s) holds nothing, and another card may be tried', async (number, message) => {
  const order = await anOrder(db)
  const declined = await submitted(payment, order, { card: await cardOf(number) })
  expect(declined).toMatchObject({ state: 'declined', message, held: 0 })
  expect(payment.toldOf(order.id)).toEqual([`declined: ${message}`])
  expect(await statesOf(order.id)).toEqual(['declined', 'voided', 'voided'])
  expect((await intentsOf()).map(({ status }) => status)).toEqual(['canceled'])
  const again = await submitted(payment, order, { card: await cardOf(), attempt: 2 })
  expect(again).toMatchObject({ state: 'held', held: 3 })
  expect(await heldOf(order.id)).toBe(totalCents)
})

test('one refused is all refused: what was held before it is given back', async () => {
  const order = await anOrder(db)
  const [first, ...others] = order.subOrders
  await asked(payment, { ...order, subOrders: first ? [first] : [] }, { card: await cardOf() })
  await asked(payment, { ...order, subOrders: others }, { card: await cardOf('4000000000000341') })
  expect(await answered(payment, order.id)).toMatchObject({ state: 'declined', held: 0 })
  expect(await statesOf(order.id)).toEqual(['voided', 'declined', 'voided'])
  expect(await heldOf(order.id)).toBe(0)
  expect(new Set((await intentsOf()).map(({ status }) => status))).toEqual(new Set(['canceled']))
})

test('a bank asks its customer: the order waits for the answer, then all is held', async () => {
  const order = await anOrder(db)
  const card = await cardOf('4000002500003155')
  const first = await submitted(payment, order, { card })
  expect(first).toMatchObject({ state: 'confirming', held: 0, holds: 3 })
  expect(payment.toldOf(order.id)).toEqual(['confirming'])
  await sandbox.answer(first.confirmUrl, 'complete')
  const after = await answered(payment, order.id)
  expect(after).toMatchObject({ state: 'held', held: 3 })
  expect(await heldOf(order.id)).toBe(totalCents)
})

test('whom the bank does not believe is refused', async () => {
  const order = await anOrder(db)
  const first = await submitted(payment, order, { card: await cardOf('4000002500003155') })
  await sandbox.answer(first.confirmUrl, 'fail')
  expect(await answered(payment, order.id)).toMatchObject({
    state: 'declined',
    message: 'Your bank did not confirm this payment. Please try again or use another card.',
  })
  expect((await intentsOf()).map(({ status }) => status)).toEqual(['canceled'])
})

test('an order that is given up while its bank asks leaves nothing behind, even if the bank says yes', async () => {
  const order = await anOrder(db)
  const first = await submitted(payment, order, { card: await cardOf('4000002500003155') })
  await db.transaction((tx) => voidHolds(tx, payment.parts, order.id))
  await sandbox.answer(first.confirmUrl, 'complete')
  await runOperations(payment.parts)
  expect(await statesOf(order.id)).toEqual(['voided', 'voided', 'voided'])
  expect((await intentsOf()).map(({ status }) => status)).toEqual(['canceled'])
  expect(payment.toldOf(order.id)).toEqual(['confirming'])
})

test('holds that arrive for a dead order are given back', async () => {
  const order = await anOrder(db)
  payment.bury(order.id)
  await submitted(payment, order, { card: await cardOf() })
  await runOperations(payment.parts)
  expect(await statesOf(order.id)).toEqual(['voided', 'voided', 'voided'])
  expect(await heldOf(order.id)).toBe(0)
})
