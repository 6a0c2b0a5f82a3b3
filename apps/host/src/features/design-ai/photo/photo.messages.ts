import type { AiRoomPart } from '@showroom/contract/design-ai/ai-choices'

export const partWords: Record<AiRoomPart, string> = {
  windows: 'Windows',
  doors: 'Doors',
  cabinets: 'Cabinets',
  furniture: 'Furniture',
  layout: 'Layout',
}

/** What the form says of a photo of one's own room. */
export const photoMessages = {
  label: 'A photo of your room',
  hint: 'JPEG, PNG or WebP, up to 10 MB. Only you can see it, and it goes after 30 days.',
  add: 'Add a photo',
  addAnother: 'Add another photo',
  drop: 'Choose a photo, or drop it here',
  signIn: 'Sign in to use a photo of your own room',
  sending: (percent: number) => (percent < 100 ? `Sending, ${percent} %` : 'Looking at it…'),
  sendingNow: 'Sending the photo',
  cancel: 'Cancel sending',
  cancelled: 'Not sent.',
  notSent: 'The photo was not sent. Look at your connection and try again.',
  tryAgain: 'Try again',
  yours: 'Your photos',
  photoOf: (number: number, day: string) => `Photo ${number}, goes on ${day}`,
  without: 'No photo',
  remove: 'Remove this photo',
  colorsUse:
    'Our design engine can not tell floor from wall in a photo. It takes these colors from yours, looks for materials that go with them, and draws the looks in its own room.',
  paintedUse:
    'The engine paints into your photo. The materials below a look are those that go with its colors.',
  colors: 'Colors of your photo',
  color: (color: string, share: number) => `${color}, ${share} % of the photo`,
  strength: 'How much may change',
  strengthHint: {
    colors: 'On the left looks stay near the colors of your photo, on the right your styles decide.',
    painted: 'On the left little changes, on the right nearly everything may.',
  },
  strengthOf: (strength: number): string => {
    if (strength <= 20) return 'Very little'
    if (strength <= 40) return 'A little'
    if (strength <= 60) return 'Some'
    return strength <= 80 ? 'Much' : 'Nearly everything'
  },
  parts: 'And what else stays',
  partsHint: 'The engine is told so. What has to stay to the last pixel, mark in the photo.',
  fields: 'Mark what must not change',
  fieldsHint:
    'Marked fields are put back from your photo, whatever was painted there. Press them, or go by the arrow keys and mark with the space bar.',
  field: (column: number, row: number) => `Row ${row}, column ${column}`,
  marked: (count: number) => (count === 1 ? '1 field stays.' : `${count} fields stay.`),
  unmark: 'Unmark all',
  before: 'Your photo',
  after: { colors: 'Look in our room', painted: 'Look' },
  compare: 'Your photo against the look',
  compareValue: (share: number) => `${share} % your photo`,
} as const
