import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { runOperations } from '../../payment/holds/holds.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { endReturn, refundReturn } from './end-return.ts'
import { returnById, type ReturnRequest, returnsOver } from './return.store.ts'

const mostAtOnce = 50
const actor = { accountId: null, role: 'system' } as const

const isPast = (moment: Date | null, now: Date): boolean => moment !== null && moment < now

const isOver = ({ kind, state, sendBy, refundBy }: ReturnRequest, now: Date): boolean =>
  (kind === 'return' && state === 'approved' && isPast(sendBy, now)) ||
  (state === 'received' && isPast(refundBy, now))

/** What was not sent back in time lapses; what a vendor has not refunded in time we refund ourselves. The rows hold the deadlines. */
export const keepReturns = async (deps: PaymentDeps): Promise<void> => {
  // One that can not be ended must not keep all others waiting.
  for (const one of await returnsOver(deps.db, deps.now(), mostAtOnce))
    await keepReturn(deps, one).catch(deps.onProviderError)
}

const keepReturn = async (deps: PaymentDeps, { id, orderId }: ReturnRequest): Promise<void> => {
  const isEnded = await deps.db.transaction(async (tx) => {
    await lockForPlacing(tx, orderId)
    const request = await returnById(tx, id)
    if (!request || !isOver(request, deps.now())) return false
    if (request.state === 'received') await refundReturn(tx, deps, { request, actor })
    else await endReturn(tx, deps, { request, to: 'lapsed', actor, note: say.lapsedNote })
    return true
  })
  if (isEnded && deps.provider) await runOperations(deps, { orderId })
}
