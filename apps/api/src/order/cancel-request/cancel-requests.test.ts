import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { beforeAll, expect, test } from 'vitest'
import { aVendorsMember } from '../testing/staff.store.ts'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'

const { placed, later, deliver, differences, shop, now, vendor, admin } = anOrderShop()

type Staff = Awaited<ReturnType<typeof admin>>
let a: Staff
let b: Staff
let ada: Staff
beforeAll(async () => {
  a = await vendor('Vendor A')
  b = await vendor('Vendor B')
  ada = await admin()
})

const anOrder = async () => {
  const order = await placed()
  later(61 * minuteMs)
  return { ...order, tile: await order.itemNamed('example-tile') }
}
type Ordered = Awaited<ReturnType<typeof anOrder>>

const lineOf = async (order: Ordered) =>
  (await order.read()).deliveries.flatMap(({ items }) => items).find(({ id }) => id === order.tile)

const mailsTo = (email: string) =>
  (shop().mail.mailbox?.list() ?? []).filter(({ to }) => to === email).map(({ subject }) => subject)

test('after the hour the vendor is asked once, accepts, and what was held is let go of', async () => {
  const member = await aVendorsMember(shop().db, { now: now(), vendor: 'Vendor A' })
  const early = await placed()
  expect(await early.askToCancel([await early.itemNamed('example-tile')])).toMatchObject({ status: 409 })
  const order = await anOrder()
  expect((await lineOf(order))?.can).toEqual({ cancel: false, ask_to_cancel: true })
  const asks = await Promise.all(
    [order, order, order].map((one) => one.askToCancel([one.tile], 'Wrong colour')),
  )
  expect(asks.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await lineOf(order)).toMatchObject({
    cancel_request: { state: 'asked' },
    can: { ask_to_cancel: false },
  })
  await deliver()
  expect(mailsTo(member.email).filter((subject) => subject.includes('asks to cancel'))).toHaveLength(1)
  expect((await a.itemsOf(order.id)).data[0]?.cancel_asked).toEqual({
    reason: 'Wrong colour',
    can_answer: true,
  })
  // Another vendor's line is not there for them, and its client does not answer themselves.
  expect(await b.answerCancel(order.tile, 'accept')).toMatchObject({ status: 404 })
  expect(
    await order.call(`POST /api/order_item/${order.tile}/cancel_request`, { answer: 'accept' }),
  ).toMatchObject({
    status: 403,
  })
  for (const time of ['first', 'again'])
    expect([time, await a.answerCancel(order.tile, 'accept')]).toMatchObject([
      time,
      { status: 200, data: { status: 'cancle', cancel_asked: null } },
    ])
  expect(await a.answerCancel(order.tile, 'refuse', 'Too late')).toMatchObject({ status: 409 })
  expect(await order.read()).toMatchObject({ released_cents: 87_085, held_cents: 195_002 })
  expect(await differences()).toEqual([])
  expect(mailsTo(order.email)).toContain('Cancelled: example-tile')
})

test('a refusal says why, changes nothing, and may be asked again', async () => {
  const order = await anOrder()
  await order.askToCancel([order.tile])
  expect(await a.answerCancel(order.tile, 'refuse')).toMatchObject({
    status: 422,
    errors: { reason: expect.any(Array) },
  })
  expect(await a.answerCancel(order.tile, 'refuse', 'It is cut already')).toMatchObject({ status: 200 })
  await deliver()
  expect(mailsTo(order.email)).toContain('It goes on: example-tile')
  expect(await lineOf(order)).toMatchObject({
    status: 'waiting_for_approval',
    cancel_request: { state: 'refused', answer: 'It is cut already' },
    can: { ask_to_cancel: true },
  })
  expect(await order.read()).toMatchObject({ held_cents: 282_087, released_cents: 0 })
})

test('once a carrier is booked nobody can accept, and the client is told that it goes on', async () => {
  const order = await anOrder()
  await order.askToCancel([order.tile])
  for (const status of ['ready_to_pick_up', 'accept_to_pick_up'] satisfies OrderStatus[])
    await ada.set(order.tile, status)
  expect(await ada.answerCancel(order.tile, 'accept')).toMatchObject({ status: 409 })
  expect(await order.askToCancel([order.tile])).toMatchObject({ status: 422 })
  await deliver()
  expect(mailsTo(order.email)).toContain('It goes on: example-tile')
  expect((await lineOf(order))?.cancel_request).toMatchObject({ state: 'overtaken' })
})
