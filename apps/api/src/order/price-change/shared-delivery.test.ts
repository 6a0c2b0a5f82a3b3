import { hourMs } from '@showroom/contract/shared/time'
import { beforeAll, expect, test } from 'vitest'
import { aPriceShop } from '../testing/a-price-shop.ts'
import { sellFrom } from '../testing/staff.store.ts'
import { keepPriceChanges } from './price-change-upkeep.ts'

const { anOrder, vendorB, admin, later, shop, expectSound } = aPriceShop()
const asksTheBank = '4000002760003184'

// Vanity and faucet come in one delivery: one hold for both.
beforeAll(() => sellFrom(shop().db, { product: 'example-faucet', vendor: 'Vendor B' }))

const bothRaised = async (card?: string) => {
  const order = await anOrder(card)
  const faucet = await order.itemNamed('example-faucet')
  const vanityChange = (await vendorB().propose(order.vanity, 124_900)).data.id
  const faucetChange = (await vendorB().propose(faucet, 15_000)).data.id
  const differences = async () =>
    (await order.changes()).changes.reduce((sum, { difference_cents }) => sum + difference_cents, 0)
  return { ...order, faucet, vanityChange, faucetChange, differences }
}

test('two accepted prices of a delivery are held by one larger hold; two halves of it are charged whole', async () => {
  const order = await bothRaised()
  const before = (await order.changes()).held_cents
  await order.answerAll([
    { id: order.vanityChange, answer: 'accept' },
    { id: order.faucetChange, answer: 'accept' },
  ])
  const { held_cents, total_cents, changes } = await order.changes()
  expect(changes.map(({ state }) => state)).toEqual(['accepted', 'accepted'])
  expect(held_cents - before).toBe(await order.differences())
  expect(held_cents).toBe(total_cents)
  const moved = (await order.read()).movements.filter(({ kind }) => kind === 'hold')
  expect(moved.at(-1)).toMatchObject({ amount_cents: await order.differences() })
  const ada = await admin()
  await ada.set(order.faucet, 'picked_up')
  await expectSound()
  await ada.set(order.vanity, 'picked_up')
  await expectSound()
})

test('one accepted and one rejected: what is held for both is enough, and the other line goes on', async () => {
  const order = await bothRaised()
  await order.answerAll([
    { id: order.vanityChange, answer: 'reject' },
    { id: order.faucetChange, answer: 'accept' },
  ])
  const { changes, payment_needed_cents } = await order.changes()
  expect(changes.map(({ state }) => state).toSorted()).toEqual(['accepted', 'rejected'])
  expect(payment_needed_cents).toBe(0)
  await expectSound()
  await (await admin()).set(order.faucet, 'picked_up')
  await expectSound()
})

test('an unpaid price cancels its own line: what is held for the other stays enough, and is charged', async () => {
  const order = await bothRaised(asksTheBank)
  await order.answer(order.vanityChange, 'accept')
  await vendorB().withdraw(order.faucetChange)
  expect((await order.changes()).payment_needed_cents).toBeGreaterThan(0)
  later(24 * hourMs + 1)
  await keepPriceChanges(shop().payment)
  expect(await order.changes()).toMatchObject({
    payment_needed_cents: 0,
    changes: [{ state: 'withdrawn' }, { state: 'unpaid' }],
  })
  await expectSound()
  await (await admin()).set(order.faucet, 'picked_up')
  expect((await order.read()).charged_cents).toBe(35_918)
  await expectSound()
})

test('all of an answer is taken or nothing of it', async () => {
  const order = await bothRaised()
  await vendorB().withdraw(order.faucetChange)
  const reply = await order.answerAll([
    { id: order.vanityChange, answer: 'accept' },
    { id: order.faucetChange, answer: 'accept' },
  ])
  expect(reply).toMatchObject({ status: 409, code: 'price_change_answered' })
  expect((await order.changes()).changes.map(({ state }) => state)).toEqual(['proposed', 'withdrawn'])
  await expectSound()
})
