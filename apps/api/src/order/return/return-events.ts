import { returnNews } from '@showroom/contract/order/return.rules'
import { z } from 'zod'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'

export const returnTold = z.object({
  orderId: z.int().positive(),
  returnId: z.int().positive(),
  news: z.enum(returnNews),
})

type Told = {
  request: { id: number; orderId: number }
  news: z.infer<typeof returnTold>['news']
  at: Date
}

/** Saved with what it is about: mails and notifications read it, what is of one order in the order in which it came. */
export const tellReturn = (tx: Queries, { request, news, at }: Told): Promise<void> =>
  emit(tx, {
    kind: 'order_return',
    cause: `return ${request.id} ${news}`,
    payload: { orderId: request.orderId, returnId: request.id, news },
    line: `returns of order ${request.orderId}`,
    at,
  })
