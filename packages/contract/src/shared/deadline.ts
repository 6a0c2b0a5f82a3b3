import { timezone } from '../policy/figures.ts'

const pacific = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: timezone,
})

/** `Wed 11.04.2026, 2:15 PM`, in Pacific time: until when somebody has to act. */
export const deadlineText = (moment: Date): string =>
  pacific
    .format(moment)
    .replace(/^(\w+), /, '$1 ')
    .replaceAll('/', '.')
    .replaceAll('\u202f', ' ')
