import { minuteMs } from '../shared/time.ts'

/** As a bank has it. The last two are its word. */
export const disputeStates = ['needs_response', 'under_review', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

export const disputeStateLabels: Record<DisputeState, string> = {
  needs_response: 'Needs an answer',
  under_review: 'With the bank',
  won: 'Won',
  lost: 'Lost',
}

export const isDisputeOpen = (state: DisputeState): boolean =>
  state === 'needs_response' || state === 'under_review'

/** What comes late says nothing new: a state follows only on one before it. A bank may find for us after all. */
export const laterState = (known: DisputeState, told: DisputeState): DisputeState => {
  if (known === 'lost' && told === 'won') return 'won'
  return isDisputeOpen(known) && disputeStates.indexOf(told) > disputeStates.indexOf(known) ? told : known
}

type Asked = { state: DisputeState; answerBy: Date | null }

/** A bank that only asked, and was answered, now takes the money back: a later day says so, which no late word has. */
export const isAskedAnew = (known: Asked, told: Asked): boolean => {
  if (told.state !== 'needs_response' || told.answerBy === null || known.state === 'lost') return false
  if (known.answerBy === null) return known.state !== 'needs_response'
  return told.answerBy > known.answerBy
}

/** Whether it was read before the bank asked anew. */
export const isToldLate = (known: Asked, told: Asked): boolean =>
  known.answerBy !== null && told.answerBy !== null && told.answerBy < known.answerBy

/** What a client tells their bank, as we say it. */
export const disputeReasonLabels: Record<string, string> = {
  credit_not_processed: 'A refund did not come',
  duplicate: 'Charged twice',
  fraudulent: 'They did not make this payment',
  general: 'No reason given',
  product_not_received: 'Not received',
  product_unacceptable: 'Not as described, or damaged',
  subscription_canceled: 'Cancelled before',
  unrecognized: 'They do not recognize it',
}

export const disputeReasonLabel = (reason: string): string =>
  disputeReasonLabels[reason] ?? reason.replaceAll('_', ' ')

/** What people are told of a dispute. */
export const disputeNews = ['opened', 'answered', 'won', 'lost', 'decided'] as const
export type DisputeNews = (typeof disputeNews)[number]

/** Who bears what was lost: we, or those who earned by the sale. */
export const disputeBearers = ['platform', 'sellers'] as const
export type DisputeBearer = (typeof disputeBearers)[number]

export type DisputeFacts = {
  state: DisputeState
  answer: 'evidence' | 'accepted' | null
  answeredAt: Date | null
  answerBy: Date | null
  bearer: DisputeBearer | null
}

/** So long an answer is on its way: the bank's next state says that it has come. */
export const onItsWayMs = 10 * minuteMs

/** The bank takes one answer, and in time; one that a crash has kept from it can be given again. */
export const canAnswerDispute = (
  { state, answer, answeredAt, answerBy }: DisputeFacts,
  now: Date,
): boolean => {
  const isOnItsWay = answer !== null && (answeredAt?.getTime() ?? 0) + onItsWayMs > now.getTime()
  return state === 'needs_response' && !isOnItsWay && (answerBy === null || now < answerBy)
}

export const canDecideBearer = ({ state, bearer }: Pick<DisputeFacts, 'state' | 'bearer'>): boolean =>
  state === 'lost' && bearer === null

/** What was earned by its order waits: it is open, or nobody has said yet who bears what was lost. */
export const holdsReleases = ({ state, bearer }: Pick<DisputeFacts, 'state' | 'bearer'>): boolean =>
  isDisputeOpen(state) || (state === 'lost' && bearer === null)
