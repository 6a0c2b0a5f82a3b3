import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type OpenedShop, openShop, runningExample } from '../testing/buyer.ts'
import { reservedOf, storedOrder } from '../testing/orders.store.ts'

// domain §3.7 and §3.8, cent by cent.

let shop: OpenedShop
const placedAt = new Date('2026-11-02T18:15:00Z')
beforeAll(async () => {
  shop = await openShop(() => placedAt)
})
afterAll(() => shop.close())

const money = (checkout: object) =>
  Object.fromEntries(Object.entries(checkout).filter(([name]) => name.endsWith('_cents')))

test('the running example is quoted, held by vendor and placed', async () => {
  const buyer = await aBuyer(shop)
  await buyer.add(...runningExample)
  const { data: seen } = await buyer.choose({
    coupon_code: 'example5',
    deliveries: [{ vendor: 'Vendor A', service: 'threshold', window: '8-12', note: 'Ring twice' }],
  })
  expect(money(seen)).toEqual({
    merchandise_cents: 253_504,
    discount_cents: 13_341,
    shipping_cents: 4_500,
    tax_cents: 24_083,
    total_cents: 282_087,
  })
  expect(seen.lines.map(money)).toEqual([
    { unit_price_cents: 8_821, discount_cents: 3_969, merchandise_cents: 75_420, tax_cents: 7_165 },
    { unit_price_cents: 152_928, discount_cents: 7_646, merchandise_cents: 145_282, tax_cents: 13_802 },
    { unit_price_cents: 17_264, discount_cents: 1_726, merchandise_cents: 32_802, tax_cents: 3_116 },
  ])
  expect(seen.deliveries.map(({ vendor, service, total_cents }) => [vendor, service, total_cents])).toEqual([
    ['Vendor A', 'threshold', 87_085],
    ['Vendor B', 'curbside', 159_084],
    ['Vendor C', 'parcel', 35_918],
  ])
  expect(seen.hold_message).toBe('We hold $2,820.87 today. You are charged by shipment: about 3 charges.')
  expect(seen.can).toEqual({ place: true, reasons: [] })

  const { data: placed, status } = await buyer.submit(seen, await buyer.typedCard())
  expect([status, placed]).toEqual([
    200,
    {
      order_id: expect.any(String),
      number: expect.stringMatching(/^[A-Z2-9-]{6,10}$/),
      state: 'placed',
      message: 'Your order is placed.',
      confirm_url: null,
      total_cents: 282_087,
      held: 3,
      holds: 3,
    },
  ])

  const { subOrders, items } = await storedOrder(shop.db, placed.order_id)
  expect(subOrders).toEqual([
    { vendor: 'Vendor A', service: 'threshold', total_cents: 87_085, shipping_cents: 4_500 },
    { vendor: 'Vendor B', service: 'curbside', total_cents: 159_084, shipping_cents: 0 },
    { vendor: 'Vendor C', service: 'parcel', total_cents: 35_918, shipping_cents: 0 },
  ])
  const frozen = { fee_bps: 800, tax_bps: 950, coupon_bps: 500, status: 'waiting_for_approval', changes: 1 }
  expect(items).toEqual([
    {
      ...frozen,
      name: 'example-tile',
      qty: 9,
      final: 7_425,
      markup_bps: 1_000,
      price: 8_821,
      discount: 3_969,
      merchandise: 75_420,
      tax: 7_165,
      total: 82_585,
      reserved: 9,
      vendor_profit: 66_825,
      contractor_profit: 3_249,
      admin_profit: 12_511,
    },
    {
      ...frozen,
      name: 'example-vanity',
      qty: 1,
      final: 118_000,
      markup_bps: 2_000,
      price: 152_928,
      discount: 7_646,
      merchandise: 145_282,
      tax: 13_802,
      total: 159_084,
      reserved: 1,
      vendor_profit: 118_000,
      contractor_profit: 17_842,
      admin_profit: 23_242,
    },
    {
      ...frozen,
      name: 'example-faucet',
      qty: 2,
      final: 13_900,
      markup_bps: 1_500,
      price: 17_264,
      discount: 1_726,
      merchandise: 32_802,
      tax: 3_116,
      total: 35_918,
      reserved: 2,
      vendor_profit: 27_800,
      contractor_profit: 2_778,
      admin_profit: 5_340,
    },
  ])
  expect(await reservedOf(shop.db, 'example-tile')).toBe(9)

  const { data: cart } = await buyer.cart()
  expect([cart.count, cart.version]).toEqual([0, seen.cart_version + 1])
  const { data: after } = await buyer.look()
  expect([after.coupon, after.address?.city, after.can.place]).toEqual([null, 'Pasadena', false])
})
