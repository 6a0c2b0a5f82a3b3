import { expect, test } from 'vitest'
import { cards } from '../testing/buyer.ts'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'
import { aVendorsMember } from '../testing/staff.store.ts'

const { placed, later, deliver, shop, now, admin } = anOrderShop()

const mailsTo = (email: string) =>
  shop()
    .mail.mailbox?.list()
    .filter(({ to }) => to === email) ?? []

test('a placed order is confirmed in the showroom’s colors: number, lines, what is held, until when it is cancelled', async () => {
  const order = await placed()
  expect(await deliver()).toEqual([])
  await deliver()
  const [mail, ...others] = mailsTo(order.email)
  const { number } = await order.read()
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Your order ${number}`)
  for (const said of [
    '9 × example-tile: $754.20',
    '1 × example-vanity: $1,452.82',
    'Total $2,820.87',
    'We hold $2,820.87 today. You are charged by shipment: about 3 charges.',
    'You can cancel until 11:15 AM PST',
    `/showroom/your_orders/${order.id}`,
  ])
    expect(mail?.text).toContain(said)
  expect(mail?.html).toMatch(/border-bottom:3px solid #(?!1f5a4c)[0-9a-f]{6}/)
})

test('a vendor hears of an order after the hour: what they are paid, and nothing of the client’s price', async () => {
  const member = await aVendorsMember(shop().db, { now: now(), vendor: 'Vendor B' })
  const order = await placed()
  const cancelled = await placed()
  await cancelled.cancel([await cancelled.itemNamed('example-vanity')])
  later(60 * minuteMs)
  await deliver()
  expect(mailsTo(member.email)).toEqual([])
  later(1)
  await deliver()
  const { number } = await order.read()
  const mail = mailsTo(member.email).find(({ subject }) => subject === `New order ${number}`)
  expect(mailsTo(member.email).map(({ subject }) => subject)).not.toContain(
    `New order ${(await cancelled.read()).number}`,
  )
  expect(mail?.text).toContain('1 × example-vanity: you are paid $1,180.00')
  expect(mail?.text).not.toMatch(/1,529|1,452|1,590|2,820|Lake Ave/)
})

test('a client hears what happens to a line, and of nothing in between', async () => {
  const order = await placed()
  await deliver()
  const ada = await admin()
  const tile = await order.itemNamed('example-tile')
  await ada.set(tile, 'in_progress')
  await ada.set(tile, 'picked_up')
  expect(await deliver()).toEqual([])
  const [mail, ...before] = mailsTo(order.email)
  expect(before).toHaveLength(1)
  expect(mail?.subject).toBe('Left the warehouse: example-tile')
  expect(mail?.text).toContain('your card is charged for it')
})

test('a declined card is told of to whoever left it at that', async () => {
  const order = await placed()
  await deliver()
  await order.add({ product_id: 'example-faucet', qty: 1 })
  const declined = await order.order(await order.typedCard(cards.failsWhenCharged))
  expect(declined.data.state).toBe('declined')
  await deliver()
  expect(mailsTo(order.email)).toHaveLength(1)
  later(10 * minuteMs)
  await deliver()
  expect(mailsTo(order.email)[0]?.subject).toBe(`Your card was declined for order ${declined.data.number}`)
  expect(mailsTo(order.email)[0]?.text).toContain(`/checkout-payment?order=${declined.data.order_id}`)
})
