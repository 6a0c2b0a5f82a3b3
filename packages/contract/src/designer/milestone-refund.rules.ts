import { milestoneRefundDays } from '../policy/figures.ts'
import { scaled } from '../shared/money.ts'
import { dayMs } from '../shared/time.ts'
import type { HireSide } from './designer-choices.ts'
import type { MilestoneMoney } from './milestone.rules.ts'

/** Asked, the designer answers; declined, or without an answer in time, an Admin decides. */
export const refundStates = ['asked', 'disputed', 'refunded', 'refused', 'withdrawn'] as const
export type RefundState = (typeof refundStates)[number]

export const refundActions = ['agree', 'decline', 'withdraw'] as const
export type RefundAction = (typeof refundActions)[number]

type Step = { by: HireSide; from: readonly RefundState[]; to: RefundState }

const steps: Record<RefundAction, Step> = {
  // A designer may still agree while an Admin has not decided.
  agree: { by: 'designer', from: ['asked', 'disputed'], to: 'refunded' },
  decline: { by: 'designer', from: ['asked'], to: 'disputed' },
  withdraw: { by: 'client', from: ['asked', 'disputed'], to: 'withdrawn' },
}

/** Where an answer leads; null where it may not be given. */
export const nextRefundState = (
  action: RefundAction,
  { state, side }: { state: RefundState; side: HireSide },
): RefundState | null => {
  const { by, from, to } = steps[action]
  return by === side && from.includes(state) ? to : null
}

export const refundActionsOf = (state: RefundState, side: HireSide): RefundAction[] =>
  refundActions.filter((action) => nextRefundState(action, { state, side }) !== null)

export const isOpenRefund = (state: RefundState): boolean => state === 'asked' || state === 'disputed'

/** A milestone that was charged; `returnedCents`: what is given back of it, or on its way. */
export type ChargedMilestone = {
  money: MilestoneMoney
  amountCents: number
  returnedCents: number
  approvedAt: Date | null
}

/** What is left to be given back. Nothing before it was charged. */
export const leftOf = ({ money, amountCents, returnedCents }: ChargedMilestone): number =>
  money === 'paid' ? amountCents - returnedCents : 0

/** What a client may ask for at a moment: for so many days after the approval, the last moment included. */
export const askableOf = (milestone: ChargedMilestone, now: Date): number => {
  const { approvedAt } = milestone
  const isInTime = approvedAt !== null && now.getTime() <= approvedAt.getTime() + milestoneRefundDays * dayMs
  return isInTime ? leftOf(milestone) : 0
}

type Refunding = { amountCents: number; feeCents: number; returnedCents: number; refundCents: number }

/** Whose money a refund is: our fee goes back in the same proportion, so that all refunds together give it back whole. */
export const refundParts = ({ amountCents, feeCents, returnedCents, refundCents }: Refunding) => {
  const feeUpTo = (cents: number): number => scaled(feeCents, cents, amountCents)
  const ours = feeUpTo(returnedCents + refundCents) - feeUpTo(returnedCents)
  return { designerCents: refundCents - ours, feeCents: ours }
}
