import { partMoney } from '@showroom/contract/pricing/order-money.rules'
import { expect, test } from 'vitest'
import { soldAs } from '../reading/item-profit.ts'
import { everySoldItem } from '../reading/item-profit.store.ts'
import { aShippingShop } from '../testing/a-shipping-shop.ts'
import { lotOf } from '../testing/staff.store.ts'
import { deliveredAtOf, outboundCostOf } from './delivered-at.store.ts'

const { anOrder, vendorA, piet, ada, shop, now, later, deliver, expectSound } = aShippingShop()

const hour = 3_600_000

const tileOf = async (publicId: string) => {
  const tile = (await everySoldItem(shop().db)).find((item) => item.publicId === publicId)
  if (!tile) throw new Error('The tile is gone.')
  return tile
}

/** What some units of the tile come to after others, with tax. */
const centsOf = async (publicId: string, units: number, before: number) =>
  partMoney(soldAs(await tileOf(publicId)), units, before).totalCents

const mailsTo = (email: string) =>
  shop()
    .mail.mailbox?.list()
    .filter(({ to }) => to === email) ?? []

const shippingCents = 4_500

test('a delivery in two packages is charged by what leaves: shipping with the first, the rest with the last', async () => {
  const order = await anOrder()
  const { tile, delivery } = order
  const stock = await lotOf(shop().db, 'example-tile')
  const packed = await vendorA().pack(delivery, [{ item_id: tile, units: 4 }], {
    cost_cents: 9_300,
    lot: 'B-2207',
  })
  expect(packed).toMatchObject({ status: 200, message: 'The package is saved.' })
  await vendorA().pack(delivery, [{ item_id: tile, units: 5 }], {
    carrier: 'freight',
    tracking: '(800) 555-0142',
  })
  const [first, second] = (await order.ofTile()).packages
  if (!first || !second) throw new Error('There are two packages.')
  expect(await ada().move(first.id, 'delivered')).toMatchObject({ status: 409, code: 'package_not_left' })
  expect(await order.read()).toMatchObject({ charged_cents: 0, held_cents: 282_087 })

  const moved = await Promise.all(Array.from({ length: 12 }, () => ada().move(first.id, 'shipped')))
  expect(moved.map(({ status }) => status)).toEqual(moved.map(() => 200))
  const firstCents = (await centsOf(tile, 4, 0)) + shippingCents
  expect(await order.read()).toMatchObject({
    charged_cents: firstCents,
    held_cents: 282_087 - firstCents,
    released_cents: 0,
  })
  expect((await order.ofTile()).lines).toMatchObject([
    { shipped_qty: 4, packed_qty: 9, status: 'accept_to_pick_up' },
  ])
  // What has partly left is no longer its vendor's to decline.
  expect(await vendorA().set(tile, 'decline', 'Broken')).toMatchObject({ status: 409 })
  const left = await lotOf(shop().db, 'example-tile')
  expect(left).toEqual({ on_hand: (stock?.on_hand ?? 0) - 4, reserved: (stock?.reserved ?? 0) - 4 })
  await expectSound()

  later(hour)
  await ada().move(second.id, 'shipped')
  expect(await order.read()).toMatchObject({ charged_cents: 87_085, held_cents: 195_002, released_cents: 0 })
  expect((await order.ofTile()).lines).toMatchObject([{ shipped_qty: 9, status: 'picked_up' }])
  const { id } = await tileOf(tile)
  await ada().move(first.id, 'delivered')
  expect(await deliveredAtOf(shop().db, [id])).toEqual(new Map())
  later(hour)
  await ada().move(second.id, 'delivered')
  expect(await deliveredAtOf(shop().db, [id])).toEqual(new Map([[id, now()]]))
  expect((await order.ofTile()).lines).toMatchObject([{ status: 'delivered' }])
  expect(await outboundCostOf(shop().db, (await tileOf(tile)).subOrderId)).toBe(9_300)
  await expectSound()
  await deliver()
  const subjects = mailsTo(order.email).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('is on its way'))).toHaveLength(2)
  expect(subjects.filter((subject) => subject.includes('is delivered'))).toHaveLength(2)
  expect(subjects.filter((subject) => /^(Left the warehouse|Delivered)/.test(subject))).toEqual([])
  expect(
    mailsTo(order.email).some(({ text }) => text.includes('ups.com/track?tracknum=1Z999AA10123456784')),
  ).toBe(true)
})

test('a click charges what no package did, a cancelled rest gives back what left, and no unit is packed twice', async () => {
  const order = await anOrder()
  const { tile, delivery } = order
  await vendorA().pack(delivery, [{ item_id: tile, units: 4 }])
  expect(await vendorA().pack(delivery, [{ item_id: tile, units: 6 }])).toMatchObject({
    status: 422,
    errors: { lines: ['Only 5 of example-tile can still be packed.'] },
  })
  const [first] = (await order.ofTile()).packages
  await ada().move(first?.id ?? '', 'shipped')
  await ada().set(tile, 'picked_up')
  expect(await order.read()).toMatchObject({ charged_cents: 87_085, held_cents: 195_002 })
  expect((await order.ofTile()).unpacked).toEqual([{ item_id: tile, units: 5 }])
  await ada().set(tile, 'delivered')
  expect((await order.ofTile()).packages).toMatchObject([{ state: 'delivered' }])
  await expectSound()

  const other = await anOrder()
  await vendorA().pack(other.delivery, [{ item_id: other.tile, units: 4 }])
  await ada().move((await other.ofTile()).packages[0]?.id ?? '', 'shipped')
  const charged = (await other.read()).charged_cents
  await ada().set(other.tile, 'cancle', 'The kiln broke')
  expect(await other.read()).toMatchObject({
    charged_cents: charged,
    refunded_cents: charged - shippingCents,
    held_cents: 195_002,
  })
  await expectSound()
})

test('each sees the packages, and nobody what is another’s: a vendor no price of the client’s, a client no carrier’s bill', async () => {
  const order = await anOrder()
  const { tile, delivery } = order
  await vendorA().pack(delivery, [{ item_id: tile, units: 9 }], { cost_cents: 18_600 })
  const [made] = (await order.ofTile()).packages
  await ada().move(made?.id ?? '', 'shipped')
  const { data: vendors } = await vendorA().see(order.id)
  expect(vendors.deliveries).toMatchObject([
    {
      packages: [{ cost_cents: 18_600, can: { ship: false } }],
      movements: [{ kind: 'capture', amount_cents: 66_825 }],
    },
  ])
  expect(JSON.stringify(vendors)).not.toMatch(/87085|82585|8821|75420/)
  const ofTile = (seen: typeof vendors) => seen.deliveries.find(({ vendor }) => vendor === 'Vendor A')
  const { data: pros } = await piet().see(order.id)
  expect(pros.deliveries).toHaveLength(3)
  expect(ofTile(pros)).toMatchObject({ packages: [{ cost_cents: null }], can: { pack: false } })
  expect(ofTile(pros)?.movements.map(({ kind }) => kind)).toEqual(['hold', 'capture'])
  const own = await order.see()
  expect(ofTile(own)).toMatchObject({
    packages: [{ cost_cents: null, can: { change: false, receive: true } }],
    timeline: [{ label: 'Order received' }, { label: 'Confirmed' }, { label: 'Left the warehouse' }],
  })
  expect(await piet().pack(delivery, [{ item_id: tile, units: 1 }])).toMatchObject({ status: 403 })
  expect(await vendorA().move(made?.id ?? '', 'delivered')).toMatchObject({ status: 403 })
  const vanity = (await order.see()).deliveries.find(({ vendor }) => vendor === 'Vendor B')
  expect(await vendorA().pack(vanity?.id ?? '', [{ item_id: tile, units: 1 }])).toMatchObject({ status: 404 })
  expect(await vendorA().call(`DELETE /api/shipment/${made?.id}`)).toMatchObject({
    status: 409,
    code: 'package_left',
  })
})

test('a client chooses a window, and changes it once until two business days before', async () => {
  const order = await anOrder()
  const choose = (window: string) =>
    order.call(`PUT /api/order_delivery/${order.delivery}/window`, { window })
  expect(await choose('8-12')).toMatchObject({ status: 200 })
  expect(await choose('8-12')).toMatchObject({ status: 200 })
  expect(await choose('12-5')).toMatchObject({ status: 200 })
  expect(await choose('8-12')).toMatchObject({ status: 409, code: 'window_fixed' })
  expect((await order.ofTile()).window).toMatchObject({ chosen: '12-5', offered: ['8-12', '12-5'] })
})
