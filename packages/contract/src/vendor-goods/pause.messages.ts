const counted = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`)

/** What vendors read when they pause goods. */
export const pauseMessages = {
  day: 'Please choose a day from tomorrow on, at most a year ahead.',
  nothing: 'None of these products is for sale or paused.',
  paused: (count: number, day: string) => `${counted(count)} paused. They come back on ${day}.`,
  ended: (count: number) => `${counted(count)} for sale again.`,
  notPaused: 'None of these products is paused. Look at them again.',
} as const
