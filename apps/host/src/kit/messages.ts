import { commonMessages as common } from '../common.messages.ts'

/** How far a file is, and which of how many. */
export type Sending = { name: string; percent: number; nth: number; count: number }

/** What the controls of our look say by themselves. */
export const kitMessages = {
  paperNotLoaded: 'The paper could not be downloaded. Please try again.',
  collecting: 'Collecting…',
  photosOf: (of: string) => `Photos: ${of}`,
  photoOf: (nth: number, of: string) => `Photo ${nth}: ${of}`,
  openPhoto: (nth: number, of: string) => `Open photo ${nth}: ${of}`,
  photoNotLoaded: 'This photo did not come.',
  tryAgain: common.tryAgain,
  save: 'Save',
  saving: common.saving,
  stillLoading: 'Still loading…',
  loading: 'Loading…',
  keepIt: common.keepIt,
  closeUnsaved: 'Close without saving?',
  typedIsLost: 'What you have typed here would be lost.',
  closeAnyway: 'Close anyway',
  goOnTyping: 'Go on typing',
  planFrom: 'From',
  planState: 'State',
  plannedBy: 'Planned by',
  planNote: 'Why',
  cancel: 'Cancel',
  cancelPlan: (what: string, day: string) => `Cancel ${what} from ${day}`,
  retry: 'Retry',
  optional: '(optional)',
  remove: 'Remove',
  tickThisPage: 'Tick all rows of this page',
  choices: (count: number) => (count === 1 ? '1 choice' : `${count} choices`),
  nothingFound: 'Nothing found',
  counted: (name: string, count: number) => `${name} ${count.toLocaleString('en-US')}`,
  justNow: 'just now',
  minutesAgo: (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'} ago`,
  hoursAgo: (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'} ago`,
  daysAgo: (count: number) => `${count} ${count === 1 ? 'day' : 'days'} ago`,
  copied: 'Copied.',
  canNotCopy: 'Your browser did not let us copy. Select the text and copy it.',
  dismiss: 'Dismiss',
  sendingFile: (name: string) => `Sending ${name}`,
  sendingProgress: ({ name, percent, nth, count }: Sending) =>
    count > 1 ? `Sending ${name} (${nth} of ${count}): ${percent} %` : `Sending ${name}: ${percent} %`,
}
