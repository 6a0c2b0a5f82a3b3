import { canDecideBearer, type DisputeNews } from '@showroom/contract/dispute/dispute.rules'
import { dayAndHour } from '@showroom/contract/shared/day'
import { accountByPublicId, adminIds } from '../account/account.store.ts'
import { orderById } from '../order/reading/order-read.store.ts'
import { disputeTold } from '../payment/disputes/dispute-events.ts'
import { disputeById } from '../payment/disputes/dispute.store.ts'
import type { Listener } from './telling.ts'

/** What of it waits for Admins, and what they only learn of. */
const kindForAdmins: Record<DisputeNews, 'dispute_waiting' | 'dispute_won' | null> = {
  opened: 'dispute_waiting',
  answered: null,
  won: 'dispute_won',
  lost: 'dispute_waiting',
  decided: null,
}

/** Admins answer a dispute; whose showroom it was sold in knows of it. */
export const onDispute = {
  dispute: async (db, payload, cause) => {
    const { disputeId, news } = disputeTold.parse(payload)
    const dispute = await disputeById(db, disputeId)
    if (!dispute) return {}
    const order = dispute.orderId === null ? null : ((await orderById(db, dispute.orderId))?.order ?? null)
    const subject = dispute.publicId
    const facts = {
      dispute_news: news,
      ...(order ? { order_number: order.number, order_id: order.publicId } : {}),
      ...(dispute.answerBy ? { day: dayAndHour(dispute.answerBy).day } : {}),
    }
    const pro = order ? await accountByPublicId(db, order.showroomRef) : null
    const kind = kindForAdmins[news]
    const admins = kind === null ? [] : await adminIds(db)
    // What is accepted is lost at once: that waits on, whichever is heard first.
    const isLostMeanwhile = news === 'answered' && canDecideBearer(dispute)
    return {
      settled: isLostMeanwhile ? [] : [{ subject, kinds: ['dispute_waiting' as const] }],
      news: [
        ...admins.flatMap((accountId) => (kind ? [{ accountId, kind, cause, subject, facts }] : [])),
        ...(pro ? [{ accountId: pro.id, kind: 'dispute_told' as const, cause, subject, facts }] : []),
      ],
    }
  },
} satisfies Record<string, Listener>
