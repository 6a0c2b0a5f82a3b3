import { type InboxState, inboxStateLabels } from '@showroom/contract/inbox/choices'
import '../orders/Orders.css'

const tones: Record<InboxState, 'asking' | 'moving' | 'done'> = {
  new: 'asking',
  in_hand: 'moving',
  done: 'done',
}

export const InboxStateChip = ({ state }: { state: InboxState }) => (
  <span className="status-chip" data-tone={tones[state]}>
    {inboxStateLabels[state]}
  </span>
)
