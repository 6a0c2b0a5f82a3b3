import { addDays, dayAndHour } from '@showroom/contract/shared/day'

const monthOf = (moment: Date): string => dayAndHour(moment).day.slice(0, 7)

/** From the month of the first entry to that of now, the newest first. */
export const monthsBetween = (first: Date | null, now: Date): string[] => {
  const months: string[] = []
  if (first === null) return months
  for (let month = monthOf(now); month >= monthOf(first); month = addDays(`${month}-01`, -1).slice(0, 7))
    months.push(month)
  return months
}
