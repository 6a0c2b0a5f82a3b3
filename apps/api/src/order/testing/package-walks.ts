import type { OrderShipments } from '@showroom/contract/order/shipment'
import { approvedIn, type ReturnShop, type Walk } from './deed-walk.ts'

const packageOf = async ({ ada }: ReturnShop, { id, tile }: { id: string; tile: string }) => {
  const seen = await ada().call<OrderShipments>(`GET /api/order/${id}/shipments`)
  const delivery = seen.data.deliveries.find(({ lines }) => lines.some(({ item_id }) => item_id === tile))
  const lines = [{ item_id: tile, units: 9 }]
  const body = { carrier: 'ups', tracking: '1Z999AA10123456784', cost_cents: 5_000, lines }
  const { data } = await ada().call<OrderShipments>(`POST /api/order_delivery/${delivery?.id}/shipment`, body)
  return data.deliveries.flatMap(({ packages }) => packages)[0]?.id ?? ''
}

/** The tile of an order in a package that an Admin made. */
export const packedIn = async (shop: ReturnShop) => {
  const order = await approvedIn(shop)
  return { ...order, packageId: await packageOf(shop, order) }
}

/** What an Admin does with packages. */
export const packageWalks: Record<string, Walk> = {
  'POST /api/order_delivery/{id}/shipment': {
    walk: async (shop) => (await packedIn(shop)).packageId,
    left: [
      {
        action: 'packed',
        note: '9 of example-tile',
        before: { state: null },
        after: {
          state: 'Packed',
          carrier: 'UPS',
          tracking: '1Z999AA10123456784',
          lot: '',
          cost_cents: 5_000,
        },
      },
    ],
  },
  'PUT /api/shipment/{id}': {
    walk: async (shop) => {
      const { packageId } = await packedIn(shop)
      const body = { carrier: 'ups', tracking: '1Z999AA10123456784', lot: '0412', cost_cents: 6_120 }
      await shop.ada().call(`PUT /api/shipment/${packageId}`, body)
      return packageId
    },
    left: [
      { action: 'packed' },
      {
        action: 'changed a package',
        before: { lot: '', cost_cents: 5_000 },
        after: { lot: '0412', cost_cents: 6_120 },
      },
    ],
  },
  'DELETE /api/shipment/{id}': {
    walk: async (shop) => {
      const { packageId } = await packedIn(shop)
      await shop.ada().call(`DELETE /api/shipment/${packageId}`)
      return packageId
    },
    left: [
      { action: 'packed' },
      {
        action: 'unpacked',
        note: '9 of example-tile',
        before: { state: 'Packed' },
        after: { state: null },
      },
    ],
  },
  'PUT /api/shipment/{id}/state': {
    walk: async (shop) => {
      const { packageId } = await packedIn(shop)
      for (const state of ['shipped', 'shipped', 'delivered', 'delivered'])
        await shop.ada().call(`PUT /api/shipment/${packageId}/state`, { state })
      return packageId
    },
    left: [
      { action: 'packed' },
      {
        action: 'said that it left',
        note: '9 of example-tile',
        before: { state: 'Packed' },
        after: { state: 'On the way' },
      },
      {
        action: 'said that it came',
        note: '9 of example-tile',
        before: { state: 'On the way' },
        after: { state: 'Delivered' },
      },
    ],
  },
}
