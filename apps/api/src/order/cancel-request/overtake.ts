import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { latestCancelRequestOf, saveCancelAnswer } from './cancel-request.store.ts'
import { tellCancelRequest } from './cancel-request-events.ts'

type Line = { id: number; orderId: number; status: OrderStatus }

/** The line went its way before anybody answered: nothing waits for an answer any more. */
export const overtakeCancelRequest = async (
  tx: Queries,
  { now }: { now: () => Date },
  { id, orderId }: Line,
): Promise<void> => {
  const request = await latestCancelRequestOf(tx, id)
  if (request?.state !== 'asked') return
  const at = now()
  await saveCancelAnswer(tx, request.id, { state: 'overtaken', answer: '', answeredBy: null, at })
  await tellCancelRequest(tx, { requestId: request.id, orderId, state: 'overtaken', at })
}
