import type { DraftOrderState } from '@showroom/contract/draft-order/draft-order.rules'
import { StatusChip, type StatusTone } from '../../kit/StatusChip.tsx'
import { draftOrdersMessages as messages } from './messages.ts'

const tones: Record<DraftOrderState, StatusTone> = {
  open: 'waiting',
  sent: 'asking',
  approved: 'moving',
  ordered: 'done',
  declined: 'bad',
  expired: 'bad',
  withdrawn: 'bad',
}

export const StateChip = ({ state }: { state: DraftOrderState }) => (
  <StatusChip tone={tones[state]}>{messages.stateOf(state)}</StatusChip>
)
