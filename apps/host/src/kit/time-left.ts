import { minuteMs } from '@showroom/contract/shared/time'
const hourMinutes = 60

const many = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Hours and minutes until a moment, rounded up; null when it has passed. */
export const timeLeft = (dueAt: string, now: Date): string | null => {
  const minutes = Math.ceil((Date.parse(dueAt) - now.getTime()) / minuteMs)
  if (minutes <= 0) return null
  const hours = Math.floor(minutes / hourMinutes)
  const rest = minutes % hourMinutes
  if (hours === 0) return many(minutes, 'minute')
  return rest === 0 ? many(hours, 'hour') : `${many(hours, 'hour')} ${many(rest, 'minute')}`
}
