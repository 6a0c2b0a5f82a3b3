import { orderStatus } from '@showroom/contract/order/order'
import { z } from 'zod'

const id = z.int().positive()

/** What `order_status` tells: a line has another status. */
export const statusTold = z.object({
  orderId: id,
  itemId: id,
  status: orderStatus,
  /** What brought it about, and tells the client in a letter of its own; a return moves the money by itself too. */
  by: z.enum(['package', 'return']).optional(),
})
export type StatusTold = z.infer<typeof statusTold>
