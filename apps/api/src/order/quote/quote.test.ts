import type { Checkout } from '@showroom/contract/checkout/checkout'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveEmbedSession } from '../../embed-session/embed-session.store.ts'
import { newSessionToken } from '../../account/session/secret.ts'
import { aGuest } from '../../cart/testing/guest.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import { aBuyer, cards, type OpenedShop, openShop, runningExample } from '../testing/buyer.ts'
import { limitCoupon, setStock, usesLeftOver } from '../testing/orders.store.ts'
import { renameVendor } from '../testing/running-example.store.ts'
import { sessionOf } from '../testing/people.store.ts'
import { fieldNamesIn } from '../../testing/found-in.ts'

let shop: OpenedShop
const now = new Date('2026-11-02T18:15:00Z')
beforeAll(async () => {
  shop = await openShop(() => now)
})
afterAll(() => shop.close())

const aGuestWithCart = async () => {
  const guest = aGuest(shop.app)
  const { data } = await guest.add(...runningExample)
  const choose = (chosen: object) =>
    guest.ask<Checkout>('/api/checkout', { method: 'PUT', body: { showroom: 'HARVEST2', ...chosen } })
  const look = () => guest.ask<Checkout>('/api/checkout?showroom=HARVEST2')
  return { ...guest, choose, look, lines: data.Project_tans }
}

test('a guest may go to the checkout: without a place there is no tax, with a ZIP code an estimate', async () => {
  const guest = await aGuestWithCart()
  expect((await guest.cart()).data.can).toEqual({ checkout: true, reason: null })
  const { data: bare } = await guest.look()
  expect(bare).toMatchObject({ tax_cents: null, total_cents: 266_845, state: null, address: null })
  expect(bare.lines.map(({ tax_cents }) => tax_cents)).toEqual([null, null, null])
  expect(bare.can).toEqual({
    place: false,
    reasons: ['Sign in or create an account to place your order.'],
  })
  const { data: estimated } = await guest.choose({ zip_code: '91101' })
  expect(estimated).toMatchObject({ tax_cents: 25_350, total_cents: 292_195, zip_code: '91101', state: 'CA' })
  expect((await guest.choose({ zip_code: '97201' })).data).toMatchObject({ tax_cents: 0, state: 'OR' })
  expect((await guest.choose({ zip_code: null })).data).toMatchObject({ tax_cents: null, zip_code: null })
})

test('who has no cart sees an empty checkout', async () => {
  const { data } = await aGuest(shop.app).ask<Checkout>('/api/checkout?showroom=HARVEST2')
  expect([data.lines, data.can]).toEqual([[], { place: false, reasons: ['Your cart is empty.'] }])
})

test('the profile’s shipping charge is what delivery of the cart costs as it is chosen', async () => {
  const buyer = await aBuyer(shop)
  const charge = async (query = '') =>
    (await buyer.call<{ shipping_charge: number }>(`GET /api/profile?checkout=1${query}`)).data
      .shipping_charge
  expect(await charge()).toBe(0)
  await buyer.add(...runningExample)
  expect(await charge()).toBe(0)
  await buyer.choose({ deliveries: [{ vendor: 'Vendor A', service: 'white_glove' }] })
  expect([await charge(), await charge('&showroom=HARVEST2')]).toEqual([195, 195])
  expect(await charge('&showroom=CEDAR936')).toBe(0)
})

test('neither what the vendor gets nor fee or markup leaves the server', async () => {
  const guest = await aGuestWithCart()
  expect(fieldNamesIn(await guest.look())).not.toMatch(/final|fee|markup|bps|profit/)
})

test.each([
  [{ coupon_code: 'NEVER-WAS' }, { coupon_code: ['This showroom has no coupon with that code.'] }],
  [{ zip_code: '00901' }, { zip_code: ['We do not know this ZIP code.'] }],
  [{ address_id: 'somebody-elses' }, { address_id: ['This address is no longer in your address book.'] }],
])('what can not be chosen is told under its field, and nothing is saved: %o', async (chosen, errors) => {
  const guest = await aGuestWithCart()
  await guest.choose({ coupon_code: 'EXAMPLE5' })
  expect(await guest.choose({ zip_code: '91101', ...chosen })).toMatchObject({ status: 422, errors })
  expect((await guest.look()).data).toMatchObject({ zip_code: null, coupon: { code: 'EXAMPLE5' } })
})

test('choices are kept, one by one; what is not offered is not taken', async () => {
  const guest = await aGuestWithCart()
  await guest.choose({ deliveries: [{ vendor: 'Vendor A', service: 'white_glove' }] })
  await guest.choose({ deliveries: [{ vendor: 'Vendor A', window: '12-5', note: 'Blue door' }] })
  await guest.choose({
    deliveries: [
      { vendor: 'Vendor C', service: 'inside', window: '8-12' },
      { vendor: 'Nobody', service: 'inside' },
    ],
  })
  const { data } = await guest.look()
  expect(data.deliveries).toMatchObject([
    { vendor: 'Vendor A', service: 'white_glove', window: '12-5', note: 'Blue door', shipping_cents: 19_500 },
    { vendor: 'Vendor B', service: 'curbside', is_pallet: true },
    { vendor: 'Vendor C', service: 'parcel', window: null, shipping_cents: 0, is_pallet: false },
  ])
})

test('vendors of one name are delivered apart, each in the way chosen for it, whatever it is called later', async () => {
  const guest = await aGuestWithCart()
  await renameVendor(shop.db, 'example-vanity', 'Vendor A')
  const { data: cart } = await guest.cart()
  expect(cart.vendors.map(({ vendor, line_ids }) => [vendor, line_ids.length])).toEqual([
    ['Vendor A', 1],
    ['Vendor A', 1],
    ['Vendor C', 1],
  ])
  const second = cart.vendors[1]?.vendor_id
  await guest.choose({ deliveries: [{ vendor_id: second, service: 'inside' }] })
  const services = async () => (await guest.look()).data.deliveries.map(({ service }) => service)
  expect(await services()).toEqual(['curbside', 'inside', 'parcel'])
  // A page of an older release knows names only, and means every vendor of the name.
  await guest.choose({ deliveries: [{ vendor: 'Vendor A', service: 'threshold' }] })
  expect(await services()).toEqual(['threshold', 'threshold', 'parcel'])
  await guest.choose({ deliveries: [{ vendor_id: second, service: 'inside' }] })
  await renameVendor(shop.db, 'example-vanity', 'Vendor B')
  expect(await services()).toEqual(['threshold', 'inside', 'parcel'])
})

test('what a guest chose comes along with the cart', async () => {
  const guest = await aGuestWithCart()
  await guest.choose({
    coupon_code: 'EXAMPLE5',
    deliveries: [{ vendor: 'Vendor A', service: 'inside' }],
  })
  const buyer = await aBuyer(shop)
  buyer.guest.token = guest.guest.token
  await buyer.ask('/api/projectCart', { method: 'POST', body: { my_item: { showroom: 'HARVEST2' } } })
  expect((await buyer.look()).data).toMatchObject({
    coupon: { code: 'EXAMPLE5', discount_cents: 13_341 },
    shipping_cents: 9_500,
    zip_code: '91101',
    can: { place: true },
  })
})

test('on a contractor’s page the address stays hidden: its ZIP code and state are enough', async () => {
  const buyer = await aBuyer(shop)
  await buyer.add(...runningExample)
  const { token, hash } = newSessionToken('sr_e_')
  const { id: showroomId } = await requireShowroom(shop.db, 'HARVEST2')
  const origin = 'https://www.harvesthomeremodeling.example'
  const scope = { sessionId: await sessionOf(shop.db, buyer.accountId), showroomId, origin }
  await saveEmbedSession(shop.db, scope, { tokenHash: hash, expiresAt: new Date(now.getTime() + 60_000) })
  const reply = await shop.app.inject({
    url: '/api/checkout?showroom=HARVEST2',
    headers: { authorization: `Bearer ${token}`, origin },
  })
  expect(reply.json().data).toMatchObject({
    address: null,
    zip_code: '91101',
    state: 'CA',
    tax_cents: 25_350,
  })
  expect(reply.body).not.toContain('Lake Ave')
  expect((await buyer.look()).data.address?.street).toBe('420 S Lake Ave')
})

test('the goods and the coupon of a declined order are still there for its own client', async () => {
  await setStock(shop.db, 'example-tile', 9)
  await limitCoupon(shop.db, 'EXAMPLE5', (await usesLeftOver(shop.db, 'EXAMPLE5')) + 1)
  const buyer = await aBuyer(shop)
  await buyer.add({ product_id: 'example-tile', qty: 9 })
  const { data: seen } = await buyer.choose({ coupon_code: 'EXAMPLE5' })
  expect((await buyer.submit(seen, await buyer.typedCard(cards.failsWhenCharged))).data.state).toBe(
    'declined',
  )
  const { data: again } = await buyer.look()
  expect([again.price_version, again.can.place]).toEqual([seen.price_version, true])
  const other = await aBuyer(shop)
  expect(await other.add({ product_id: 'example-tile', qty: 1 })).toMatchObject({ status: 422 })
  await limitCoupon(shop.db, 'EXAMPLE5', null)
})

test('a Pro buys in the own showroom at what it costs', async () => {
  const pro = await aBuyer(shop, { type: 'Contractor', showroom: 'MAPLE247' })
  await pro.ownShowroom()
  await pro.add({ product_id: 'example-faucet', qty: 1 })
  const { data } = await pro.look()
  expect(data).toMatchObject({ merchandise_cents: 15_012, can: { place: true } })
  expect((await pro.submit(data, await pro.typedCard())).data.state).toBe('placed')
})
