import { dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { dayMs, hourMs, minuteMs } from '@showroom/contract/shared/time'
import { timezone } from '@showroom/contract/policy/figures'
import { kitMessages as messages } from './messages.ts'

/** How long ago, as people say it. */
export const agoOf = (moment: string, now: Date): string => {
  const passedMs = now.getTime() - Date.parse(moment)
  if (passedMs < 2 * minuteMs) return messages.justNow
  if (passedMs < hourMs) return messages.minutesAgo(Math.floor(passedMs / minuteMs))
  if (passedMs < dayMs) return messages.hoursAgo(Math.floor(passedMs / hourMs))
  return messages.daysAgo(Math.floor(passedMs / dayMs))
}

const pacific = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: timezone,
})

/** `11.21.2026, 9:41 AM` in Pacific time (specification §9, Date filter format); a line never begins with AM. */
export const momentOf = (moment: string): string =>
  pacific
    .format(new Date(moment))
    .replaceAll('/', '.')
    .replace(/\s(?=[AP]M$)/, '\u00a0')

/** `11.21.2026` in Pacific time. */
export const dayOf = (moment: string): string => shownDay(dayAndHour(new Date(moment)).day)
