import { priceChangeHours, priceChangePaymentHours } from '../policy/figures.ts'
import { hourMs } from '../shared/time.ts'
import type { OrderStatus } from './order-status.rules.ts'

type StateRow = {
  /** Of a staff list; a client reads sentences. */
  label: string
  /** Somebody is still to act: one of these at most stands for a line. */
  isOpen?: true
}

/** What may become of a vendor's new price for an ordered line (domain §3.9). */
export const priceChangeStates = {
  proposed: { label: 'Waits for the client', isOpen: true },
  paying: { label: 'Accepted, waits for the bank', isOpen: true },
  accepted: { label: 'Accepted' },
  absorbed: { label: 'Absorbed by the Pro' },
  /** Nobody pays more: it holds at once. */
  applied: { label: 'In force' },
  rejected: { label: 'Rejected' },
  expired: { label: 'Not answered in time' },
  unpaid: { label: 'Not paid in time' },
  withdrawn: { label: 'Withdrawn' },
  /** The line came to nothing otherwise. */
  dropped: { label: 'Line cancelled' },
} as const satisfies Record<string, StateRow>

export type PriceChangeState = keyof typeof priceChangeStates
export const priceChangeStateNames = Object.keys(priceChangeStates) as PriceChangeState[]

export const isOpenChange = (state: PriceChangeState): boolean => {
  const row: StateRow = priceChangeStates[state]
  return row.isOpen === true
}

/** What there is to tell of a new price. */
export const priceNews = [
  'proposed',
  'applied',
  'absorbed',
  'lessened',
  'reminded',
  'accepted',
  'unheld',
  'rejected',
  'expired',
  'unpaid',
  'withdrawn',
  'dropped',
] as const
export type PriceNews = (typeof priceNews)[number]

/** Before it is approved, or while it is being prepared: what is packed has its price. */
export const canProposePrice = (status: OrderStatus): boolean =>
  status === 'waiting_for_approval' || status === 'in_progress'

export const priceAnswers = ['accept', 'reject'] as const
export type PriceAnswer = (typeof priceAnswers)[number]

/** The last moment of the window is included. */
export const answerPriceBy = (proposedAt: Date): Date =>
  new Date(proposedAt.getTime() + priceChangeHours * hourMs)

export const payPriceBy = (answeredAt: Date): Date =>
  new Date(answeredAt.getTime() + priceChangePaymentHours * hourMs)

/** What an answer does to a change as it stands: saying the same twice does nothing more. */
export const answerTo = (
  { state, answerBy }: { state: PriceChangeState; answerBy: Date },
  answer: PriceAnswer,
  now: Date,
): 'take' | 'done' | 'over' | 'answered' => {
  if (state === 'proposed') return now <= answerBy ? 'take' : 'over'
  const isSame = answer === 'accept' ? state === 'accepted' || state === 'paying' : state === 'rejected'
  return isSame ? 'done' : 'answered'
}
