import { timezone } from '@showroom/contract/policy/figures'

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: timezone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `MM.DD.YYYY HH:MM` by the marketplace's clock. */
export const shownMoment = (moment: Date): string => {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  const of = (part: Intl.DateTimeFormatPartTypes) => parts.get(part) ?? ''
  return `${of('month')}.${of('day')}.${of('year')} ${of('hour')}:${of('minute')}`
}
