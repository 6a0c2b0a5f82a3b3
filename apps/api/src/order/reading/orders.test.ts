import { expect, test } from 'vitest'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'

const { placed, later, differences } = anOrderShop()

const cents = (shown: object) =>
  Object.fromEntries(Object.entries(shown).filter(([name]) => name.endsWith('_cents')))

test('the running example is shown to its client cent by cent, as the ledger has it', async () => {
  const order = await (await placed()).read()
  expect(cents(order)).toEqual({
    merchandise_cents: 253_504,
    discount_cents: 13_341,
    shipping_cents: 4_500,
    tax_cents: 24_083,
    total_cents: 282_087,
    held_cents: 282_087,
    charged_cents: 0,
    released_cents: 0,
    refunded_cents: 0,
  })
  expect(order).toMatchObject({
    number: expect.stringMatching(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/),
    item_count: 3,
    status: 'waiting_for_approval',
    status_label: 'Waiting for approval',
    client_sees: 'Order received',
    coupon_code: 'EXAMPLE5',
    card: { brand: 'visa', last4: '4242' },
    ship_to: { street: '420 S Lake Ave', city: 'Pasadena', state: 'CA', zip_code: '91101' },
    cancel_until: '2026-11-02T19:15:00.000Z',
    next_event: expect.stringMatching(/^example-\w+ arrives \d\d\.\d\d–\d\d\.\d\d$/),
  })
  expect(
    order.deliveries.map((delivery) => [delivery.vendor, delivery.total_cents, delivery.held_cents]),
  ).toEqual([
    ['Vendor A', 87_085, 87_085],
    ['Vendor B', 159_084, 159_084],
    ['Vendor C', 35_918, 35_918],
  ])
  expect(order.deliveries[0]).toMatchObject({
    service: 'threshold',
    items: [
      { lot: 'Lot B-2207', qty: 9, unit_price_cents: 8_821, total_cents: 82_585, can: { cancel: true } },
    ],
  })
  expect(order.movements.map(({ kind, vendor, amount_cents }) => [kind, vendor, amount_cents])).toEqual([
    ['hold', 'Vendor A', 87_085],
    ['hold', 'Vendor B', 159_084],
    ['hold', 'Vendor C', 35_918],
  ])
  const page = JSON.stringify(order)
  for (const secret of ['final_price', 'markup', 'fee', '7425', '118000', '13900'])
    expect(page).not.toContain(secret)
})

test('orders are listed newest first, and found by number, product, status and showroom', async () => {
  const order = await placed()
  const { number } = await order.read()
  const { data, ...page } = await order.list()
  expect(page).toMatchObject({ total: 1, last_page: 1, path: '/api/order' })
  expect(data[0]).toMatchObject({ id: order.id, number, total_cents: 282_087 })
  const found = async (query: string) => (await order.list(query)).data.map(({ id }) => id)
  for (const query of [
    `s=${number.toLowerCase()}`,
    's=VANITY',
    's=sku-example',
    'status=waiting_for_approval',
    'showroom=HARVEST2',
    'from=11.02.2026&to=11.02.2026',
  ])
    expect(await found(`?${query}`), query).toEqual([order.id])
  for (const query of ['s=nothing', 's=%25', 's=_', 'status=delivered', 'showroom=MAPLE247', 'to=11.01.2026'])
    expect(await found(`?${query}`), query).toEqual([])
})

test('another’s order is as missing as one that never was, to read and to cancel', async () => {
  const order = await placed()
  const stranger = await placed()
  for (const id of [order.id, 'never']) {
    expect(await stranger.call(`GET /api/order/${id}`)).toMatchObject({ status: 404, code: 'not_found' })
    expect(await stranger.call(`POST /api/order/${id}/cancel`, {})).toMatchObject({ status: 404 })
  }
  const theirs = await order.itemNamed('example-tile')
  expect(await stranger.cancel([theirs])).toMatchObject({ status: 404 })
  expect((await order.read()).held_cents).toBe(282_087)
})

test('an order is cancelled whole: nothing is held, and goods and coupon are free again', async () => {
  const order = await placed()
  const { status, data } = await order.cancel()
  expect(status).toBe(200)
  expect(data).toMatchObject({
    status: 'cancle',
    held_cents: 0,
    released_cents: 282_087,
    charged_cents: 0,
    cancel_until: null,
    next_event: null,
  })
  expect(data.deliveries.flatMap(({ items }) => items.map((item) => [item.status, item.can.cancel]))).toEqual(
    [
      ['cancle', false],
      ['cancle', false],
      ['cancle', false],
    ],
  )
  expect((await order.cancel()).data.released_cents).toBe(282_087)
  expect(await differences()).toEqual([])
})

test('one line is cancelled: the others are held as they were, and a delivery with nothing left is let go of', async () => {
  const order = await placed()
  const { data } = await order.cancel([await order.itemNamed('example-vanity')])
  expect(data).toMatchObject({ held_cents: 123_003, released_cents: 159_084, status: 'waiting_for_approval' })
  expect(await differences()).toEqual([])
})

test('twenty who cancel the same at once cancel it once', async () => {
  const order = await placed()
  const replies = await Promise.all(Array.from({ length: 20 }, () => order.cancel()))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  const { movements, released_cents } = await order.read()
  expect(released_cents).toBe(282_087)
  expect(movements.filter(({ kind }) => kind === 'release')).toHaveLength(3)
})

test('the 60th minute is in time, and what comes after it is not', async () => {
  const late = await placed()
  const inTime = await placed()
  later(60 * minuteMs)
  expect((await inTime.read()).cancel_until).not.toBeNull()
  expect(await inTime.cancel()).toMatchObject({ status: 200 })
  later(1)
  expect((await late.read()).cancel_until).toBeNull()
  expect(await late.cancel()).toMatchObject({ status: 409, code: 'cancel_over' })
  expect((await late.read()).held_cents).toBe(282_087)
})
