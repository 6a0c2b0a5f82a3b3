import { addDays, type Day, isPlannable } from '../shared/day.ts'

/** Who is away for longer hides the goods, and shows them again. */
export const longestPauseDays = 365
/** Named one by one; beyond it the whole of a vendor's goods is paused. */
export const mostPausedByName = 200

/** Tomorrow at the earliest: of today there would be nothing to pause. */
export const canPauseUntil = (day: Day, today: Day): boolean =>
  isPlannable(day) && day > today && day <= addDays(today, longestPauseDays)
