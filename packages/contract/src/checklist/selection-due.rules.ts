import { addDays, type Day, daysBetween } from '../shared/day.ts'
import { isDecided } from './selection-status.rules.ts'
import type { SelectionStatus } from './selection-choices.ts'

type Due = { due_on: Day | null; due_days_before: number | null }

/** For what goes wrong on the way: a deadline that nobody has set leaves so much room. */
export const bufferDays = 21

type Known = { installOn: Day | null; leadDays: number | null }

/**
 * A fixed day, or so many days before the install. Where neither was said, what takes long to come says it: its lead
 * time and three weeks before the install. Null while nothing is known.
 */
export const dueDayOf = ({ due_on, due_days_before }: Due, { installOn, leadDays }: Known): Day | null => {
  if (due_on !== null || installOn === null) return due_on
  const days = due_days_before ?? (leadDays === null ? null : leadDays + bufferDays)
  return days === null ? null : addDays(installOn, -days)
}

/** A week before, the day before, and the day after it was missed. */
const remindedDays = [7, 1, -1]

export const isReminded = (due: Day | null, status: SelectionStatus, today: Day): boolean =>
  due !== null && !isDecided(status) && remindedDays.includes(daysBetween(today, due))

/** How many days an undecided one is past its day; a day ends at its last second. */
export const lateDaysOf = (due: Day | null, status: SelectionStatus, today: Day): number =>
  due === null || isDecided(status) ? 0 : Math.max(0, daysBetween(due, today))

/** The last day to order something on, so that it is there by the install. */
export const orderByOf = (installOn: Day | null, leadDaysMax: number): Day | null =>
  installOn === null ? null : addDays(installOn, -leadDaysMax)
