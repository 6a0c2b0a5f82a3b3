import { paymentMessages } from '@showroom/contract/payment/payment.messages'
import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
} from '@stripe/stripe-js'
import type { Tokenized } from './card-fields.ts'
import { themeAround } from './frame-channel.ts'
import { cardMessages as messages } from './messages.ts'
import {
  fieldAfter,
  refusedErrors,
  type StripeField,
  stripeFields,
  type TypedFields,
  typedErrors,
} from './stripe-fields.rules.ts'
import { openStripe } from './stripe-script.ts'

export type StripeBoxes = Record<StripeField, HTMLElement>
type Element = StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement
export type OpenedFields = {
  stripe: Stripe
  elements: Record<StripeField, Element>
  number: StripeCardNumberElement
}

type Heard = {
  ready: () => void
  lost: () => void
  typed: (field: StripeField, typed: TypedFields[StripeField]) => void
}

/** Number, date and CVC in three frames of Stripe's, each in its box; one that is right hands the keyboard on. */
export const openStripeFields = async (
  publishableKey: string,
  boxes: StripeBoxes,
  heard: Heard,
): Promise<OpenedFields> => {
  const stripe = await openStripe(publishableKey)
  const { ink, danger } = themeAround(boxes.card_number)
  const style = {
    base: { fontSize: '16px', ...(ink ? { color: ink } : {}) },
    invalid: danger ? { color: danger } : {},
  }
  const group = stripe.elements()
  const number = group.create('cardNumber', { style, showIcon: true })
  const elements = {
    card_number: number,
    exp_date: group.create('cardExpiry', { style }),
    cvv: group.create('cardCvc', { style }),
  }
  let coming = stripeFields.length
  for (const field of stripeFields) {
    const element = elements[field] as StripeCardNumberElement
    element.on('ready', () => {
      coming -= 1
      if (coming === 0) heard.ready()
    })
    element.on('loaderror', heard.lost)
    element.on('change', ({ complete, empty }) => {
      heard.typed(field, { isComplete: complete, isEmpty: empty })
      const next = complete ? fieldAfter(field) : undefined
      if (next) elements[next].focus()
    })
    element.mount(boxes[field])
  }
  return { stripe, elements, number }
}

export const closeStripeFields = ({ elements }: OpenedFields): void => {
  for (const field of stripeFields) elements[field].destroy()
}

/** Hands what was typed to Stripe, once each field is whole. */
export const tokenizeWith = async (
  { stripe, number }: OpenedFields,
  name: string,
  typed: TypedFields,
): Promise<Tokenized> => {
  const missing = name.trim() === '' ? { name_on_Card: [messages.nameMissing] } : {}
  const errors = { ...typedErrors(typed), ...missing }
  if (Object.keys(errors).length > 0) return { errors }
  const made = await stripe.createPaymentMethod({
    type: 'card',
    card: number,
    billing_details: { name: name.trim() },
  })
  if (made.error) return { errors: refusedErrors(made.error) }
  const { id, card } = made.paymentMethod
  if (!card) return { errors: { card_number: [paymentMessages.unavailable] } }
  const { brand, last4, exp_month, exp_year } = card
  return { payment_method_id: id, brand, last4, exp_month, exp_year }
}
