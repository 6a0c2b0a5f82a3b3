import type { PriceNews } from '@showroom/contract/order/price-change.rules'
import { deadlineText } from '@showroom/contract/shared/deadline'
import { dollars } from '@showroom/contract/shared/money-text'
import { pageOf, type Reader, to } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { PriceChange } from './price-change.store.ts'

type Words = { subject: string; preview: string; paragraphs: string[]; label: string }

const what = ({ qty, productName, orderNumber }: PriceChange): string =>
  `${qty} × ${productName} of your order ${orderNumber}`

/** A change as its client may read of it: not everybody is told what single items cost. */
type Told = PriceChange & { seesUnits: boolean }

const sums = (change: Told): string => {
  if (!change.seesUnits)
    return 'Your contractor looks after the prices of single items, and can tell you more.'
  const moreCents = change.totalAfter - change.totalBefore
  const difference = `${dollars(Math.abs(moreCents))} ${moreCents < 0 ? 'less' : 'more'}`
  return `Each would cost ${dollars(change.unitPriceAfter)} instead of ${dollars(change.unitPriceBefore)}: with tax ${dollars(change.totalAfter)} instead of ${dollars(change.totalBefore)}, ${difference}.`
}

const question = (change: Told): string[] => [
  sums(change),
  `${change.vendor} says: “${change.reason}”`,
  `Please accept or reject it by ${deadlineText(change.answerBy)} (Pacific). Rejecting cancels this item alone, and it is not charged. Without an answer it counts as rejected.`,
]

const answer = 'Look and answer'
const see = 'See my order'

/** What a client reads; the rest is on the page of the order. */
const clientWords: Partial<Record<PriceNews, (change: Told) => Words>> = {
  proposed: (change) => ({
    subject: `A new price for ${change.productName}: please answer`,
    preview: `By ${deadlineText(change.answerBy)}.`,
    paragraphs: [`The vendor asks for a new price for ${what(change)}.`, ...question(change)],
    label: answer,
  }),
  lessened: (change) => ({
    subject: `Your Pro pays a part of the new price for ${change.productName}`,
    preview: 'The rest waits for your answer.',
    paragraphs: [`Your Pro pays a part of the new price for ${what(change)}.`, ...question(change)],
    label: answer,
  }),
  reminded: (change) => ({
    subject: `Please answer by ${deadlineText(change.answerBy)}: ${change.productName}`,
    preview: 'Without an answer this item is cancelled.',
    paragraphs: [`The new price for ${what(change)} still waits for your answer.`, ...question(change)],
    label: answer,
  }),
  applied: (change) => ({
    subject: `The price of ${change.productName} went down`,
    preview: 'You pay less. There is nothing to do.',
    paragraphs: [
      `The vendor lowered the price of ${what(change)}. There is nothing to do.`,
      change.seesUnits
        ? `With tax it is ${dollars(change.totalAfter)} instead of ${dollars(change.totalBefore)}, and that is what you are charged.`
        : 'You are charged less.',
    ],
    label: see,
  }),
  absorbed: (change) => ({
    subject: `No change for you: ${change.productName}`,
    preview: 'Your Pro pays the difference.',
    paragraphs: [
      `The vendor raised the price of ${what(change)}, and your Pro pays the difference.`,
      change.seesUnits
        ? `You pay what you agreed to: ${dollars(change.totalBefore)} with tax.`
        : 'You pay what you agreed to.',
    ],
    label: see,
  }),
  unheld: (change) => ({
    subject: `Payment needed for ${change.productName}`,
    preview: 'Your bank did not hold the new price.',
    paragraphs: [
      `You accepted the new price for ${what(change)}, and your bank did not hold it.`,
      `Please choose a card${change.payBy ? ` by ${deadlineText(change.payBy)} (Pacific)` : ''}. Without one this item is cancelled; the others go on.`,
    ],
    label: 'Choose a card',
  }),
  rejected: (change) =>
    ended(change, 'You rejected the new price, so this item is cancelled and not charged.'),
  expired: (change) =>
    ended(change, 'Nobody answered the new price in time, so this item is cancelled and not charged.'),
  unpaid: (change) =>
    ended(change, 'No card paid for the new price in time, so this item is cancelled and not charged.'),
  withdrawn: (change) => ({
    subject: `The price of ${change.productName} stays`,
    preview: 'The vendor took the new price back.',
    paragraphs: [`The vendor took the new price for ${what(change)} back. There is nothing to do.`],
    label: see,
  }),
}

const ended = (change: PriceChange, sentence: string): Words => ({
  subject: `Cancelled: ${change.productName}`,
  preview: sentence,
  paragraphs: [`${what(change)}: ${sentence}`, 'The other items of your order go on as they are.'],
  label: see,
})

/** Null for what a client need not hear of. */
export const clientPriceLetter = (
  reader: Reader,
  change: PriceChange,
  { news, seesUnits }: { news: PriceNews; seesUnits: boolean },
): Letter | null => {
  const words = clientWords[news]?.({ ...change, seesUnits })
  if (!words) return null
  const { label, paragraphs, ...shown } = words
  return {
    to: to(reader),
    ...shown,
    paragraphs: [`Hello ${reader.account.firstName}.`, ...paragraphs],
    action: { label, url: pageOf(reader, `/your_orders/${change.orderPublicId}/changes`) },
  }
}

const vendorSentences: Partial<Record<PriceNews, string>> = {
  accepted: 'Your new price is accepted. Please go on with it.',
  absorbed: 'Your new price is accepted. Please go on with it.',
  rejected: 'Your new price was rejected. The line is cancelled.',
  expired: 'Your new price was not answered in time. The line is cancelled.',
  unpaid: 'Your new price was not paid for in time. The line is cancelled.',
}

export const isVendorTold = (news: PriceNews): boolean => vendorSentences[news] !== undefined

/** What the vendor is paid, and nothing of what the client pays. */
export const vendorPriceLetter = (reader: Reader, change: PriceChange, news: PriceNews): Letter | null => {
  const sentence = vendorSentences[news]
  if (!sentence) return null
  const { qty, productName, orderNumber, finalPriceAfter } = change
  return {
    to: to(reader),
    subject: `${productName} of order ${orderNumber}: ${sentence}`,
    preview: sentence,
    paragraphs: [
      `Hello ${reader.account.firstName}.`,
      `${qty} × ${productName} at ${dollars(finalPriceAfter)} each: ${sentence}`,
    ],
    action: { label: 'See your prices', url: pageOf(reader, '/account/prices') },
  }
}
