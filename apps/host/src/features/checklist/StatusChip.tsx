import type { SelectionStatus } from '@showroom/contract/checklist/selection-choices'
import { statusTones, statusWords } from '@showroom/contract/checklist/selection-status.messages'

/** The word says it, not the color alone. */
export const StatusChip = ({ status }: { status: SelectionStatus }) => (
  <span className="checklist-chip" data-tone={statusTones[status]}>
    {statusWords[status]}
  </span>
)
