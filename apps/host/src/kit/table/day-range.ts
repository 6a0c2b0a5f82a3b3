import { readDay, shownDay } from '@showroom/contract/shared/day'
import { tableMessages as messages } from './table.messages.ts'

type Range = { from: string; to: string }
export type RangeErrors = Partial<Record<keyof Range, string[]>>

/** Both days as MM.DD.YYYY, or what is wrong with them. */
export const readRange = ({ from, to }: Range): { range: Range } | { errors: RangeErrors } => {
  const days = { from: readDay(from), to: readDay(to) }
  const errors: RangeErrors = {
    ...(from.trim() !== '' && days.from === null ? { from: [messages.dateFormat] } : {}),
    ...(to.trim() !== '' && days.to === null ? { to: [messages.dateFormat] } : {}),
  }
  if (Object.keys(errors).length > 0) return { errors }
  if (days.from !== null && days.to !== null && days.from > days.to)
    return { errors: { to: [messages.daysReversed] } }
  const written = (day: string | null) => (day === null ? '' : shownDay(day))
  return { range: { from: written(days.from), to: written(days.to) } }
}
