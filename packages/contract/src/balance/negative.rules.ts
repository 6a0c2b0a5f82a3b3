import { negativeBalanceDays, negativeReminderDays } from '../policy/figures.ts'
import { addDays, type Day, dayAndHour, endOfDay } from '../shared/day.ts'

/** A balance below zero that is not settled yet. */
export type NegativeBalance = {
  /** When it first fell below zero: a deeper fall begins nothing anew. */
  firstBelowAt: Date
  /** How many reminders are told. */
  reminded: number
  isRestricted: boolean
}

export const negativeNews = ['reminded', 'restricted', 'lifted', 'settled'] as const
export type NegativeNews = (typeof negativeNews)[number]

/** The last day on which it may be settled, whole. */
export const negativeDueOn = (firstBelowAt: Date): Day =>
  addDays(dayAndHour(firstBelowAt).day, negativeBalanceDays)

/** How many reminders are due by now. */
export const remindersReached = (firstBelowAt: Date, now: Date): number => {
  const { day: first } = dayAndHour(firstBelowAt)
  const { day: today } = dayAndHour(now)
  return negativeReminderDays.filter((days) => addDays(first, days) <= today).length
}

export const isOverdue = (firstBelowAt: Date, now: Date): boolean =>
  now >= endOfDay(negativeDueOn(firstBelowAt))

export type NegativeStep =
  | { do: 'begin' | 'settle' | 'restrict' | 'nothing' }
  /** Whoever slept over some of them tells the latest alone. */
  | { do: 'remind'; nth: number }

/** What is to be done about a balance as it stands; called again at once, it answers `nothing`. */
export const negativeStep = (
  availableCents: number,
  open: NegativeBalance | null,
  now: Date,
): NegativeStep => {
  if (open === null) return { do: availableCents < 0 ? 'begin' : 'nothing' }
  if (availableCents >= 0) return { do: 'settle' }
  if (open.isRestricted) return { do: 'nothing' }
  if (isOverdue(open.firstBelowAt, now)) return { do: 'restrict' }
  const nth = remindersReached(open.firstBelowAt, now)
  return nth > open.reminded ? { do: 'remind', nth } : { do: 'nothing' }
}
