import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { statusTones } from '@showroom/contract/order/status-tones'
import { StatusChip } from '../../kit/StatusChip.tsx'

type Props = { status: OrderStatus; label: string }

export const OrderStatusChip = ({ status, label }: Props) => (
  <StatusChip tone={statusTones[status]}>{label}</StatusChip>
)
