import type { RefundAction, RefundState } from '@showroom/contract/designer/milestone-refund.rules'
import {
  milestoneRefundDays,
  refundBusinessDaysFrom,
  refundBusinessDaysTo,
} from '@showroom/contract/policy/figures'

const states: Record<RefundState, string> = {
  asked: 'Waiting for the designer',
  disputed: 'We decide',
  refunded: 'Given back',
  refused: 'Not given back',
  withdrawn: 'Taken back',
}
const tones: Record<RefundState, 'waiting' | 'asking' | 'done' | 'bad'> = {
  asked: 'asking',
  disputed: 'asking',
  refunded: 'done',
  refused: 'bad',
  withdrawn: 'waiting',
}
const actions: Record<RefundAction, string> = {
  agree: 'Agree and give it back',
  decline: 'Do not agree',
  withdraw: 'Take the request back',
}

/** What a refund of a charged milestone says. */
export const refundMessages = {
  refunds: 'Refunds',
  about: `Not what was agreed? For ${milestoneRefundDays} days after your approval you can ask for a milestone back. The designer answers; what you do not agree about, we decide.`,
  ask: 'Ask for a refund',
  states,
  tones,
  actions,
  answerBy: (moment: string) => `The designer answers by ${moment}.`,
  weDecide: 'We look at both sides, and decide.',
  onItsWay: `Banks take ${refundBusinessDaysFrom} to ${refundBusinessDaysTo} business days until it is on the card.`,
  askedFor: (sum: string) => `Asked for: ${sum}`,
  clientSays: (word: string) => `The client: “${word}”`,
  designerSays: (word: string) => `The designer: “${word}”`,
  weSay: (word: string) => `Showroom: “${word}”`,
  milestone: 'Milestone',
  upTo: (title: string, sum: string) => `${title}, up to ${sum}`,
  amount: 'Amount',
  why: 'Why? The designer reads it.',
  whyNot: 'Why not? The client and we read it.',
  sending: 'Sending…',
  given: (sum: string) => `${sum} given back`,
} as const
