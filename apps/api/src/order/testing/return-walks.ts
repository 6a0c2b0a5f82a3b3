import { hourMs } from '@showroom/contract/shared/time'
import { expect } from 'vitest'
import type { ReturnOrder } from './a-return-shop.ts'
import type { ReturnShop, Walk } from './deed-walk.ts'

const asked = async (order: ReturnOrder, kind = 'return', reason = 'changed_mind') => {
  await order.ask(order.wish(2, reason, kind), kind === 'claim' ? { photos: [await order.photo()] } : {})
  return order.newest()
}

const inspectedIn = async ({ ada }: ReturnShop, id: string) => {
  const line = (await ada().list()).find((one) => one.id === id)?.lines[0]
  return ada().receive(id, [{ id: line?.id, accepted_qty: line?.qty ?? 0 }])
}

/** What an Admin does with returns in the place of whoever sold the goods. */
export const returnWalks: Record<string, Walk> = {
  'POST /api/order/{id}/return/override': {
    walk: async (shop) => {
      const order = await shop.delivered()
      await shop.later(20 * 24 * hourMs)
      await shop.ada().giveCode()
      const photos = [await order.photoBy(shop.ada())]
      const wish = { ...order.wish(2), key: 'opened-beyond-its-time', is_untouched: true, photos }
      const why = 'Promised on the telephone.'
      await shop.ada().call(`POST /api/order/${order.id}/return/override`, { ...wish, why })
      return order.id
    },
    left: [
      {
        action: 'opened a return beyond its time',
        note: 'Promised on the telephone.',
        before: { return: null },
        after: { return: expect.any(String) },
      },
    ],
  },
  'POST /api/return/{id}/answer': {
    walk: async (shop) => {
      const id = await asked(await shop.delivered())
      await shop.ada().reject(id, 'They were opened.')
      return id
    },
    left: [
      {
        action: 'answered a return',
        note: 'They were opened.',
        before: { state: 'Waits for the vendor' },
        after: { state: 'Rejected' },
      },
    ],
  },
  'POST /api/return/{id}/receive': {
    walk: async (shop) => {
      const id = await asked(await shop.delivered())
      await shop.ada().approve(id)
      await inspectedIn(shop, id)
      return id
    },
    left: [{ action: 'answered a return' }, { action: 'inspected a return', note: '2 of 2 accepted' }],
  },
  'POST /api/return/{id}/refund': {
    walk: async (shop) => {
      const id = await asked(await shop.delivered())
      await shop.ada().approve(id)
      await inspectedIn(shop, id)
      await shop.ada().refund(id)
      await shop.ada().refund(id)
      return id
    },
    left: [
      { action: 'answered a return' },
      { action: 'inspected a return' },
      { action: 'refunded a return', after: { refund: '$173.52' } },
    ],
  },
  'POST /api/return/{id}/replace': {
    walk: async (shop) => {
      const id = await asked(await shop.delivered(), 'claim', 'arrived_damaged')
      await shop.ada().approve(id, 'replace')
      await shop.ada().replace(id, '1Z-NEW')
      return id
    },
    left: [{ action: 'answered a return' }, { action: 'sent anew', note: '1Z-NEW' }],
  },
}
