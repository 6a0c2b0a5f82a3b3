import { StripeError } from '../http/stripe-error.ts'
import type { Behavior } from './test-cards.ts'

type Refusal = { code: string; decline_code?: string; message: string; param?: string }

const declined = (declineCode: string, message = 'Your card was declined.'): Refusal => ({
  code: 'card_declined',
  decline_code: declineCode,
  message,
})

/** What a bank says when it is asked about a card; null where it has nothing against it. */
const refusals: Record<Behavior, Refusal | null> = {
  succeeds: null,
  fails_when_charged: null,
  asks_for_authentication: null,
  asks_unless_set_up: null,
  asks_then_declines: null,
  disputed_as_fraud: null,
  disputed_as_not_received: null,
  answers_slowly: null,
  answers_too_late: null,
  answer_lost: null,
  error_after_success: null,
  error_kept: null,
  hold_expires_at_once: null,
  hold_expires_soon: null,
  webhooks_twice: null,
  webhooks_late: null,
  webhooks_reordered: null,
  card_declined: declined('generic_decline'),
  insufficient_funds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost_card: declined('lost_card'),
  stolen_card: declined('stolen_card'),
  card_velocity_exceeded: declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  expired_card: { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect.", param: 'cvc' },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
}

const errorOf = ({ message, ...details }: Refusal) =>
  new StripeError({ status: 402, type: 'card_error' }, message, details)

export const cardRefusal = (behavior: Behavior): StripeError | null => {
  const refusal = refusals[behavior]
  return refusal && errorOf(refusal)
}

/** Some cards are good until money is asked of them. */
export const chargeRefusal = (behavior: Behavior): StripeError | null =>
  behavior === 'fails_when_charged' || behavior === 'asks_then_declines'
    ? errorOf(declined('generic_decline'))
    : cardRefusal(behavior)

/** Whether the bank wants to hear it from the card's owner. */
export const asksOwner = ({ behavior, isSetUp }: { behavior: Behavior; isSetUp: boolean }): boolean =>
  behavior === 'asks_for_authentication' ||
  behavior === 'asks_then_declines' ||
  (behavior === 'asks_unless_set_up' && !isSetUp)

/** Nobody is there to answer. */
export const ownerIsAway = () =>
  errorOf({
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  })

export const ownerDidNotConfirm = () =>
  errorOf({
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  })
