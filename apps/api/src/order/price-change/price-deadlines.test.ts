import { hourMs } from '@showroom/contract/shared/time'
import { expect, test } from 'vitest'
import vectors from '../../../../../packages/contract/data/money-vectors.json' with { type: 'json' }
import { aPriceShop } from '../testing/a-price-shop.ts'
import { keepPriceChanges } from './price-change-upkeep.ts'

const { price_change: vector } = vectors
const { anOrder, raised, vendorB, later, shop, expectSound } = aPriceShop()
const asksTheBank = '4000002760003184'

test('no answer within 48 hours rejects it, the last moment included; reminders go before', async () => {
  const order = await anOrder()
  const id = await raised(order)
  later(48 * hourMs)
  await keepPriceChanges(shop().payment)
  expect((await order.changes()).changes[0]).toMatchObject({ state: 'proposed', can: { answer: true } })
  later(1)
  expect(await order.answer(id, 'accept')).toMatchObject({ status: 409, code: 'price_change_over' })
  await keepPriceChanges(shop().payment)
  await keepPriceChanges(shop().payment)
  expect((await order.changes()).changes[0]).toMatchObject({ state: 'expired' })
  expect(await order.line()).toMatchObject({ status: 'cancle' })
  expect(await order.read()).toMatchObject({ held_cents: vector.reject_order_total })
  await expectSound()
})

test('accepted and refused by the bank: it waits for a payment, another card pays, and the line goes on', async () => {
  const order = await anOrder(asksTheBank)
  const id = await raised(order)
  await order.answer(id, 'accept')
  expect(await order.changes()).toMatchObject({
    payment_needed_cents: vector.new_total,
    changes: [{ state: 'paying', pay_by: expect.any(String) }],
  })
  expect(await vendorB().set(order.vanity, 'ready_to_pick_up')).toMatchObject({
    status: 409,
    code: 'price_change_open',
  })
  await expectSound()
  await order.call(`POST /api/order/${order.id}/card`, { card: await order.typedCard() })
  expect(await order.changes()).toMatchObject({ payment_needed_cents: 0, changes: [{ state: 'accepted' }] })
  expect(await vendorB().set(order.vanity, 'ready_to_pick_up')).toMatchObject({ status: 200 })
  await expectSound()
})

test('accepted and paid by no card within 24 hours, it counts as rejected', async () => {
  const order = await anOrder(asksTheBank)
  const id = await raised(order)
  await order.answer(id, 'accept')
  later(24 * hourMs + 1)
  await keepPriceChanges(shop().payment)
  expect(await order.changes()).toMatchObject({
    total_cents: vector.reject_order_total,
    held_cents: vector.reject_order_total,
    payment_needed_cents: 0,
    changes: [{ state: 'unpaid' }],
  })
  await expectSound()
})
