import { z } from 'zod'
import type { TransactionListeners } from '../platform/events.ts'
import type { JobHandlers } from '../platform/jobs/job.ts'
import { followCart, saveOrdered } from './answer.store.ts'
import { tellAnswered } from './draft-order-events.ts'

const orderPlaced = z.object({ orderId: z.int().positive() })

export const draftOrderHandlers: JobHandlers = {
  order_placed: async (payload, { now, finish }) => {
    const { orderId } = orderPlaced.parse(payload)
    await finish(async (tx) => {
      for (const draftOrderId of await saveOrdered(tx, orderId)) await tellAnswered(tx, { draftOrderId }, now)
    })
  },
}

export const followGuests: TransactionListeners = {
  'project.guest_known': async (tx, known) => {
    await followCart(tx, known)
  },
}
