import { minuteMs } from '../shared/time.ts'
import { officeZones, type OfficeZone } from './office-choices.ts'
import type { OfficeHours, OfficeShown } from './office-hours.ts'

const clocks = new Map<OfficeZone, Intl.DateTimeFormat>()

const clockOf = (zone: OfficeZone): Intl.DateTimeFormat => {
  const known = clocks.get(zone)
  if (known) return known
  const options = {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const
  const made = new Intl.DateTimeFormat('en-US', options)
  clocks.set(zone, made)
  return made
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

type Shown = { day: number; time: string }

/** What the clock on the wall shows there. */
const shownIn = (zone: OfficeZone, moment: Date): Shown => {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const name = parts.get('weekday')
  return {
    day: dayNames.findIndex((each) => each === name),
    time: `${parts.get('hour') ?? ''}:${parts.get('minute') ?? ''}`,
  }
}

export const isOpenAt = ({ days, opens, closes, zone }: OfficeHours, moment: Date): boolean => {
  const { day, time } = shownIn(zone, moment)
  return days.includes(day) && time >= opens && time < closes
}

const quarterMs = 15 * minuteMs
/** A day a week at least, and a week in which the clock jumps over it. */
const mostQuarters = 16 * 24 * 4

/** When they next open or close. Looked for quarter by quarter, so that no change of the clock needs a rule of its own. */
export const changesAt = (hours: OfficeHours, moment: Date): Date => {
  const isOpen = isOpenAt(hours, moment)
  const first = Math.floor(moment.getTime() / quarterMs) + 1
  for (let quarter = first; quarter < first + mostQuarters; quarter += 1) {
    const next = new Date(quarter * quarterMs)
    if (isOpenAt(hours, next) !== isOpen) return next
  }
  return new Date((first + mostQuarters) * quarterMs)
}

/** `17:30` as 5:30 PM. */
const shownTime = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const rest = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`
}

/** From Monday on; three days or more that follow each other as one. */
const shownDays = (days: readonly number[]): string => {
  const week = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day))
  const runs: number[][] = []
  for (const day of week) {
    const run = runs.at(-1)
    if (run && ((run.at(-1) ?? 0) + 1) % 7 === day) run.push(day)
    else runs.push([day])
  }
  const name = (day = 0) => dayNames[day] ?? ''
  return runs
    .map((run) => (run.length > 2 ? `${name(run[0])}–${name(run.at(-1))}` : run.map(name).join(', ')))
    .join(', ')
}

/** `Mon–Fri, 9 AM–5 PM Pacific time`. */
export const hoursText = ({ days, opens, closes, zone }: OfficeHours): string =>
  `${shownDays(days)}, ${shownTime(opens)}–${shownTime(closes)} ${officeZones[zone]}`

export const officeShownAt = (hours: OfficeHours, moment: Date): OfficeShown => ({
  text: hoursText(hours),
  is_open: isOpenAt(hours, moment),
  changes_at: changesAt(hours, moment).toISOString(),
})
