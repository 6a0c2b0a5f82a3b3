import type { LotChoice, QueueLine } from '@showroom/contract/order/order-queue'
import type { QueueTab } from '@showroom/contract/order/order-queue.rules'
import { hourMs } from '@showroom/contract/shared/time'
import { beforeAll, expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'
import { giveLot } from '../testing/orders.store.ts'

const { placed, later, differences, shop, vendor, pro, admin } = anOrderShop()

type Staff = Awaited<ReturnType<typeof vendor>>
let a: Staff
beforeAll(async () => {
  a = await vendor('Vendor A')
})

const ask = <Data>(who: Staff, call: string, body?: object) =>
  browserOn(shop().app)<Data>(call, { token: who.token, ...(body ? { body } : {}) })

type Page = QueueLine[]
type Counted = { total: number; counts: Record<QueueTab, number> }
/** The reply has more beside its data. */
const queueOf = async (who: Staff, query = '') =>
  (await ask<Page>(who, `GET /api/order_queue${query}`)) as Awaited<ReturnType<typeof ask<Page>>> & Counted
const countsOf = async (who: Staff) => (await queueOf(who)).counts

/** Past the hour, so that vendors see it. */
const anOrder = async () => {
  const order = await placed()
  later(61 * minuteMs)
  return { ...order, tile: await order.itemNamed('example-tile') }
}

test('a vendor’s own lines wait with their clock, and tell nothing of the client or of the others’ money', async () => {
  const order = await anOrder()
  const { data, total } = await queueOf(a, '?sort=-placed')
  const [line] = data
  expect(total).toBe((await countsOf(a)).new)
  expect(line).toMatchObject({
    order_id: order.id,
    product_name: 'example-tile',
    qty: 9,
    final_price: '74.25',
    profit_cents: 66_825,
    ship_to: { state: 'CA', zip_code: '91101' },
    client: null,
    ready: null,
    is_late: false,
    status: 'waiting_for_approval',
  })
  expect(Date.parse(line?.respond_by ?? '') - Date.parse(line?.placed_at ?? '')).toBe(48 * hourMs)
  // What the client pays, what the Pro earns, what is ours, and who it is for.
  const told =
    JSON.stringify(await queueOf(a)) + JSON.stringify(await ask(a, `GET /api/order_queue/${order.tile}`))
  for (const never of [
    'unit_price',
    'markup',
    'fee',
    'discount',
    'total_cents',
    'coupon',
    '3.61',
    '81.67',
    '125.11',
    'Lake Avenue',
  ])
    expect(told).not.toContain(never)
})

test('approved, the client is known to whom they are delivered by; declined, to nobody', async () => {
  const order = await anOrder()
  await a.set(order.tile, 'vendor_approved')
  const { data } = await ask<QueueLine>(a, `GET /api/order_queue/${order.tile}`)
  expect(data.client).toMatchObject({ name: expect.stringMatching(/\w/), city: expect.stringMatching(/\w/) })
  expect([data.respond_by, data.ship_by]).toEqual([null, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
  await a.set(order.tile, 'decline', 'Broken in the warehouse')
  expect((await ask<QueueLine>(a, `GET /api/order_queue/${order.tile}`)).data).toMatchObject({
    client: null,
    ship_by: null,
    can_set: [],
  })
})

test('tabs count what they hold, and a line goes from one to the next', async () => {
  const order = await anOrder()
  const before = await countsOf(a)
  await a.set(order.tile, 'vendor_approved')
  await a.set(order.tile, 'in_progress')
  expect(await countsOf(a)).toEqual({ ...before, new: before.new - 1, in_progress: before.in_progress + 1 })
  const { data } = await queueOf(a, '?tab=in_progress&sort=-placed')
  expect(data[0]).toMatchObject({ id: order.tile, status: 'in_progress' })
  expect((await queueOf(a, '?tab=in_progress&s=no-such-thing')).total).toBe(0)
  expect((await queueOf(a, `?tab=in_progress&s=${data[0]?.order_number.toLowerCase()}`)).data).toMatchObject([
    { id: order.tile },
  ])
  expect((await queueOf(a, '?tab=in_progress&s=%25')).total).toBe(0)
})

test('what nobody has answered in 48 hours is late from the next moment on', async () => {
  const order = await anOrder()
  const lateness = async () => (await ask<QueueLine>(a, `GET /api/order_queue/${order.tile}`)).data.is_late
  later(48 * hourMs - 61 * minuteMs - 10_000)
  expect(await lateness()).toBe(false)
  later(20_000)
  expect(await lateness()).toBe(true)
  await a.set(order.tile, 'decline', 'Too late')
})

test('a line is promised from another lot whole or not at all, and every unit is kept once', async () => {
  const order = await anOrder()
  await giveLot(shop().db, { product: 'example-tile', code: 'Z-900', onHand: 40 })
  await giveLot(shop().db, { product: 'example-tile', code: 'Z-008', onHand: 8 })
  const lots = async () => (await ask<LotChoice[]>(a, `GET /api/order_item/${order.tile}/lots`)).data
  const choice = async (code: string) => (await lots()).find((lot) => lot.code === code)
  expect(await choice('Z-900')).toEqual({ code: 'Z-900', available: 40, is_chosen: false, covers: true })
  expect(await choice('Z-008')).toMatchObject({ covers: false })
  const small = await ask(a, `PUT /api/order_item/${order.tile}/lot`, { lot: 'Z-008' })
  expect([small.status, Object.keys(small.errors ?? {})]).toEqual([422, ['lot']])
  const { data, message } = await ask<QueueLine>(a, `PUT /api/order_item/${order.tile}/lot`, { lot: 'Z-900' })
  expect([data.lot, message]).toEqual(['Lot Z-900', 'The whole line comes from Lot Z-900.'])
  expect(await choice('Z-900')).toEqual({ code: 'Z-900', available: 40, is_chosen: true, covers: true })
  expect(await differences()).toEqual([])
  const [again, other] = await Promise.all([
    ask<QueueLine>(a, `PUT /api/order_item/${order.tile}/lot`, { lot: 'Z-900' }),
    ask<QueueLine>(a, `PUT /api/order_item/${order.tile}/lot`, { lot: 'Z-900' }),
  ])
  expect([again.status, other.status]).toEqual([200, 200])
  expect(await differences()).toEqual([])
  const ada = await admin()
  await ada.set(order.tile, 'picked_up')
  expect(await ask(a, `PUT /api/order_item/${order.tile}/lot`, { lot: 'Z-900' })).toMatchObject({
    status: 409,
    code: 'lot_fixed',
  })
  expect(await differences()).toEqual([])
})

test('ready with weight and pallets: both or none', async () => {
  const order = await anOrder()
  const goods = { weight_milli_lb: 412_500, pallets: 1, length_in: 48, width_in: 40, height_in: 30 }
  await a.set(order.tile, 'vendor_approved')
  const { data } = await ask<QueueLine>(a, `POST /api/order_item/${order.tile}/ready`, goods)
  expect(data).toMatchObject({ status: 'ready_to_pick_up', ready: goods })
  const ada = await admin()
  await ada.set(order.tile, 'picked_up')
  const late = await ask(a, `POST /api/order_item/${order.tile}/ready`, { ...goods, pallets: 9 })
  expect([late.status, late.code]).toEqual([409, 'status_refused'])
  expect((await ask<QueueLine>(a, `GET /api/order_queue/${order.tile}`)).data.ready).toEqual(goods)
  expect((await ask(a, `POST /api/order_item/${order.tile}/ready`, { ...goods, pallets: -1 })).status).toBe(
    422,
  )
})

test('the pick list is a paper of what is approved, without a client and without a price', async () => {
  const order = await anOrder()
  await a.set(order.tile, 'vendor_approved')
  const list = await shop().app.inject({
    url: '/api/order_pick_list.pdf',
    headers: { authorization: `Bearer ${a.token}` },
  })
  expect([list.statusCode, list.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(list.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const strange = await vendor('Vendor B')
  const none = await shop().app.inject({
    url: '/api/order_pick_list.pdf',
    headers: { authorization: `Bearer ${strange.token}` },
  })
  expect(none.statusCode).toBe(409)
})

test('another vendor finds nothing of it, a Pro is not asked, and an Admin works off all of them', async () => {
  const order = await anOrder()
  const [b, piet, ada] = [await vendor('Vendor B'), await pro(), await admin()]
  for (const call of [`GET /api/order_queue/${order.tile}`, `GET /api/order_item/${order.tile}/lots`])
    expect(await ask(b, call)).toMatchObject({ status: 404 })
  expect(await ask(b, `PUT /api/order_item/${order.tile}/lot`, { lot: 'Z-900' })).toMatchObject({
    status: 404,
  })
  expect(await queueOf(piet)).toMatchObject({ status: 403 })
  const { data } = await queueOf(ada, '?sort=-placed&status=waiting_for_approval')
  expect(data.map(({ order_id }) => order_id).filter((id) => id === order.id)).toHaveLength(3)
  expect(data[0]?.client).not.toBe(null)
})
