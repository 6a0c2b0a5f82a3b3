import { paymentMessages } from '@showroom/contract/payment/payment.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import Stripe from 'stripe'

const declines: Record<string, FieldErrors> = {
  incorrect_number: { card_number: [paymentMessages.cardNumber] },
  invalid_number: { card_number: [paymentMessages.cardNumber] },
  expired_card: { exp_date: [paymentMessages.expDate] },
  invalid_expiry_month: { exp_date: [paymentMessages.expDate] },
  invalid_expiry_year: { exp_date: [paymentMessages.expDate] },
  incorrect_cvc: { cvv: [paymentMessages.cvv] },
  invalid_cvc: { cvv: [paymentMessages.cvv] },
  processing_error: { card_number: [paymentMessages.unavailable] },
}

const decline = ({ code, decline_code }: { code?: string; decline_code?: string }): FieldErrors => {
  if (decline_code === 'insufficient_funds') return { card_number: [paymentMessages.insufficientFunds] }
  return declines[code ?? ''] ?? { card_number: [paymentMessages.declined] }
}

/** What a person can mend, under the field it is about. `isOurs`: they did nothing wrong, and somebody must look. */
export const cardRefusal = (error: unknown): { errors: FieldErrors; isOurs: boolean } => {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
  if (error instanceof StripeCardError)
    return {
      errors: decline({
        ...(error.code ? { code: error.code } : {}),
        ...(error.decline_code ? { decline_code: error.decline_code } : {}),
      }),
      isOurs: false,
    }
  if (
    error instanceof StripeInvalidRequestError &&
    /payment[ _]?method/i.test(`${error.param} ${error.message}`)
  )
    return { errors: { card_number: [paymentMessages.enterAgain] }, isOurs: false }
  return { errors: { card_number: [paymentMessages.unavailable] }, isOurs: true }
}
