import { type InboxState, inboxStateLabels } from '@showroom/contract/inbox/choices'
import { StatusChip, type StatusTone } from '../../kit/StatusChip.tsx'

const tones: Record<InboxState, StatusTone> = {
  new: 'asking',
  in_hand: 'moving',
  done: 'done',
}

export const InboxStateChip = ({ state }: { state: InboxState }) => (
  <StatusChip tone={tones[state]}>{inboxStateLabels[state]}</StatusChip>
)
