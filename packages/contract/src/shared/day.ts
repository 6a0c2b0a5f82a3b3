import { hourMs } from './time.ts'
import { timezone } from '../policy/figures.ts'

/** A calendar day, `YYYY-MM-DD`, in the marketplace's zone. */
export type Day = string

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: timezone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

type DayAndHour = { day: Day; hour: number }

let latest: { hour: number; shown: DayAndHour } | null = null

/** The day and the hour that the marketplace's clock shows: the same for every moment of an hour, so asked for once. */
export const dayAndHour = (moment: Date): DayAndHour => {
  const hour = Math.floor(moment.getTime() / hourMs)
  if (latest?.hour !== hour) latest = { hour, shown: read(moment) }
  return latest.shown
}

const partsOf = (moment: Date) => {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return (part: Intl.DateTimeFormatPartTypes): string => parts.get(part) ?? ''
}

const read = (moment: Date): DayAndHour => {
  const of = partsOf(moment)
  return { day: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')) }
}

/** `MM.DD.YYYY HH:MM` by the marketplace's clock. */
export const shownMoment = (moment: Date): string => {
  const of = partsOf(moment)
  return `${of('month')}.${of('day')}.${of('year')} ${of('hour')}:${of('minute')}`
}

/** As people read it: MM.DD.YYYY. */
export const shownDay = (day: Day): string => `${day.slice(5, 7)}.${day.slice(8, 10)}.${day.slice(0, 4)}`

/** `YYYY-MM-DD` of a day that the calendar has: no 30th of February. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** MM.DD.YYYY as it is typed; null where no calendar has such a day. */
export const readDay = (typed: string): Day | null => {
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(typed.trim())
  if (!parts) return null
  const [, month = '', date = '', year = ''] = parts
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

/** The first moment after it, by the marketplace’s clock. */
export const endOfDay = (day: Day): Date => {
  const morning = new Date(`${addDays(day, 1)}T08:00:00Z`)
  return new Date(morning.getTime() - dayAndHour(morning).hour * hourMs)
}

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** How many days after the first the other is. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** Days that anything may be planned for. */
export const isPlannable = (day: Day): boolean =>
  day >= '2000-01-01' && day <= '2199-12-31' && day.length === 10

/** 0 Sunday to 6 Saturday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()
