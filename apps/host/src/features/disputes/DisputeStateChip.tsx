import { type DisputeState, disputeStateLabels } from '@showroom/contract/dispute/dispute.rules'
import { StatusChip, type StatusTone } from '../../kit/StatusChip.tsx'

const tones: Record<DisputeState, StatusTone> = {
  needs_response: 'asking',
  under_review: 'moving',
  won: 'done',
  lost: 'bad',
}

export const DisputeStateChip = ({ state }: { state: DisputeState }) => (
  <StatusChip tone={tones[state]}>{disputeStateLabels[state]}</StatusChip>
)
