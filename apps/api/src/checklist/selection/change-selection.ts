import type { SelectionConflict } from '@showroom/contract/checklist/checklist'
import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { holdBack, mergeFields } from '@showroom/contract/checklist/field-conflict.rules'
import { hasOneAllowance, hasOneDue } from '@showroom/contract/checklist/selection-fields'
import { isLocked } from '@showroom/contract/checklist/selection-status.rules'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import type { Work } from '../checklist-access.ts'
import type { JudgedSelection } from '../reading/judge-selection.ts'
import { actorIn, tellChange } from '../tell-change.ts'
import { placed } from './add-selections.ts'
import { addEvent, whoChanged } from './selection-event.store.ts'
import { saveFields, type SelectionFields } from './selection.store.ts'

type SetFields = { [Field in keyof SelectionFields]?: SelectionFields[Field] | undefined }
type Editing = { seen: number; set: SetFields }

/** Money, and whose word counts, are said by who may approve. */
const ofApprovers: readonly (keyof SelectionFields)[] = ['allowance_cents', 'pool_id', 'required', 'decider']

const exclusive = [
  ['allowance_cents', 'pool_id'],
  ['due_on', 'due_days_before'],
] as const

/** Takes what nobody else has changed since, and tells the rest. */
export const changeSelection = async (
  work: Work,
  row: JudgedSelection,
  { seen, set }: Editing,
): Promise<SelectionConflict[]> => {
  if (isLocked(row.status)) refuse(409, 'locked', say.locked)
  requireRights(work, set)
  const { fields, fieldSeq } = row.record
  const around = { row: fields, fieldSeq, seen }
  const { taken, conflicts } = holdBack(mergeFields({ ...around, set }), { ...around, pairs: exclusive })
  if (Object.keys(taken).length > 0) await save(work, row, taken)
  return describe(work, row, { conflicts, set })
}

const requireRights = ({ access: { project } }: Work, set: SetFields) => {
  const mayAll = allowedTo(project).approve
  const isMoney = set.allowance_cents !== undefined || set.pool_id !== undefined
  if (
    (!mayAll && ofApprovers.some((field) => set[field] !== undefined)) ||
    (isMoney && project.sees === 'no')
  )
    refuse(403, 'not_allowed', projectMessages.notAllowed)
}

const save = async (work: Work, { record }: JudgedSelection, taken: Partial<SelectionFields>) => {
  const wanted = oneOfEach({ ...record.fields, ...taken }, taken)
  const { mayAllow: _, ...fields } = placed(work, wanted)
  if (!hasOneAllowance(fields)) refuseInvalid({ pool_id: [say.onlyOneAllowance] })
  if (!hasOneDue(fields)) refuseInvalid({ due_days_before: [say.onlyOneDue] })
  // What went because of another field has changed too.
  const names = namesOf(record.fields).filter((name) => wanted[name] !== record.fields[name])
  const seq = await tellChange(work, { subject: record.publicId, version: record.version + 1 })
  await saveFields(work.tx, record.id, { fields, by: { seq, names } })
  await addEvent(work.tx, {
    selectionId: record.id,
    kind: 'changed',
    actor: actorIn(work),
    text: names.join(', '),
    at: work.now,
  })
}

const namesOf = (fields: SelectionFields) => Object.keys(fields) as (keyof SelectionFields)[] // a record’s own

/** Whoever sets one of two that exclude each other means that the other goes. */
const oneOfEach = (fields: SelectionFields, taken: Partial<SelectionFields>): SelectionFields => ({
  ...fields,
  allowance_cents: taken.pool_id != null && taken.allowance_cents == null ? null : fields.allowance_cents,
  pool_id: taken.allowance_cents != null && taken.pool_id == null ? null : fields.pool_id,
  due_on: taken.due_days_before != null && taken.due_on == null ? null : fields.due_on,
  due_days_before: taken.due_on != null && taken.due_days_before == null ? null : fields.due_days_before,
})

type Told = { conflicts: readonly (keyof SelectionFields)[]; set: SetFields }

/** Each with both versions, and with who wrote the other and when. Money is no news to who may not see it. */
const describe = async (
  { tx, access: { project } }: Work,
  { record }: JudgedSelection,
  { conflicts, set }: Told,
): Promise<SelectionConflict[]> => {
  if (conflicts.length === 0) return []
  const seqs = conflicts.map((field) => record.fieldSeq[field] ?? 0)
  const changes = await whoChanged(tx, { projectId: project.id, seqs })
  return conflicts.map((field) => {
    const change = changes.find(({ seq }) => seq === record.fieldSeq[field])
    return {
      field,
      mine: set[field] ?? null,
      theirs: record.fields[field],
      by: change?.name ?? null,
      at: change?.at.toISOString() ?? null,
    }
  })
}
