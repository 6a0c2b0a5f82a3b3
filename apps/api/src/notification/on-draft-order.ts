import { accountByPublicId } from '../account/account.store.ts'
import { draftOrderAnswered } from '../draft-order/draft-order-events.ts'
import { draftOrderById } from '../draft-order/draft-order.store.ts'
import type { Listener } from './telling.ts'

/** For the Pro who put it together. */
export const onDraftOrder = {
  draft_order_answered: async (db, payload, cause) => {
    const found = await draftOrderById(db, draftOrderAnswered.parse(payload).draftOrderId)
    const pro = found && (await accountByPublicId(db, found.showroomRef))
    if (!found || !pro) return {}
    const { publicId, orderNumber, declineReason } = found
    return {
      news: [
        {
          accountId: pro.id,
          kind: 'draft_order_answered',
          cause,
          subject: publicId,
          facts: {
            draft_order_id: publicId,
            by: found.clientName,
            ...(orderNumber === null ? { reason: declineReason } : { order_number: orderNumber }),
          },
        },
      ],
    }
  },
} satisfies Record<string, Listener>
