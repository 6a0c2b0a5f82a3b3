import { type ImportMove, largestImportMegabytes, mostImportRows } from './goods-import.rules.ts'

const moved: Record<ImportMove, string> = {
  pause: 'Paused. What was written stays.',
  resume: 'Importing again.',
  cancel: 'Cancelled. What was written stays.',
}

/** What vendors read when a file of theirs is imported. */
export const goodsImportMessages = {
  templateName: 'showroom-products.xlsx',
  fileMissing: 'Please choose a file.',
  fileTooLarge: `A file can be up to ${largestImportMegabytes} MB. Split a larger one.`,
  tooManyRows: `A file can have up to ${mostImportRows.toLocaleString('en-US')} rows. Split a larger one.`,
  noRows: 'The file has a first line, and no rows.',
  feedUrl: 'Please type the whole address of the feed, beginning with https://.',
  feedUnread: 'The feed could not be fetched. Look at the address, and whether everybody can open it.',
  lacking: (labels: readonly string[]) => `Say which column is: ${labels.join(', ')}.`,
  doubled: (labels: readonly string[]) => `Two columns can not both be: ${labels.join(', ')}.`,
  column: 'That is none of the columns that we read.',
  category: 'Please choose a category.',
  working: 'We are at work on this file. Wait a moment.',
  notNow: 'That can not be done with this file any more.',
  cellLong: 'A cell holds at most 20,000 characters.',
  broke: 'Our work on this file broke off. Check it again.',
  read: 'Read. Look at what we make of its columns.',
  checking: 'Checking every row. Nothing is written yet.',
  running: 'Importing.',
  moved: (move: ImportMove) => moved[move],
} as const
