import type { SoldReturn } from '@showroom/contract/order/return'
import type { ReturnState } from '@showroom/contract/order/return.rules'
import { StatusChip, type StatusTone } from '../../../kit/StatusChip.tsx'

const tones: Record<ReturnState, StatusTone> = {
  asked: 'asking',
  approved: 'moving',
  sent: 'moving',
  received: 'asking',
  refunded: 'done',
  replaced: 'done',
  rejected: 'bad',
  given_back: 'waiting',
  lapsed: 'waiting',
  withdrawn: 'waiting',
}

export const ReturnStateChip = ({ of }: { of: Pick<SoldReturn, 'state' | 'state_label'> }) => (
  <StatusChip tone={tones[of.state]}>{of.state_label}</StatusChip>
)
