import { type DisputeState, disputeStateLabels } from '@showroom/contract/dispute/dispute.rules'
import '../orders/Orders.css'

const tones: Record<DisputeState, 'asking' | 'moving' | 'done' | 'bad'> = {
  needs_response: 'asking',
  under_review: 'moving',
  won: 'done',
  lost: 'bad',
}

export const DisputeStateChip = ({ state }: { state: DisputeState }) => (
  <span className="status-chip" data-tone={tones[state]}>
    {disputeStateLabels[state]}
  </span>
)
