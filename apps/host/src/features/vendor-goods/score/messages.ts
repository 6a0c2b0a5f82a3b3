import {
  leastScored,
  longestScoredDays,
  scoreDays,
  type ScoreMeasure,
} from '@showroom/contract/vendor-goods/score-card.rules'
import { processingHours } from '@showroom/contract/policy/figures'

const names: Record<ScoreMeasure, string> = {
  on_time: 'Shipped on time',
  accepted: 'Accepted',
  damaged: 'Came damaged',
  response: 'Answered within',
}

const rules: Record<ScoreMeasure, string> = {
  on_time:
    'Lines that left by their ship-by day, of those that left or should have. One that is called off in the warehouse does not count.',
  accepted: `Lines that you approved, of those that you answered or left without an answer for ${processingHours} hours. One that its client called off first does not count.`,
  damaged:
    'Delivered lines that their client counted as damaged at the door, or sent back or claimed as damaged or defective, unless that was rejected. Fewer are better.',
  response:
    'The average time to your first answer, from when you see a line (an hour after it is ordered) and by the clock, nights and weekends included.',
}

const counted: Record<ScoreMeasure, (part: string, of: string) => string> = {
  on_time: (part, of) => `${part} of ${of} lines`,
  accepted: (part, of) => `${part} of ${of} lines`,
  damaged: (part, of) => `${part} of ${of} lines`,
  response: (_, of) => `${of} answers`,
}

const number = (count: number) => count.toLocaleString('en-US')

const duration = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`

/** What the score card says. */
export const scoreMessages = {
  oneVendor: 'vendor',
  manyVendors: 'vendors',
  searchVendors: 'Search by name',
  nameOf: (measure: ScoreMeasure) => names[measure],
  ruleOf: (measure: ScoreMeasure) => rules[measure],
  countedOf: (measure: ScoreMeasure, part: number, of: number) =>
    of === 0 ? 'Nothing yet' : counted[measure](number(part), number(of)),
  percent: (bps: number) => `${(bps / 100).toFixed(1)} %`,
  duration,
  few: 'Too few',
  fewHint: `Said from ${leastScored} on.`,
  span: (days: number) => `Last ${days} days`,
  byMonth: 'By month',
  byMonthAbout: 'Lines count in the month that they were ordered in, left in or came in, Pacific.',
  month: 'Month',
  what: 'What counts',
  whatAbout: `Pros see the figures of ninety days where they choose vendors. What leaves or comes later than ${longestScoredDays / 30} months after it was ordered does not count.`,
  none: 'Nothing has been ordered of you yet. The card fills with your first orders.',
  caption: 'Figures by month',
  vendors: `Vendors over ${scoreDays[1]} days`,
  vendor: 'Vendor',
  noVendors: 'There are no vendors yet.',
  hint: (parts: readonly string[]) =>
    parts.length === 0
      ? 'Too few orders to say how this vendor ships.'
      : `In ${scoreDays[1]} days: ${parts.join(', ')}.`,
  hintOf: (measure: ScoreMeasure, value: string) =>
    ({
      on_time: `${value} shipped on time`,
      accepted: `${value} accepted`,
      damaged: `${value} came damaged`,
      response: `answered within ${value}`,
    })[measure],
} as const
