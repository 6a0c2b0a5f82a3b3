import type { Notification } from '@showroom/contract/notification/notification'
import { beforeEach, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { cards } from '../order/testing/buyer.ts'
import { anOrderShop, minuteMs } from '../order/testing/order-shop.ts'
import { expireUnpaid } from '../order/placing/abandon.ts'
import { aVendorsMember, sellFrom, theProOf } from '../order/testing/staff.store.ts'
import { catchUp, reconcile } from '../payment/provider/reconciler.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'

const { placed, placedWith, later, deliver, shop, now, admin } = anOrderShop()

beforeEach(() => forgetAllAttempts(shop().db))

type Person = { token: string | null | undefined }
type Counted = { data: Notification[]; pending_count: number }

const listed = async ({ token }: Person, query = ''): Promise<Counted> => {
  while ((await deliver()).length > 0);
  const headers = { authorization: `Bearer ${token}` }
  return (await shop().app.inject({ url: `/api/notification${query}`, headers })).json()
}
const kindsOf = ({ data }: Counted) => data.map(({ kind }) => kind)
const client = (order: Awaited<ReturnType<typeof placed>>): Person => ({ token: order.guest.session })

test('a placed order is told to its client and to the showroom’s Pro, without any money', async () => {
  const pro = await theProOf(shop().db, { now: now(), showroom: 'HARVEST2' })
  const order = await placed()
  const { data } = await listed(client(order))
  const { number } = await order.read()
  expect(data).toMatchObject([
    { kind: 'order_placed', text: `Your order ${number} is placed.`, path: `/your_orders/${order.id}` },
  ])
  const seen = await listed(pro)
  expect(seen.data[0]).toMatchObject({ kind: 'order_in_showroom', path: '/account/orders' })
  expect(JSON.stringify([data, seen])).not.toMatch(/\$|cents|@|2,820/)
})

test('a client hears what happens to a line, and of nothing in between', async () => {
  const order = await placed()
  const ada = await admin()
  const tile = await order.itemNamed('example-tile')
  await ada.set(tile, 'in_progress')
  await ada.set(tile, 'picked_up')
  const { data } = await listed(client(order), '?tab=order')
  expect(data.map(({ kind }) => kind).toSorted()).toEqual(['order_placed', 'order_status'])
  expect(data.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Left the warehouse: example-tile of order /),
  )
})

test('a new order waits for its vendor until they have answered', async () => {
  const member = await aVendorsMember(shop().db, { now: now(), vendor: 'Vendor B' })
  const order = await placed()
  later(60 * minuteMs + 1)
  const { number } = await order.read()
  const own = async () => (await listed(member)).data.find(({ text }) => text.includes(number))
  expect(await own()).toMatchObject({
    kind: 'order_for_vendor',
    is_pending: true,
    action: 'Confirm the order',
  })
  const ada = await admin()
  await ada.set(await order.itemNamed('example-vanity'), 'vendor_approved')
  expect(await own()).toMatchObject({ is_pending: false })
})

test('a declined card waits for another one', async () => {
  const order = await placed()
  await order.add({ product_id: 'example-faucet', qty: 1 })
  const declined = await order.order(await order.typedCard(cards.failsWhenCharged))
  expect(declined.data.state).toBe('declined')
  later(10 * minuteMs)
  expect(await listed(client(order), '?pending=1')).toMatchObject({
    pending_count: 1,
    data: [{ kind: 'order_declined', path: `/checkout-payment?order=${declined.data.order_id}` }],
  })
  const card = await order.typedCard(cards.good)
  await browserOn(shop().app)(`POST /api/checkout/${declined.data.order_id}/card`, {
    token: order.guest.session ?? '',
    body: { card },
  })
  expect(await listed(client(order), '?pending=1')).toMatchObject({ pending_count: 0, data: [] })
})

test('a declined card that nobody replaces waits until its order is given up, and no longer', async () => {
  const order = await placed()
  await order.add({ product_id: 'example-faucet', qty: 1 })
  await order.order(await order.typedCard(cards.failsWhenCharged))
  later(10 * minuteMs)
  expect(await listed(client(order), '?pending=1')).toMatchObject({ pending_count: 1 })
  later(21 * minuteMs)
  expect(await expireUnpaid(shop().payment)).toBe(1)
  expect(await listed(client(order), '?pending=1')).toMatchObject({ pending_count: 0 })
})

test('money that no bank holds any more waits for another card', async () => {
  const order = await placedWith(cards.asksTheBank)
  later(6 * 24 * 60 * minuteMs + 1_000)
  const settle = async () => {
    later(5 * minuteMs)
    await reconcile(shop().payment)
    later(5 * minuteMs)
    await catchUp(shop().payment)
    await reconcile(shop().payment)
  }
  await settle()
  expect(kindsOf(await listed(client(order), '?pending=1'))).toEqual(Array(3).fill('payment_needed'))
  await order.call(`POST /api/order/${order.id}/card`, { card: await order.typedCard(cards.good, false) })
  await settle()
  expect(await listed(client(order))).toMatchObject({ pending_count: 0 })
})

test('a delivery waits for its vendor until the last of its lines is answered', async () => {
  await sellFrom(shop().db, { product: 'example-faucet', vendor: 'Vendor B' })
  const member = await aVendorsMember(shop().db, { now: now(), vendor: 'Vendor B' })
  const order = await placed()
  later(60 * minuteMs + 1)
  const { number } = await order.read()
  const own = async () => (await listed(member)).data.find(({ text }) => text.includes(number))
  const ada = await admin()
  for (const name of ['example-faucet', 'example-vanity']) {
    expect(await own()).toMatchObject({ kind: 'order_for_vendor', is_pending: true })
    await ada.set(await order.itemNamed(name), 'vendor_approved')
  }
  expect(await own()).toMatchObject({ is_pending: false })
})
