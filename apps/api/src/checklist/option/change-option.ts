import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { isLocked } from '@showroom/contract/checklist/selection-status.rules'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Work } from '../checklist-access.ts'
import type { JudgedOption, JudgedSelection } from '../reading/judge-selection.ts'
import { isUntold, rightsOnOption } from '../reading/selection-rights.ts'
import { addEvent, type EventOption } from '../selection/selection-event.store.ts'
import { tellStep } from '../selection/decision-told.ts'
import { raiseVersion } from '../selection/selection.store.ts'
import { nameOf } from '../../project/present-project.ts'
import { actorIn, tellChange } from '../tell-change.ts'
import { removeOption, savePrice } from './option.store.ts'
import { settlePrices } from './price-asked.ts'

type Called = { row: JudgedSelection; option: JudgedOption }

export const optionCalled = ({ rows }: Work, id: string): Called => {
  const row = rows.find(({ options }) => options.some(({ record }) => record.publicId === id))
  const option = row?.options.find(({ record }) => record.publicId === id)
  return row && option ? { row, option } : refuseUnknown()
}

/** Answers the decision's public id. */
export const tellPrice = async (
  work: Work,
  { row, option }: Called,
  unitCents: number | null,
): Promise<string> => {
  if (option.record.product !== null) refuseInvalid({ unit_price_cents: [say.onlyOutside] })
  if (isLocked(row.status) && !isUntold(row, option.record)) refuse(409, 'locked', say.locked)
  if (!rightsOnOption(option, { row, access: work.access }).price)
    refuse(403, 'not_allowed', projectMessages.notAllowed)
  await savePrice(work.tx, option.record.id, unitCents)
  await noteChange(work, { row, kind: 'price_told', option: { ...eventOf(option), unitCents } })
  if (unitCents !== null) await tellPriced(work, row)
  return row.record.publicId
}

const tellPriced = async (work: Work, row: JudgedSelection) => {
  const { publicId: selection, fields } = row.record
  await settlePrices(work)
  const by = nameOf(work.access.account)
  await tellStep(work, { step: 'tell_price', by, title: fields.title, selection })
}

/** Answers the decision's public id. */
export const takeOffOption = async (work: Work, { row, option }: Called): Promise<string> => {
  if (isLocked(row.status)) refuse(409, 'locked', say.locked)
  if (row.record.optionId === option.record.id) refuse(409, 'in_use', say.inUse)
  if (!rightsOnOption(option, { row, access: work.access }).remove)
    refuse(403, 'not_allowed', projectMessages.notAllowed)
  await removeOption(work.tx, option.record.id)
  await noteChange(work, { row, kind: 'option_removed', option: eventOf(option) })
  await settlePrices(work)
  return row.record.publicId
}

const eventOf = ({ name, sku, qty, unitCents }: JudgedOption): EventOption => ({ name, sku, qty, unitCents })

type Noted = { row: JudgedSelection; kind: string; text?: string; option?: EventOption }

/** Whoever looked at the options before has not seen all of them. */
export const noteChange = async (work: Work, { row: { record }, kind, text = '', option }: Noted) => {
  await addEvent(work.tx, {
    selectionId: record.id,
    kind,
    actor: actorIn(work),
    text,
    option: option ?? null,
    at: work.now,
  })
  const seq = await tellChange(work, { subject: record.publicId, version: record.version + 1 })
  await raiseVersion(work.tx, record.id, seq)
}
