import type { OrderItemProfit } from '@showroom/contract/order/order'
import type { SoldReturn } from '@showroom/contract/order/return'
import { expect } from 'vitest'
import { newPublicId } from '../../shared/public-id.ts'
import { photoIn } from './a-return-shop.ts'
import type { anOrderShop } from './order-shop.ts'
import { giveCode } from './return.store.ts'

type Shop = Pick<ReturnType<typeof anOrderShop>, 'shop' | 'now' | 'admin'>

/** An Admin opens a claim of a whole line, on any day, and answers it: with a reason, a file and a code given just now. */
export const claimBeyondTime = async (
  shop: Shop,
  { orderId, itemId }: { orderId: string; itemId: string },
) => {
  const admin = await shop.admin()
  await giveCode(shop.shop().db, admin.accountId, shop.now())
  const line = (await admin.itemsOf(orderId)).data.find(({ id }: OrderItemProfit) => id === itemId)
  const opened = await admin.call<{ id: string }>(`POST /api/order/${orderId}/return/override`, {
    kind: 'claim',
    reason: 'incomplete',
    lines: [{ item_id: itemId, qty: line?.qty ?? 0 }],
    photos: [await photoIn(shop.shop(), { orderId, token: admin.token })],
    key: newPublicId(),
    is_untouched: true,
    why: 'Owed for the example.',
  })
  expect(opened).toMatchObject({ status: 200 })
  // Days later the code of before is good for nothing.
  const answer = async (body: object) => {
    const answered = (await shop.admin()).call<SoldReturn>(`POST /api/return/${opened.data.id}/answer`, body)
    expect(await answered).toMatchObject({ status: 200 })
  }
  return {
    /** All of it is given back at once. */
    approve: () => answer({ answer: 'approve', outcome: 'refund' }),
    reject: () => answer({ answer: 'reject', reason: 'It was all there.' }),
  }
}
