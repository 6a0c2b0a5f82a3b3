import { addDays, type Day } from '../shared/day.ts'

/** What a vendor is measured by (domain §2.14). */
export const scoreMeasures = ['on_time', 'accepted', 'damaged', 'response'] as const
export type ScoreMeasure = (typeof scoreMeasures)[number]

/** Of one day: `of` lines counted, `part` of them fit; of the response, `part` are the minutes of all of them. */
export type DayCount = { measure: ScoreMeasure; day: Day; part: number; of: number }

/** Value: hundredths of a percent, or minutes of a response; null where too few were counted. */
export type Scored = { part: number; of: number; value: number | null }
export type Score = Record<ScoreMeasure, Scored>

/** Vendors side by side are sorted by name alone: a figure of too few lines says nothing about its place. */
export const vendorScoreSorts = ['vendor'] as const

/** Fewer say nothing: one bad day would be a bad vendor. */
export const leastScored = 5
export const scoreDays = [30, 90] as const
export const scoreMonths = 6
/** What is under way for longer, from the order to the door, is not counted: so old orders need not be read. */
export const longestScoredDays = 270

type Span = { from: Day; to: Day }

const scoredOf = (measure: ScoreMeasure, counts: readonly DayCount[]): Scored => {
  const part = counts.reduce((sum, each) => sum + each.part, 0)
  const of = counts.reduce((sum, each) => sum + each.of, 0)
  if (of < leastScored) return { part, of, value: null }
  return { part, of, value: Math.round((part * (measure === 'response' ? 1 : 10_000)) / of) }
}

/** Both days belong to it. */
export const scoreOf = (counts: readonly DayCount[], { from, to }: Span): Score => {
  const within = counts.filter(({ day }) => day >= from && day <= to)
  const of = (measure: ScoreMeasure) =>
    scoredOf(
      measure,
      within.filter((each) => each.measure === measure),
    )
  return {
    on_time: of('on_time'),
    accepted: of('accepted'),
    damaged: of('damaged'),
    response: of('response'),
  }
}

/** So many days that end with this one. */
export const lastDays = (today: Day, days: number): Span => ({ from: addDays(today, 1 - days), to: today })

/** `YYYY-MM`, this one first. */
export const lastMonths = (today: Day, months: number): string[] =>
  Array.from({ length: months }, (_, back) => {
    const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - back
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  })

/** No month has a 32nd: days compare as text. */
export const daysOfMonth = (month: string): Span => ({ from: `${month}-01`, to: `${month}-31` })
