import { addDays, type Day, weekday } from '../shared/day.ts'
import { latestMonthDay, type PayoutSchedule } from './payout-choices.ts'

/** `day`: 1 Monday to 5 Friday of a week, or the day of a month; null where its owner asks. */
export type Schedule = { schedule: PayoutSchedule; day: number | null }

export const isSchedule = ({ schedule, day }: Schedule): boolean => {
  if (schedule === 'manual') return day === null
  return (
    day !== null && Number.isInteger(day) && day >= 1 && day <= (schedule === 'weekly' ? 5 : latestMonthDay)
  )
}

/** Whether a payout is due on that day, by the marketplace's clock. */
export const isPayoutDay = ({ schedule, day }: Schedule, on: Day): boolean => {
  if (schedule === 'manual') return false
  return schedule === 'weekly' ? weekday(on) === day : Number(on.slice(8, 10)) === day
}

/** The next one, `from` included; null where its owner asks. */
export const nextPayoutDay = (schedule: Schedule, from: Day): Day | null => {
  if (!isSchedule(schedule) || schedule.schedule === 'manual') return null
  let day = from
  while (!isPayoutDay(schedule, day)) day = addDays(day, 1)
  return day
}

/** Whether one of its days came since the one that was last looked at: a server that slept pays when it wakes. */
export const isDueSince = (schedule: Schedule, { after, today }: { after: Day; today: Day }): boolean => {
  const next = nextPayoutDay(schedule, addDays(after, 1))
  return next !== null && next <= today
}
