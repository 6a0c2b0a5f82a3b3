import { expect } from 'vitest'
import { approvedIn, type Walk } from './deed-walk.ts'

/** What an Admin does with lines. */
export const lineWalks: Record<string, Walk> = {
  'PUT /api/order_item/{id}/status': {
    walk: async (shop) => {
      const { tile } = await approvedIn(shop)
      await shop.ada().set(tile, 'in_progress', 'They asked us by phone')
      return tile
    },
    left: [
      {
        action: 'set the status',
        note: 'They asked us by phone',
        before: { status: 'Vendor Approved' },
        after: { status: 'In Progress' },
      },
    ],
  },
  'POST /api/order_item/{id}/ready': {
    walk: async (shop) => {
      const { tile } = await approvedIn(shop)
      await shop.ada().call(`POST /api/order_item/${tile}/ready`, { weight_milli_lb: 540_000, pallets: 1 })
      return tile
    },
    left: [{ action: 'set the status', after: { status: 'Ready to Pick Up' } }],
  },
  'PUT /api/order_item/{id}/lot': {
    walk: async (shop) => {
      const { tile } = await approvedIn(shop)
      const { data } = await shop
        .ada()
        .call<{ code: string; is_chosen: boolean; covers: boolean }[]>(`GET /api/order_item/${tile}/lots`)
      const lot = data.find(({ covers, is_chosen }) => covers && !is_chosen) ?? data[0]
      await shop.ada().call(`PUT /api/order_item/${tile}/lot`, { lot: lot?.code })
      return tile
    },
    left: [
      { action: 'promised a lot', before: { lot: expect.any(String) }, after: { lot: expect.any(String) } },
    ],
  },
  'POST /api/order_item/{id}/cancel_request': {
    walk: async (shop) => {
      const order = await approvedIn(shop)
      await order.askToCancel([order.tile], 'Too late for us')
      const body = { answer: 'accept', reason: 'The vendor said yes' }
      await shop.ada().call(`POST /api/order_item/${order.tile}/cancel_request`, body)
      return order.tile
    },
    left: [
      {
        action: 'answered a wish to cancel',
        note: 'The vendor said yes',
        before: { wish: 'asked' },
        after: { wish: 'accepted' },
      },
      { action: 'set the status', before: { status: 'Vendor Approved' }, after: { status: 'Cancle' } },
    ],
  },
}
