import {
  designerAnswerHours,
  refundBusinessDaysFrom,
  refundBusinessDaysTo,
} from '@showroom/contract/policy/figures'
import { shownMoney } from '../../shared/shown-money.ts'
import type { Hire } from '../hire/hire.store.ts'
import type { Refund } from './refund.store.ts'
import type { Telling, Words } from '../hire/hire-letters.ts'

export const refundNews = [
  'refund_ask',
  'refund_agree',
  'refund_decline',
  'refund_lapse',
  'refund_withdraw',
  'refund_give',
  'refund_refuse',
] as const
export type RefundNews = (typeof refundNews)[number]

const onItsWay = `Banks take ${refundBusinessDaysFrom} to ${refundBusinessDaysTo} business days until it is on the card.`

const worded = (refund: Refund | undefined) => {
  if (!refund) throw new Error('A letter about a refund has a refund.')
  const given = shownMoney(refund.givenCents ?? 0)
  return {
    ...refund,
    of: `the milestone “${refund.milestoneTitle}”`,
    asked: shownMoney(refund.amountCents),
    given,
  }
}
/** The open one stands first, then the latest decision. */
const open = ({ refunds }: Hire) => worded(refunds[0])
const decided = ({ refunds }: Hire) => worded(refunds.find(({ decidedAt }) => decidedAt !== null))
const quoted = (word: string): string[] => (word === '' ? [] : [`“${word}”`])

export const refundWords: Record<RefundNews, (telling: Telling) => Words> = {
  refund_ask: ({ hire, client, title }) => ({
    subject: `${client} asks for a refund`,
    preview: `${open(hire).asked} of “${title}”.`,
    paragraphs: [
      `${client} asks for ${open(hire).asked} of ${open(hire).of} of “${title}” back:`,
      ...quoted(open(hire).reason),
      `Please agree, or say why not, within ${designerAnswerHours} hours. After that we decide.`,
    ],
  }),
  refund_agree: ({ hire, designer, title }) => ({
    subject: `Your refund for “${title}”`,
    preview: `${decided(hire).given} is on its way.`,
    paragraphs: [
      `${designer} agrees: ${decided(hire).given} of ${decided(hire).of} is on its way back to your card. ${onItsWay}`,
    ],
  }),
  refund_decline: ({ hire, designer, title }) => ({
    subject: `${designer} does not agree to the refund`,
    preview: 'We look at both sides, and decide.',
    paragraphs: [
      `${designer} does not agree to give ${open(hire).asked} for “${title}” back:`,
      ...quoted(open(hire).word),
      'We look at both sides, and decide. You will have a mail about it.',
    ],
  }),
  refund_lapse: ({ hire, title }) => ({
    subject: `The refund for “${title}” was not answered`,
    preview: 'We look at it, and decide.',
    paragraphs: [
      `The request for ${open(hire).asked} of ${open(hire).of} was not answered within ${designerAnswerHours} hours. We look at it, and decide. You will have a mail about it.`,
    ],
  }),
  refund_withdraw: ({ hire, client, title }) => ({
    subject: `${client} no longer asks for a refund`,
    preview: `For “${title}”.`,
    paragraphs: [`${client} has taken back the request for ${decided(hire).asked} of “${title}”.`],
  }),
  refund_give: ({ hire, title }) => ({
    subject: `A refund for “${title}”`,
    preview: `${decided(hire).given} is given back.`,
    paragraphs: [
      `We have decided that ${decided(hire).given} of ${decided(hire).of} goes back to the client:`,
      ...quoted(decided(hire).decision),
      onItsWay,
    ],
  }),
  refund_refuse: ({ hire, title }) => ({
    subject: `No refund for “${title}”`,
    preview: 'Here is why.',
    paragraphs: [
      `We have decided that nothing of ${decided(hire).of} is given back:`,
      ...quoted(decided(hire).decision),
    ],
  }),
}
