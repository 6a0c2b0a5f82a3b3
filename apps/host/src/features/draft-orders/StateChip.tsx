import type { DraftOrderState } from '@showroom/contract/draft-order/draft-order.rules'
import { draftOrdersMessages as messages } from './messages.ts'

const tones: Record<DraftOrderState, string> = {
  open: 'waiting',
  sent: 'asking',
  approved: 'moving',
  ordered: 'done',
  declined: 'bad',
  expired: 'bad',
  withdrawn: 'bad',
}

export const StateChip = ({ state }: { state: DraftOrderState }) => (
  <span className="status-chip" data-tone={tones[state]}>
    {messages.stateOf(state)}
  </span>
)
