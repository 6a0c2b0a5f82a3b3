import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { actBy, overdueOf } from '@showroom/contract/order/return-waits.rules'
import { runOperations } from '../../payment/holds/holds.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Queries } from '../../platform/db/db.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { saveEscalated, saveReminded } from './change-return.store.ts'
import { endReturn, refundReturn } from './end-return.ts'
import { returnById, type ReturnRequest, returnsOver, returnsToRemind } from './return.store.ts'
import { tellReturn } from './return-events.ts'

const mostAtOnce = 50
const actor = { accountId: null, role: 'system' } as const

type Work = (tx: Queries, request: ReturnRequest) => Promise<boolean>

/**
 * Reminds whoever is waited for. What was not answered in time comes before Admins, what was not sent back lapses, and
 * what a vendor has not looked at, sent anew or refunded we refund ourselves. The rows hold the deadlines.
 */
export const keepReturns = async (deps: PaymentDeps): Promise<void> => {
  const now = deps.now()
  for (const one of await returnsToRemind(deps.db, now, mostAtOnce)) await keep(deps, one, remindAt(now))
  for (const one of await returnsOver(deps.db, now, mostAtOnce)) await keep(deps, one, endAt(deps))
}

/** One that can not be kept must not keep all others waiting. */
const keep = (deps: PaymentDeps, one: ReturnRequest, work: Work): Promise<void> =>
  keepOne(deps, one, work).catch(deps.onProviderError)

const keepOne = async (deps: PaymentDeps, { id, orderId }: ReturnRequest, work: Work): Promise<void> => {
  const isMoneyMoved = await deps.db.transaction(async (tx) => {
    await lockForPlacing(tx, orderId)
    const request = await returnById(tx, id)
    return request !== null && work(tx, request)
  })
  if (isMoneyMoved && deps.provider) await runOperations(deps, { orderId })
}

const remindAt =
  (now: Date): Work =>
  async (tx, request) => {
    if (request.remindAt === null || request.remindAt > now) return false
    await saveReminded(tx, request.id)
    const until = actBy(request)
    // Whoever slept through it hears of its end alone.
    if (until !== null && now <= until) await tellReturn(tx, { request, news: 'reminded', at: now })
    return false
  }

const endAt =
  (deps: PaymentDeps): Work =>
  async (tx, request) => {
    const at = deps.now()
    switch (overdueOf(request, at)) {
      case 'escalate':
        if (request.escalatedAt !== null) return false
        await saveEscalated(tx, request.id, at)
        await tellReturn(tx, { request, news: 'unanswered', at })
        return false
      case 'lapse':
        await endReturn(tx, deps, { request, to: 'lapsed', actor, note: say.lapsedNote })
        return true
      case 'refund':
        await refundReturn(tx, deps, { request, actor })
        return true
      case null:
        return false
    }
  }
