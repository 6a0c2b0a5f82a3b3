import type { OrderStatus } from '@showroom/contract/order/order-status.rules'

/** Grey waits, blue goes on, amber needs the client, green is done, red was refused: the words say it, too. */
const tones: Record<OrderStatus, 'waiting' | 'moving' | 'asking' | 'done' | 'bad'> = {
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
  cancle: 'bad',
  return_request: 'asking',
  returned: 'done',
  delivered: 'done',
}

type Props = { status: OrderStatus; label: string }

export const StatusChip = ({ status, label }: Props) => (
  <span className="status-chip" data-tone={tones[status]}>
    {label}
  </span>
)
