import type { PriceNews } from '../order/price-change.rules.ts'
/** What people read about their chats. */
export const chatMessages = {
  empty: 'Please write something, or attach a file.',
  marketplace: 'Showroom',
  proAndVendor: (pro: string, vendor: string) => `${pro} and ${vendor}`,
  tooLong: 'A message has at most 8,000 letters. Please send it in two.',
  edited: 'Changed.',
  removed: 'The message is taken back.',
  tooLate: 'A message can be changed for 15 minutes after it was sent.',
  notYours: 'Only who wrote it can change it.',
  changeNothing: 'Please say what is to be changed.',
  changeOne: 'Please change one thing at a time.',
  unknownReply: 'The message you answer is no longer there.',
  zipName: (project: string) => `${project} – files.zip`,
  zipTooLarge: 'These files are too large for one archive. Please download them one by one.',
  unknownFile: 'One of the files is no longer there. Please attach it again.',
  unknownCard: 'What you want to show is not in this project any more.',
  tooFast: 'You are writing very fast. Please wait a moment.',
  tooManyFiles: 'A message carries at most 10 files.',
  tooManyOrderFiles: 'This order has as many files as it can hold.',
  fileType: 'Please choose a PDF, JPG, PNG, WebP, DWG, DXF, XLSX or CSV file.',
  fileTooLarge: 'The file is larger than 25 MB. Please choose a smaller one.',
  pinned: 'Pinned for everybody in the project.',
  unpinned: 'No longer pinned.',
  decided: 'Kept as a decision of the project.',
  unknownSelection: 'This decision is no longer in the checklist.',
  undecided: 'No longer kept as a decision.',
  /** Stands at the head of mails that can be answered: what mail programs quote begins with it. */
  aboveThisLine: 'To answer, write above this line',
} as const

/** Lines that nobody wrote; the name of who did it stands before them, where somebody did. */
export const systemWords = {
  ordered: (number: string) => `placed order ${number}.`,
  orderItem: (item: string, state: string) => `${item}: ${state}.`,
  price: {
    proposed: (item: string) => `A new price for ${item} waits for an answer.`,
    accepted: (item: string) => `The new price for ${item} is accepted.`,
    absorbed: (item: string) => `The price of ${item} stays as it was ordered.`,
    withdrawn: (item: string) => `The new price for ${item} was taken back.`,
  } satisfies Partial<Record<PriceNews, (item: string) => string>>,
  decided: {
    approve: (title: string) => `approved “${title}”.`,
    decline: (title: string) => `declined “${title}”.`,
    reset: (title: string) => `opened “${title}” again.`,
    request_change: (title: string) => `asked for a change of “${title}”.`,
  },
  byLink: {
    approve: (title: string) => `“${title}” was approved by a mailed link.`,
    decline: (title: string) => `“${title}” was declined by a mailed link.`,
    reset: (title: string) => `“${title}” was opened again.`,
    request_change: (title: string) => `A change of “${title}” was asked for.`,
  },
  joined: 'joined the project.',
  left: 'is no longer in the project.',
  hired: 'was hired as a designer of this project.',
  hireEnded: 'is no longer hired for this project.',
} as const
