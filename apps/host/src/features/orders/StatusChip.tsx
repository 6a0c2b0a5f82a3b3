import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { statusTones } from '@showroom/contract/order/status-tones'

type Props = { status: OrderStatus; label: string }

export const StatusChip = ({ status, label }: Props) => (
  <span className="status-chip" data-tone={statusTones[status]}>
    {label}
  </span>
)
