import { addDays, type Day } from '@showroom/contract/shared/day'

/** The longest first. */
const grains = ['year', 'month', 'day'] as const
export type Grain = (typeof grains)[number]

/** Days, months or years that begin from the first day on, and before the other. */
export type Stretch = { grain: Grain; from: Day; before: Day }

const startOf = (day: Day, grain: Grain): Day => {
  if (grain === 'day') return day
  return grain === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`
}

/** No month is as long as 32 days, no year as long as 367, and none of them half as short. */
const longest: Record<Grain, number> = { day: 1, month: 32, year: 367 }

const firstStartFrom = (day: Day, grain: Grain): Day => {
  const start = startOf(day, grain)
  return start === day ? day : startOf(addDays(start, longest[grain]), grain)
}

const cut = (from: Day, before: Day, [grain, ...shorter]: readonly Grain[]): Stretch[] => {
  if (from >= before || !grain) return []
  const first = firstStartFrom(from, grain)
  const last = startOf(before, grain)
  if (first >= last) return cut(from, before, shorter)
  return [...cut(from, first, shorter), { grain, from: first, before: last }, ...cut(last, before, shorter)]
}

/** Both days and all between them in as few sums as there are: whole years, whole months beside them, days at the ends. */
export const stretchesOf = (from: Day, to: Day): Stretch[] => cut(from, addDays(to, 1), grains)
