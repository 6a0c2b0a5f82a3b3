import { timezone } from '@showroom/contract/policy/figures'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const told = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** How long ago, as people say it. */
export const agoOf = (moment: string, now: Date): string => {
  const passedMs = now.getTime() - Date.parse(moment)
  if (passedMs < 2 * minuteMs) return 'just now'
  if (passedMs < hourMs) return told(Math.floor(passedMs / minuteMs), 'minute')
  if (passedMs < dayMs) return told(Math.floor(passedMs / hourMs), 'hour')
  return told(Math.floor(passedMs / dayMs), 'day')
}

const pacific = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: timezone,
})

/** `11.21.2026, 9:41 AM` in Pacific time (specification §9, Date filter format). */
export const momentOf = (moment: string): string => pacific.format(new Date(moment)).replaceAll('/', '.')
