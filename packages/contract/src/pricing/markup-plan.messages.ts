import { type Day, shownDay } from '../shared/day.ts'
import {
  furthestPlannedMarkupDays,
  type MarkupPlanProblem,
  type MarkupPlanState,
  mostPlannedMarkups,
} from './markup-plan.rules.ts'

/** What a Pro is told of changes of markups that are planned for a day. */
export const markupPlanMessages = {
  day: `Please choose a day from tomorrow on, at most ${furthestPlannedMarkupDays / 365} years ahead. What is to hold today is changed at once.`,
  none: 'Please say what is to change.',
  tooMany: `At most ${mostPlannedMarkups} changes can be planned. Please cancel some of them first.`,
  unknown: 'We do not know this planned change.',
  planned: (count: number, day: Day) =>
    count === 1
      ? `Planned. It holds from ${shownDay(day)} on.`
      : `${count} changes planned. They hold from ${shownDay(day)} on.`,
  cancelled: (count: number) =>
    count === 1 ? 'The planned change is cancelled.' : `${count} planned changes are cancelled.`,
  notCancellable: 'Its day has begun, or it was cancelled already. You can change the rule itself.',
  file: [
    'Vendor',
    'Category',
    'Material',
    'Client',
    'First day',
    'Markup before (%)',
    'Markup after (%)',
    'Planned by',
    'Planned (Pacific)',
    'State',
    'Why not',
    'Ended (Pacific)',
  ],
} as const

export const markupPlanStateWords: Record<MarkupPlanState, string> = {
  planned: 'Planned',
  applied: 'Done',
  failed: 'Not done',
  cancelled: 'Cancelled',
  replaced: 'Replaced',
}

/** Why a planned change was not done. */
export const markupPlanProblemWords: Record<MarkupPlanProblem, string> = {
  pro_not_admitted: 'Your account could not set prices that day.',
  material_gone: 'This material was not for sale that day.',
  client_gone: 'This client did not shop in your showroom that day.',
  out_of_range: 'The markup was not one that you may set that day.',
  too_many_rules: 'Your showroom had as many rules as it can hold that day.',
}
