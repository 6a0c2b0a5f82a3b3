import { isCancelTime, isHeld, type OrderStatus } from './order-status.rules.ts'

/** What becomes of a client's wish to cancel a line when a click does not do it any more (domain §3.12). */
export const cancelRequestStates = ['asked', 'accepted', 'refused', 'overtaken'] as const
export type CancelRequestState = (typeof cancelRequestStates)[number]

export const cancelAnswers = ['accept', 'refuse'] as const
export type CancelAnswer = (typeof cancelAnswers)[number]

/** Up to Ready to Pick Up: once a carrier is booked, what is not wanted is returned. */
export const isCancelAnswerable = (status: OrderStatus): boolean =>
  isHeld(status) && status !== 'accept_to_pick_up'

type Line = { status: OrderStatus; placedAt: Date; isAsked: boolean }

/** While a click cancels nobody has to be asked. */
export const canAskToCancel = ({ status, placedAt, isAsked }: Line, now: Date): boolean =>
  !isAsked && !isCancelTime(placedAt, now) && isCancelAnswerable(status)

export const stateAfter = (answer: CancelAnswer): 'accepted' | 'refused' =>
  answer === 'accept' ? 'accepted' : 'refused'
