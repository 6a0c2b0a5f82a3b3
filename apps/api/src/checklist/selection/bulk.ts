import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { withTax } from '@showroom/contract/checklist/selection-sums.rules'
import { isLocked } from '@showroom/contract/checklist/selection-status.rules'
import { addDays, isPlannable } from '@showroom/contract/shared/day'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { rowCalled, type Work } from '../checklist-access.ts'
import type { JudgedOption, JudgedSelection } from '../reading/judge-selection.ts'
import { seqOf } from '../reading/present-selection.ts'
import { actorIn } from '../tell-change.ts'
import { changeSelection } from './change-selection.ts'
import { tellSettled, tellStep } from './decision-told.ts'
import { decide, type Deciding } from './decide.ts'

type Approving = {
  approve: readonly (Pick<Deciding, 'version' | 'qty' | 'option_id' | 'price_cents'> & { id: string })[]
  text: string
  signature: string
}

/** One after the other, because each may take from an allowance that the next one shares. */
export const approveAll = async (work: Work, { approve, text, signature }: Approving) => {
  let { rows } = work
  const { taxBps } = work.facts
  const costOf = (option: JudgedOption | null) =>
    option === null || option.totalCents === null ? null : withTax(option.totalCents, taxBps)
  const actor = actorIn(work, 'bulk')
  for (const { id, ...seen } of approve) {
    const row = rowCalled({ rows }, id)
    const deciding = { ...seen, action: 'approve', text, signature, actor } as const
    const option = await decide({ ...work, rows }, row, deciding)
    rows = rows.map((each) => (each === row ? approvedWith(each, costOf(option)) : each))
  }
  const title = work.rows.find(({ record }) => record.publicId === approve[0]?.id)?.record.fields.title ?? ''
  await tellStep(work, { step: 'approve', by: actor.name, title, count: approve.length })
  await tellSettled(work.tx, work.access.project, work.now)
}

/** As the next one finds it: everything else stands as it was read. */
const approvedWith = (row: JudgedSelection, cents: number | null): JudgedSelection => ({
  ...row,
  status: 'approved',
  money: { ...row.money, status: 'approved', approved_cents: cents },
})

type Moving = { ids: readonly string[]; days: number }

/** What is due so many days before the install is due on a day of its own afterwards. Answers what has moved. */
export const moveDue = async (work: Work, { ids, days }: Moving): Promise<string[]> => {
  const moved: string[] = []
  for (const id of new Set(ids)) {
    const row = rowCalled(work, id)
    if (isLocked(row.status)) refuse(409, 'locked', say.locked)
    const { due } = row
    if (due === null) continue
    const due_on = addDays(due, days)
    if (!isPlannable(due_on)) refuseInvalid({ 'move_due.days': [say.noSuchDay] })
    await changeSelection(work, row, { seen: seqOf(row.record), set: { due_on, due_days_before: null } })
    moved.push(id)
  }
  return moved
}
