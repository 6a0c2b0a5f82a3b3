import { returnNews, type ReturnState, returnStateNames } from '@showroom/contract/order/return.rules'
import { z } from 'zod'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'

export const returnTold = z.object({
  orderId: z.int().positive(),
  returnId: z.int().positive(),
  news: z.enum(returnNews),
  /** In which state somebody was reminded: later there is nothing to remind of. */
  state: z.enum(returnStateNames).optional(),
})

type Told = {
  request: { id: number; orderId: number; state?: ReturnState }
  news: z.infer<typeof returnTold>['news']
  at: Date
}

/** Saved with what it is about: mails and notifications read it, what is of one order in the order in which it came. */
export const tellReturn = (tx: Queries, { request, news, at }: Told): Promise<void> => {
  const state = news === 'reminded' || news === 'unanswered' ? request.state : undefined
  return emit(tx, {
    kind: 'order_return',
    cause: `return ${request.id} ${news}${state ? ` of ${state}` : ''}`,
    payload: { orderId: request.orderId, returnId: request.id, news, state },
    line: `returns of order ${request.orderId}`,
    at,
  })
}

/** Whether it still stands as it did when that was told. */
export const isStillSo = (
  { state }: Pick<z.infer<typeof returnTold>, 'state'>,
  request: { state: ReturnState },
): boolean => state === undefined || state === request.state
