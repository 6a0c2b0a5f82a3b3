import { isLargeStep } from '@showroom/contract/vendor-goods/scheduled-price.rules'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { priceMessages as messages } from './messages.ts'

/** How far a price moves; a large step is marked. */
export const StepChip = ({ bps }: { bps: number }) =>
  isLargeStep(bps) ? <StatusChip tone="asking">{messages.stepOf(bps)}</StatusChip> : messages.stepOf(bps)
