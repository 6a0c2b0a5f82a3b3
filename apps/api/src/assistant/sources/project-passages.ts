import type { Selection } from '@showroom/contract/checklist/checklist'
import type { SelectionStatus } from '@showroom/contract/checklist/selection-choices'
import { shownDay } from '@showroom/contract/shared/day'
import { readRows } from '../../checklist/reading/read-checklist.ts'
import type { Db } from '../../platform/db/db.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import type { Passage } from '../find-passages.ts'

const standing: Record<SelectionStatus, string> = {
  to_choose: 'is still to be chosen',
  options_ready: 'has options to choose from',
  chosen: 'is chosen and waits for approval',
  approved: 'is approved',
  in_cart: 'is in the cart',
  ordered: 'is ordered',
  delivered: 'is delivered',
  declined: 'is declined',
  not_applicable: 'is not needed',
  change_requested: 'waits for a change',
}

/** Words that people ask by: they are searched for, and not shown. */
export type ProjectPassage = Passage & { shown: string }

const sentenceOf = ({ title, status, due, options, option_id }: Selection): string => {
  const chosen = options.find(({ id }) => id === option_id)?.name
  return [
    `“${title}” ${standing[status]}`,
    ...(chosen ? [`: ${chosen}`] : []),
    ...(due === null ? [] : [`, due ${shownDay(due)}`]),
    '.',
  ].join('')
}

/** Where a project stands, as every one of its people may know it: decisions and days, never an amount. */
export const projectPassages = async (
  db: Db,
  access: AccountInProject,
  now: Date,
): Promise<ProjectPassage[]> => {
  const { project } = access
  const rows = await readRows(db, access, now)
  const decisions = rows.map((row) => ({
    title: row.title,
    text: `status state decided chosen approved ordered delivered due arrive ${row.options.map(({ name }) => name).join(' ')}`,
    shown: sentenceOf(row),
    path: `/projects/${project.publicId}/checklist`,
  }))
  return project.startOn === null ? decisions : [...decisions, beginningOf(project.startOn, project.publicId)]
}

const beginningOf = (startOn: string, id: string): ProjectPassage => ({
  title: 'project renovation work start begin install installation',
  text: 'date day',
  shown: `The work begins on ${shownDay(startOn)}.`,
  path: `/projects/${id}`,
})
