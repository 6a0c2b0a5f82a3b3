import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { isLocked } from '@showroom/contract/checklist/selection-status.rules'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Work } from '../checklist-access.ts'
import type { JudgedSelection } from '../reading/judge-selection.ts'
import { settlePrices } from '../option/price-asked.ts'
import { rightsOn } from '../reading/selection-rights.ts'
import { tellChange } from '../tell-change.ts'
import { tellSettled } from './decision-told.ts'
import { wasDecided } from './selection-event.store.ts'
import { removeSelection } from './selection.store.ts'

/** Off the list goes what nobody has decided: its record would go with it. */
export const takeOff = async (work: Work, row: JudgedSelection) => {
  const { status, record } = row
  if (['ordered', 'delivered', 'change_requested'].includes(status)) refuse(409, 'ordered', say.orderedStays)
  if (isLocked(status)) refuse(409, 'locked', say.locked)
  if (!rightsOn(row, work.access).remove) refuse(403, 'not_allowed', projectMessages.notAllowed)
  if (await wasDecided(work.tx, record.id)) refuse(409, 'decided', say.decidedStays)
  await removeSelection(work.tx, record.id)
  await tellSettled(work.tx, work.access.project, work.now)
  await settlePrices(work)
  await tellChange(work, { subject: record.publicId, version: record.version + 1 })
}
