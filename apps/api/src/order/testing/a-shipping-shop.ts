import type { OrderShipments } from '@showroom/contract/order/shipment'
import { beforeAll, expect } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { anOrderShop, minuteMs } from './order-shop.ts'
import { anAdmin, aVendorsMember, theProOf } from './staff.store.ts'

type Shop = ReturnType<typeof anOrderShop>

const sender = ({ shop }: Shop, { token, email }: { token: string; email: string }) => {
  const call = <Data>(calling: string, body?: object) =>
    browserOn(shop().app)<Data>(calling, { token, ...(body ? { body } : {}) })
  return {
    token,
    email,
    call,
    see: (orderId: string) => call<OrderShipments>(`GET /api/order/${orderId}/shipments`),
    pack: (deliveryId: string, lines: { item_id: string; units: number }[], more: object = {}) =>
      call<OrderShipments>(`POST /api/order_delivery/${deliveryId}/shipment`, {
        carrier: 'ups',
        tracking: '1Z999AA10123456784',
        ...more,
        lines,
      }),
    move: (packageId: string, state: string) =>
      call<OrderShipments>(`PUT /api/shipment/${packageId}/state`, { state }),
    set: (itemId: string, status: string, note = '') =>
      call(`PUT /api/order_item/${itemId}/status`, { status, note }),
  }
}
type Sender = ReturnType<typeof sender>

/** The shop of the running example with the vendor of its tile, its Pro and an Admin. */
export const aShippingShop = () => {
  const shop = anOrderShop()
  const people: Record<string, Sender> = {}
  const named = (name: string): Sender => {
    const found = people[name]
    if (!found) throw new Error(`There is no ${name} yet.`)
    return found
  }
  beforeAll(async () => {
    const { db } = shop.shop()
    const now = shop.now()
    people['vendor'] = sender(shop, await aVendorsMember(db, { now, vendor: 'Vendor A' }))
    people['pro'] = sender(shop, await theProOf(db, { now, showroom: 'HARVEST2' }))
    people['admin'] = sender(shop, await anAdmin(db, { now }))
  })
  return {
    ...shop,
    vendorA: () => named('vendor'),
    piet: () => named('pro'),
    ada: () => named('admin'),
    /** Past the hour, with the tile approved; 9 boxes of it are one delivery. */
    anOrder: async () => {
      const order = await shop.placed()
      shop.later(61 * minuteMs)
      const tile = await order.itemNamed('example-tile')
      await named('vendor').set(tile, 'vendor_approved')
      const see = async () => (await order.call<OrderShipments>(`GET /api/order/${order.id}/shipments`)).data
      const ofTile = async () => {
        const found = (await see()).deliveries.find(({ vendor }) => vendor === 'Vendor A')
        if (!found) throw new Error('The order has no delivery of Vendor A.')
        return found
      }
      return { ...order, tile, see, ofTile, delivery: (await ofTile()).id }
    },
    expectSound: async () => expect(await shop.differences()).toEqual([]),
  }
}
