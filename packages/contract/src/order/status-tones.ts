import type { OrderStatus } from './order-status.rules.ts'

/** Grey waits or was called off, blue goes on, amber needs the client, green is done, red was refused: words say it, too. */
export const statusTones: Record<OrderStatus, 'waiting' | 'moving' | 'asking' | 'done' | 'bad'> = {
  waiting_for_approval: 'waiting',
  vendor_approved: 'moving',
  decline: 'bad',
  in_progress: 'moving',
  ready_to_pick_up: 'moving',
  accept_to_pick_up: 'moving',
  picked_up: 'moving',
  shipping: 'moving',
  shipped: 'moving',
  out_for_delivery: 'moving',
  cancle: 'waiting',
  return_request: 'asking',
  returned: 'done',
  delivered: 'done',
}
