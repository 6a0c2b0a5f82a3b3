import { cancelRequestStates, type CancelRequestState } from '@showroom/contract/order/cancel-request.rules'
import { z } from 'zod'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'

export const cancelRequestTold = z.object({
  orderId: z.int().positive(),
  requestId: z.int().positive(),
  state: z.enum(cancelRequestStates),
})

type Told = { requestId: number; orderId: number; state: CancelRequestState; at: Date }

/** Saved with what it is about; what is of one order comes in the order in which it happened. */
export const tellCancelRequest = (tx: Queries, { requestId, orderId, state, at }: Told): Promise<void> =>
  emit(tx, {
    kind: 'cancel_request',
    cause: `cancel request ${requestId} ${state}`,
    payload: { orderId, requestId, state },
    line: `cancelling of order ${orderId}`,
    at,
  })
