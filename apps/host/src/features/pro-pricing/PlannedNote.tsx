import type { PlannedMarkup } from '@showroom/contract/pricing/markup'
import { plannedText } from './planned.ts'

/** The next change of a rule, beside what holds until then. */
export const PlannedNote = ({ planned }: { planned: PlannedMarkup | null }) =>
  planned && <small className="markup-planned">{plannedText(planned)}</small>
