import type { OrderPayment } from '@showroom/contract/order/order'
import { expect, test } from 'vitest'
import { cards } from '../testing/buyer.ts'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'
import { catchUp, reconcile } from '../../payment/provider/reconciler.ts'

const { placed, placedWith, later, differences, shop, admin } = anOrderShop()

type Placed = Awaited<ReturnType<typeof placed>>
const sixDaysMs = 6 * 24 * 60 * minuteMs + 1_000

const payWith = async (order: Placed, number: string) =>
  order.call<OrderPayment>(`POST /api/order/${order.id}/card`, { card: await order.typedCard(number, false) })
const lookAt = (order: Placed) => order.call<OrderPayment>(`GET /api/order/${order.id}/card`)
const neededOf = async (order: Placed) =>
  (await order.read()).deliveries.map(({ payment_needed }) => payment_needed?.amount_cents ?? null)
const answered = async (order: Placed, said: 'complete' | 'fail') => {
  let { data } = await lookAt(order)
  while (data.state === 'confirming') {
    await shop().sandbox.answer(data.confirm_url, said)
    data = (await lookAt(order)).data
  }
  return data
}
/** Until there is nothing left that can be done now. */
const settled = async () => {
  later(5 * minuteMs)
  await reconcile(shop().payment)
  later(5 * minuteMs)
  await catchUp(shop().payment)
  await reconcile(shop().payment)
}

/** Placed with a card whose bank refuses to hold it anew on the sixth day. */
const refusedOnTheSixthDay = async () => {
  const order = await placedWith(cards.asksTheBank)
  later(sixDaysMs)
  await settled()
  return order
}

test('what a bank does not hold anew is shown by delivery, and held by another card', async () => {
  const order = await refusedOnTheSixthDay()
  expect(await neededOf(order)).toEqual([87_085, 159_084, 35_918])
  expect(await lookAt(order)).toMatchObject({ status: 200, data: { state: 'needed' } })
  expect(await payWith(order, cards.good)).toMatchObject({ data: { state: 'held', confirm_url: null } })
  await settled()
  expect(await neededOf(order)).toEqual([null, null, null])
  expect(await order.read()).toMatchObject({
    held_cents: 282_087,
    released_cents: 0,
    card: { last4: '4242' },
  })
  const ada = await admin()
  await ada.set(await order.itemNamed('example-tile'), 'picked_up')
  await settled()
  expect(await order.read()).toMatchObject({ charged_cents: 87_085, held_cents: 195_002 })
  expect(await differences()).toEqual([])
})

test('a refused card is told, holds nothing, and the next one may be asked about by its bank', async () => {
  const order = await refusedOnTheSixthDay()
  expect(await payWith(order, cards.failsWhenCharged)).toMatchObject({
    status: 200,
    data: { state: 'declined', message: expect.stringContaining('declined'), confirm_url: null },
  })
  expect(await neededOf(order)).toEqual([87_085, 159_084, 35_918])
  const { data } = await payWith(order, cards.asksTheBank)
  expect(data).toMatchObject({ state: 'confirming', confirm_url: expect.stringContaining('http') })
  expect(await neededOf(order)).toEqual([87_085, 159_084, 35_918])
  expect(await answered(order, 'complete')).toMatchObject({ state: 'held' })
  await settled()
  expect(await neededOf(order)).toEqual([null, null, null])
  expect(await order.read()).toMatchObject({ held_cents: 282_087 })
  expect(await differences()).toEqual([])
})

const standing = async () => {
  const listed = await shop().payment.provider?.intents.listIntents({ createdSince: new Date(0) })
  return (listed ?? []).filter(({ status }) => status === 'requires_capture')
}

test('a hold that died is held by another card once, however often it is asked, and what was blocked goes on', async () => {
  const before = new Set((await standing()).map(({ id }) => id))
  const order = await refusedOnTheSixthDay()
  for (const { id } of await standing())
    if (!before.has(id)) await shop().payment.provider?.intents.cancel(id, `died ${id}`)
  await settled()
  const ada = await admin()
  const tile = await order.itemNamed('example-tile')
  expect(await ada.set(tile, 'picked_up')).toMatchObject({ status: 409, code: 'payment_needed' })
  const twice = await Promise.all([payWith(order, cards.good), payWith(order, cards.good)])
  expect(twice.map(({ data }) => data.state)).toEqual(['held', 'held'])
  expect(await order.read()).toMatchObject({ held_cents: 282_087, released_cents: 282_087 })
  expect(await ada.set(tile, 'picked_up')).toMatchObject({ status: 200 })
  await settled()
  expect(await order.read()).toMatchObject({ charged_cents: 87_085, held_cents: 195_002 })
  expect(await differences()).toEqual([])
})

test('where nothing is needed no card is asked, and nobody pays for an order of somebody else', async () => {
  const order = await placed()
  expect(await payWith(order, cards.failsWhenCharged)).toMatchObject({ status: 200, data: { state: 'held' } })
  expect(await neededOf(order)).toEqual([null, null, null])
  const other = await placed()
  const foreign = await other.call(`POST /api/order/${order.id}/card`, { card: await other.typedCard() })
  expect(foreign).toMatchObject({ status: 404 })
  expect(await other.call(`GET /api/order/${order.id}/card`)).toMatchObject({ status: 404 })
})
