import { beginOf } from '@showroom/contract/commission/commission.rules'
import { addDays, type Day, shownDay } from '@showroom/contract/shared/day'

export const spans = ['month', 'last', 'year', 'all', 'days'] as const
/** Days that many ask for; `days` are those that somebody types. */
export type ReportSpan = (typeof spans)[number]

type Days = { from: string; to: string }

const written = (from: Day, to: Day): Days => ({ from: shownDay(from), to: shownDay(to) })

/** The days of a span as they are typed; empty where the server knows them better. */
export const daysOfSpan = (span: ReportSpan, { today, typed }: { today: Day; typed: Days }): Days => {
  const month = beginOf('month', today)
  const before = addDays(month, -1)
  switch (span) {
    case 'month':
      return written(month, today)
    case 'last':
      return written(beginOf('month', before), before)
    case 'year':
      return written(`${today.slice(0, 4)}-01-01`, today)
    case 'all':
      return { from: '', to: '' }
    case 'days':
      return typed
  }
}
