import { type ImportMove, largestImportMegabytes, mostImportRows } from './goods-import.rules.ts'
import { longestLotCode, mostUnits } from './inventory.rules.ts'

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
  lotOf: (code: string) => `Lot ${code}`,
  lotLong: `A lot’s code has at most ${longestLotCode} characters.`,
  lotUnits: (code: string, text: string) =>
    text === ''
      ? `Say how many units of lot ${code} there are: under Units of the lot, or under Stock.`
      : `“${text.slice(0, 40)}” is no count of lot ${code}: whole units, between 0 and ${mostUnits.toLocaleString('en-US')}.`,
  lotDay: (text: string) =>
    `“${text.slice(0, 40)}” is no day on which a lot came in: today or before, as 11/02/2026.`,
  lotWarehouse: (name: string) => `You have no warehouse “${name.slice(0, 80)}”.`,
  lotTwice: (code: string, line: number) =>
    `Lot ${code} of these goods appears twice; the first was on line ${line}.`,
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
