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

export const cardRefusal = (behavior: Behavior): StripeError | null => {
  const refusal = refusals[behavior]
  if (refusal === null) return null
  const { message, ...details } = refusal
  return new StripeError(402, 'card_error', message, details)
}
