import { addDays, type Day, shownDay, weekday } from '../shared/day.ts'

export const steps = ['day', 'week', 'month'] as const
/** What time is cut into. */
export type Step = (typeof steps)[number]

/** More periods than that are read by a longer step. */
export const mostPeriods = 93

const mondays = 6

/** The first day of the period that a day lies in; weeks begin on Mondays. */
export const beginOf = (step: Step, day: Day): Day => {
  if (step === 'month') return `${day.slice(0, 7)}-01`
  return step === 'week' ? addDays(day, -((weekday(day) + mondays) % 7)) : day
}

/** The first day of the period after the one that begins on a day. */
const nextOf = (step: Step, begin: Day): Day => {
  if (step === 'month') return beginOf('month', addDays(begin, 31))
  return addDays(begin, step === 'week' ? 7 : 1)
}

/** The first days of all periods from a day to another, both of them within. */
export const periodsBetween = (step: Step, { from, to }: { from: Day; to: Day }): Day[] => {
  const begins: Day[] = []
  for (let begin = beginOf(step, from); begin <= to; begin = nextOf(step, begin)) begins.push(begin)
  return begins
}

/** The step itself, or a longer one where it would make more periods than anybody reads. */
export const readableStep = (step: Step, span: { from: Day; to: Day }): Step => {
  const [, ...longer] = steps.slice(steps.indexOf(step))
  const [next] = longer
  return next === undefined || periodsBetween(step, span).length <= mostPeriods
    ? step
    : readableStep(next, span)
}

/** As people read it: a day, the first day of a week, or a month of a year. */
export const periodName = (step: Step, begin: Day): string =>
  step === 'month' ? `${begin.slice(5, 7)}.${begin.slice(0, 4)}` : shownDay(begin)
