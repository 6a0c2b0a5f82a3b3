import { furthestPlannedDays, mostPlannedPrices } from './scheduled-price.rules.ts'

const most = mostPlannedPrices.toLocaleString('en-US')
const counted = (count: number) =>
  count === 1 ? '1 new price' : `${count.toLocaleString('en-US')} new prices`

/** What vendors read when they plan new prices. */
export const scheduledPriceMessages = {
  none: 'Please type at least one new price.',
  many: `At most ${most} prices at once. Plan the others separately.`,
  price: 'Please type what you are paid for one unit: above zero and below $200,000.',
  day: `Please choose a day from today on, at most ${furthestPlannedDays / 365} years ahead.`,
  unknownSku: 'You have no product with this SKU.',
  twice: 'This SKU stands twice.',
  notNow: 'It is in review or archived: its price stays.',
  unchanged: 'None of these prices is another than it will be that day.',
  planned: (count: number) => `${counted(count)} planned.`,
  appliedNow: (count: number) => `${counted(count)} in force. Shops know within a second.`,
  cancelled: 'Cancelled. The price stays as it is.',
  dayCancelled: (count: number) => `${counted(count)} cancelled.`,
  nothingToCancel: 'Nothing waits for that day any more. Look at the list again.',
  notCancellable: 'This price is in force already, or was cancelled. Look at the list again.',
  fileMissing: 'Please choose a file.',
  fileTooLarge: 'A file can be up to 10 MB. Split a larger one.',
  fileRows: `A file can have up to ${most} rows. Split a larger one.`,
  fileColumns: 'Two columns are needed: “SKU” and “New price”. The first line names them.',
  fileEmpty: 'The file has a first line, and no rows.',
  skuMissing: 'There is no SKU in this row.',
  priceUnread: (text: string) =>
    text === '' ? 'There is no price in this row.' : `“${text}” is not a price in US dollars.`,
} as const
