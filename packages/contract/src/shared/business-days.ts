import { addDays, type Day, weekday } from './day.ts'

/** Every line of every cart asks for one of the same few days. */
const reached = new Map<string, Day>()
const mostReached = 2_000

export const addBusinessDays = (day: Day, businessDays: number): Day => {
  const key = `${day} ${businessDays}`
  const known = reached.get(key)
  if (known !== undefined) return known
  if (reached.size >= mostReached) reached.clear()
  const counted = countBusinessDays(day, businessDays)
  reached.set(key, counted)
  return counted
}

const countBusinessDays = (day: Day, businessDays: number): Day => {
  let last = day
  for (let left = businessDays; left > 0; ) {
    last = addDays(last, 1)
    if (isBusinessDay(last)) left -= 1
  }
  return last
}

export const isBusinessDay = (day: Day): boolean => {
  const weekdayOfDay = weekday(day)
  return weekdayOfDay !== 0 && weekdayOfDay !== 6 && !isHoliday(day)
}

/** Federal Reserve holidays: fixed dates, moved to Monday when they fall on a Sunday, never to a Friday. */
const fixedHolidays = ['01-01', '06-19', '07-04', '11-11', '12-25']

/** Month, weekday and which one of the month; the last one is 5. */
const floatingHolidays = [
  ['01', 1, 3],
  ['02', 1, 3],
  ['05', 1, 5],
  ['09', 1, 1],
  ['10', 1, 2],
  ['11', 4, 4],
] as const

const isHoliday = (day: Day): boolean =>
  fixedHolidays.includes(day.slice(5)) ||
  (weekday(day) === 1 && fixedHolidays.includes(addDays(day, -1).slice(5))) ||
  floatingHolidays.some((holiday) => isNth(day, holiday))

type NthWeekday = readonly [month: string, on: number, which: number]

const isNth = (day: Day, [month, on, which]: NthWeekday): boolean => {
  if (day.slice(5, 7) !== month || weekday(day) !== on) return false
  if (which === 5) return addDays(day, 7).slice(5, 7) !== month
  return Math.ceil(Number(day.slice(8)) / 7) === which
}
