import { isLargeStep } from '@showroom/contract/vendor-goods/scheduled-price.rules'
import { priceMessages as messages } from './messages.ts'

/** How far a price moves; a large step is marked. */
export const StepChip = ({ bps }: { bps: number }) =>
  isLargeStep(bps) ? (
    <span className="status-chip" data-tone="asking">
      {messages.stepOf(bps)}
    </span>
  ) : (
    messages.stepOf(bps)
  )
