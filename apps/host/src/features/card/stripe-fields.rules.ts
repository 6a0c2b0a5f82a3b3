import { paymentMessages } from '@showroom/contract/payment/payment.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'

/** Stripe's own three fields, by the names that the specification has for them. */
export const stripeFields = ['card_number', 'exp_date', 'cvv'] as const
export type StripeField = (typeof stripeFields)[number]

export type TypedFields = Record<StripeField, { isComplete: boolean; isEmpty: boolean }>

export const nothingTyped: TypedFields = {
  card_number: { isComplete: false, isEmpty: true },
  exp_date: { isComplete: false, isEmpty: true },
  cvv: { isComplete: false, isEmpty: true },
}

/** The specification's sentences (§5, §8), each for its own field. */
const sentences: Record<StripeField, string> = {
  card_number: paymentMessages.cardNumber,
  exp_date: paymentMessages.expDate,
  cvv: paymentMessages.cvv,
}

/** What is not whole, or not right, before the card is handed over. */
export const typedErrors = (typed: TypedFields): FieldErrors =>
  Object.fromEntries(
    stripeFields.filter((field) => !typed[field].isComplete).map((field) => [field, [sentences[field]]]),
  )

/** What Stripe found when it was asked: of a field where its code names one, else of the card as a whole. */
export const refusedErrors = ({
  type,
  code = '',
}: {
  type: string
  code?: string | undefined
}): FieldErrors => {
  if (/expiry/.test(code)) return { exp_date: [sentences.exp_date] }
  if (/cvc/.test(code)) return { cvv: [sentences.cvv] }
  return { card_number: [type === 'validation_error' ? sentences.card_number : paymentMessages.unavailable] }
}

/** The field that comes after one that is right; the last has none. */
export const fieldAfter = (field: StripeField): StripeField | undefined =>
  stripeFields[stripeFields.indexOf(field) + 1]

/** Which field is to be looked at: the first in error, else the first. */
export const fieldToShow = (errors: FieldErrors): StripeField =>
  stripeFields.find((field) => errors[field]) ?? 'card_number'
