import { shownDay } from '@showroom/contract/shared/day'

const counted = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`)

/** What is said where goods are paused. */
export const pauseMessages = {
  open: 'Pause goods',
  titleAll: 'Pause all goods',
  titleSome: (count: number) => `Pause ${counted(count)}`,
  about:
    'Paused goods are in no shop, and nobody can order them. A cart that holds one says from when on it can be ordered again. Orders that you have stay as they are, and so do lead times.',
  sold: (count: number) => `${counted(count)} for sale.`,
  paused: (count: number, day: string) => `${counted(count)} paused, back on ${shownDay(day)}.`,
  day: 'For sale again on',
  dayHint: 'From midnight on, Pacific. It happens by itself.',
  newOnes: 'What an Admin approves meanwhile comes into shops.',
  pause: (count: number) => `Pause ${counted(count)}`,
  pausing: 'Pausing…',
  endAll: 'Bring all of them back now',
  endSome: 'Bring the paused ones back now',
  ending: 'Bringing back…',
  nothingSold: 'No product of yours is for sale.',
} as const
