import type { PayoutState } from '@showroom/contract/payout/payout-choices'
import { type StatusTone, StatusChip } from '../../kit/StatusChip.tsx'

const tones: Record<PayoutState, StatusTone> = {
  draft: 'waiting',
  approved: 'moving',
  sent: 'moving',
  paid: 'done',
  returned: 'bad',
  canceled: 'waiting',
}

type Props = { state: PayoutState; label: string; reason: string | null }

/** How far a payout is, and why the bank sent it back. */
export const PayoutStateChip = ({ state, label, reason }: Props) => (
  <>
    <StatusChip tone={tones[state]}>{label}</StatusChip>
    {reason && <span className="payout-reason">{reason}</span>}
  </>
)
