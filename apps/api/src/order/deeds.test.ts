import { orderQueueEndpoints } from '@showroom/contract/order/order-queue.endpoints'
import { cancelRequestEndpoints } from '@showroom/contract/order/cancel-request.endpoints'
import { orderEndpoints } from '@showroom/contract/order/order.endpoints'
import { priceChangeEndpoints } from '@showroom/contract/order/price-change.endpoints'
import { returnEndpoints } from '@showroom/contract/order/return.endpoints'
import { shipmentEndpoints } from '@showroom/contract/order/shipment.endpoints'
import type { SoldPriceChange } from '@showroom/contract/order/price-change'
import { hourMs } from '@showroom/contract/shared/time'
import { expect, test } from 'vitest'
import type { Deed } from '../audit/audit.store.ts'
import { deedsOf } from '../audit/testing/audit.store.ts'
import { aReturnShop } from './testing/a-return-shop.ts'
import { lineWalks } from './testing/line-walks.ts'
import { packageWalks, packedIn } from './testing/package-walks.ts'
import { returnWalks } from './testing/return-walks.ts'

const shop = aReturnShop()
const { ada, piet, vendorB } = shop
const walks = { ...lineWalks, ...packageWalks, ...returnWalks }

const absorbing = 'POST /api/price_change/{id}/absorb'

const mayBe = (endpoint: object, role: string): boolean => {
  const { access, roles } = endpoint as { access: string; roles?: readonly string[] }
  return (
    (role === 'Admin' && access === 'admin') || (access === 'account' && (roles?.includes(role) ?? false))
  )
}

const tables = {
  ...orderEndpoints,
  ...orderQueueEndpoints,
  ...cancelRequestEndpoints,
  ...priceChangeEndpoints,
  ...returnEndpoints,
  ...shipmentEndpoints,
}
const deedsOfRole = (role: string): string[] =>
  Object.entries(tables)
    .filter(([calling, endpoint]) => !calling.startsWith('GET ') && mayBe(endpoint, role))
    .map(([calling]) => calling)
    .toSorted()

test('every call by which an Admin or a Pro changes an order is walked here', () => {
  expect(Object.keys(walks).toSorted()).toEqual(deedsOfRole('Admin'))
  expect(deedsOfRole('Contractor')).toEqual([absorbing])
})

test.each(Object.entries(walks))('%s leaves its row, by name and place', async (_, { walk, left }) => {
  const id = await walk(shop)
  const found: Deed[] = await deedsOf(shop.shop().db, id)
  expect(found).toMatchObject(left)
  expect(found).toHaveLength(left.length)
  for (const deed of found)
    expect(deed).toMatchObject({ who: 'Hanna Buyer', place: '127.0.0.x', at: shop.now() })
})

test('a package says of its lines what it does to them', async () => {
  const { tile, packageId } = await packedIn(shop)
  await ada().call(`PUT /api/shipment/${packageId}/state`, { state: 'shipped' })
  await ada().call(`PUT /api/shipment/${packageId}/state`, { state: 'delivered' })
  expect(await deedsOf(shop.shop().db, tile)).toMatchObject([
    { before: { status: 'Vendor Approved' }, after: { status: 'Picked Up' } },
    { before: { status: 'Picked Up' }, after: { status: 'Delivered' } },
  ])
})

test('what a Pro pays of a raise is in the audit, by unit', async () => {
  const order = await shop.placed()
  await shop.later(2 * hourMs)
  const vanity = await order.itemNamed('example-vanity')
  const proposal = { final_price_cents: 124_900, reason: 'The mill raised it' }
  const { data } = await vendorB().call<SoldPriceChange>(`POST /api/order_item/${vanity}/price`, proposal)
  const absorb = (unit_cents: number) =>
    piet().call(`POST /api/price_change/${data.id}/absorb`, { unit_cents })
  expect(await absorb(40)).toMatchObject({ status: 200 })
  // Sent twice, it is one deed.
  await absorb(40)
  expect(await deedsOf(shop.shop().db, data.id)).toMatchObject([
    { action: 'absorbed of a raise', before: { unit_cents: 0 }, after: { unit_cents: 40 } },
  ])
  await shop.expectSound()
})
