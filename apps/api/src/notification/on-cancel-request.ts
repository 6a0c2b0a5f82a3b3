import { goesOn } from '../order/cancel-request/cancel-request-mail.ts'
import { cancelRequestById } from '../order/cancel-request/cancel-request.store.ts'
import { cancelRequestTold } from '../order/cancel-request/cancel-request-events.ts'
import { membersOf } from '../order/fulfilment/vendor-member.store.ts'
import type { News } from './notification.ts'
import type { Listener } from './telling.ts'

export const onCancelRequest = {
  cancel_request: async (db, payload, cause) => {
    const { requestId, state } = cancelRequestTold.parse(payload)
    const request = await cancelRequestById(db, requestId)
    if (!request) return {}
    // Of a line: what is asked anew waits anew.
    const subject = request.itemPublicId
    const about = { cause, subject }
    const facts = { item: request.productName, order_number: request.orderNumber }
    if (state === 'asked') {
      if (request.state !== 'asked') return {}
      const members = await membersOf(db, request.vendorId)
      return {
        news: members.map(({ accountId }): News => ({ ...about, accountId, kind: 'cancel_asked', facts })),
      }
    }
    const { accountId, orderPublicId: order_id } = request
    return {
      settled: [{ subject, kinds: ['cancel_asked'] }],
      news: goesOn(request)
        ? [{ ...about, accountId, kind: 'cancel_answered', facts: { ...facts, order_id } }]
        : [],
    }
  },
} satisfies Record<string, Listener>
