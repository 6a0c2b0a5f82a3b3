import { refundBusinessDaysFrom, refundBusinessDaysTo } from '@showroom/contract/policy/figures'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { type ReturnNews, returnReasons, type ReturnState } from '@showroom/contract/order/return.rules'
import { actBy, waitOf } from '@showroom/contract/order/return-waits.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { deadlineText } from '@showroom/contract/shared/deadline'
import { dollars } from '@showroom/contract/shared/money-text'
import { pageOf, type Reader, to } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { latestRefundOf, refundCentsOf } from './present-return.ts'
import type { ReturnRequest } from './return.store.ts'

type Words = { subject: string; paragraphs: string[] }

const goods = ({ lines }: ReturnRequest): string =>
  lines.map(({ qty, productName }) => `${qty} × ${productName}`).join(', ')

const of = (request: ReturnRequest): string =>
  `your ${request.kind} of ${goods(request)} of order ${request.orderNumber}`

const deductions = ({ lines }: ReturnRequest): string[] =>
  lines
    .filter(({ acceptedQty, qty }) => acceptedQty !== null && acceptedQty < qty)
    .map(
      (line) =>
        `${line.acceptedQty} of ${line.qty} × ${line.productName} are given back: “${line.deduction}”`,
    )

/** A refund as a bank shows it: in how many days, and on which at the latest. */
const bankWords = (request: ReturnRequest): string => {
  const latest = latestRefundOf(request)
  const days = `Banks show it within ${refundBusinessDaysFrom} to ${refundBusinessDaysTo} business days`
  return latest ? `${days}: on ${shownDay(latest)} at the latest.` : `${days}.`
}

const sums = (request: ReturnRequest): string => {
  const parts = [
    `merchandise ${dollars(request.merchandiseCents)}`,
    `tax ${dollars(request.taxCents + request.shippingTaxCents)}`,
    ...(request.shippingCents > 0 ? [`delivery ${dollars(request.shippingCents)}`] : []),
    ...(request.feeCents > 0 ? [`less the restocking fee of ${dollars(request.feeCents)}`] : []),
  ]
  return `${dollars(refundCentsOf(request))}: ${parts.join(', ')}.`
}

const refundedWords = (request: ReturnRequest): Words => ({
  subject: `${dollars(refundCentsOf(request))} is on its way back to you`,
  paragraphs: [`For ${of(request)} you get ${sums(request)}`, ...deductions(request), bankWords(request)],
})

/** The last moment for whoever is waited for. */
const untilOf = (request: ReturnRequest): string => {
  const until = actBy(request)
  return until ? `${deadlineText(until)} (Pacific)` : 'soon'
}

const clientWords: Partial<Record<ReturnNews, (request: ReturnRequest) => Words>> = {
  asked: (request) => ({
    subject: `We got your ${request.kind} of order ${request.orderNumber}`,
    paragraphs: [
      `We have told ${request.vendor} of ${of(request)}.`,
      `If it is approved, you get ${sums(request)}`,
    ],
  }),
  approved: (request) =>
    request.kind === 'claim'
      ? { subject: `Approved: ${goods(request)}`, paragraphs: [say.replacementComes] }
      : {
          subject: `Your return ${request.rma} is approved`,
          paragraphs: [
            `${request.vendor} approved ${of(request)}.`,
            `Please write ${request.rma} on every box, and print the slip on the page of the return.`,
            ...(request.sendBy
              ? [`It has to be on its way by ${deadlineText(request.sendBy)} (Pacific).`]
              : []),
          ],
        },
  rejected: (request) => ({
    subject: `Not approved: ${goods(request)}`,
    paragraphs: [`${request.vendor} did not approve ${of(request)}.`, `They say: “${request.answer}”`],
  }),
  given_back: (request) => ({
    subject: `Given back by your bank: ${goods(request)}`,
    paragraphs: [say.client.given_back],
  }),
  received: (request) => ({
    subject: `${request.rma} has arrived`,
    paragraphs: [
      `${request.vendor} has received and looked at ${of(request)}.`,
      ...deductions(request),
      ...(request.refundBy
        ? [`The money is given back by ${deadlineText(request.refundBy)} (Pacific) at the latest.`]
        : []),
      bankWords(request),
    ],
  }),
  refunded: refundedWords,
  refunded_late: refundedWords,
  reminded: (request) => ({
    subject: `Please send ${request.rma} by ${untilOf(request)}`,
    paragraphs: [
      `${goods(request)} of order ${request.orderNumber} has to be on its way back by ${untilOf(request)}.`,
      'After that nothing comes back. If you have sent it already, please say so on the page of the return.',
    ],
  }),
  unanswered: (request) => ({
    subject: `We look at your ${request.kind} of order ${request.orderNumber}`,
    paragraphs: [`${request.vendor} has not answered in time, so we look at ${of(request)} ourselves.`],
  }),
  replaced: (request) => ({
    subject: `Sent anew: ${goods(request)}`,
    paragraphs: [`${request.vendor} has sent it anew, at no charge. Tracking: ${request.tracking}.`],
  }),
  lapsed: (request) => ({
    subject: `${request.rma} is over`,
    paragraphs: [`The goods of ${of(request)} were not sent in time, so nothing comes back.`],
  }),
}

/** Null for what a client knows, or need not hear of. */
export const clientReturnLetter = (
  reader: Reader,
  request: ReturnRequest,
  news: ReturnNews,
): Letter | null => {
  // Of what waits for the vendor a client is not reminded.
  if (news === 'reminded' && waitOf(request)?.for !== 'client') return null
  const words = clientWords[news]?.(request)
  if (!words) return null
  return {
    to: to(reader),
    subject: words.subject,
    preview: words.paragraphs[0] ?? '',
    paragraphs: [`Hello ${reader.account.firstName}.`, ...words.paragraphs],
    action: { label: 'See my return', url: pageOf(reader, `/your_orders/${request.orderPublicId}/return`) },
  }
}

/** What a vendor is reminded of, by where it stands. */
const vendorReminders: Partial<Record<ReturnState, (until: string) => string>> = {
  asked: (until) => `Please answer by ${until}: after that we decide.`,
  approved: (until) =>
    `Please send it anew by ${until}: after that the client gets the money back, and it is booked with you.`,
  sent: (until) =>
    `It was sent to you. Please say by ${until} what has come: after that the client gets the money back as asked.`,
  received: (until) => `Please give the money back by ${until}: after that we do, and it is booked with you.`,
}

const vendorSentences: Partial<Record<ReturnNews, (request: ReturnRequest) => string>> = {
  asked: ({ kind }) => (kind === 'claim' ? 'A client claims it.' : 'A client asks to send it back.'),
  withdrawn: () => 'The client took it back. There is nothing to do.',
  sent: ({ tracking }) => `It is on its way to you${tracking === '' ? '.' : `: ${tracking}.`}`,
  refunded: () => 'The money was given back to the client.',
  reminded: (request) => vendorReminders[request.state]?.(untilOf(request)) ?? '',
  unanswered: () => 'You have not answered in time, so we look at it ourselves. You can still answer.',
  refunded_late: () =>
    'Your 30 days are over, so we gave the money back to the client. It is booked with you.',
  given_back: () => 'The client’s bank has given back what was paid for it. There is nothing to do.',
  lapsed: () => 'It was not sent back in time. There is nothing to do.',
}

export const isVendorTold = (news: ReturnNews, request: ReturnRequest): boolean =>
  vendorSentences[news] !== undefined && (news !== 'reminded' || waitOf(request)?.for === 'vendor')

/** What it is about and why, and nothing of what the client paid. */
export const vendorReturnLetter = (
  reader: Reader,
  request: ReturnRequest,
  news: ReturnNews,
): Letter | null => {
  const sentence = vendorSentences[news]?.(request)
  if (!sentence) return null
  const { note } = request
  return {
    to: to(reader),
    subject: `${request.rma ?? goods(request)} of order ${request.orderNumber}: ${sentence}`,
    preview: sentence,
    paragraphs: [
      `Hello ${reader.account.firstName}.`,
      `${goods(request)} of order ${request.orderNumber}. ${sentence}`,
      `The reason: ${returnReasons[request.reason].label}.${note === '' ? '' : ` “${note}”`}`,
    ],
    action: { label: 'See your returns', url: pageOf(reader, '/account/returns') },
  }
}
