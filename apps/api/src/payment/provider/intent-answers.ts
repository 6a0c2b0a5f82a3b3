import Stripe from 'stripe'
import type { z } from 'zod'
import type { Intent, ProviderEvent, Refund } from './intents.ts'
import { event, paymentIntent, refund } from './provider-answers.ts'
import { UnexpectedProviderAnswer, read } from './provider-reading.ts'

const dateOf = (seconds: number) => new Date(seconds * 1_000)

/** What every payment tells, held first or charged at once. */
export const paymentIn = (intent: z.output<typeof paymentIntent>) => ({
  id: intent.id,
  status: intent.status,
  amountCents: intent.amount,
  receivedCents: intent.amount_received,
  declineCode: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
  confirmUrl: intent.next_action?.redirect_to_url?.url ?? null,
  createdAt: dateOf(intent.created),
})

export const intentIn = (answer: unknown): Intent => {
  const intent = read(paymentIntent, answer)
  return {
    ...paymentIn(intent),
    capturableCents: intent.amount_capturable,
    customerId: intent.customer,
    holdId: intent.metadata.hold ?? null,
    operationId: intent.metadata.operation ?? null,
  }
}

export const namedIntent = (answer: unknown, id: string): Intent => {
  const intent = intentIn(answer)
  if (intent.id !== id) throw new UnexpectedProviderAnswer(['id'])
  return intent
}

export const refundIn = (answer: unknown): Refund => {
  const { id, status, amount, payment_intent, metadata } = read(refund, answer)
  const isOpen = status === 'pending' || status === 'requires_action'
  return {
    id,
    status: status === 'succeeded' ? 'succeeded' : isOpen ? 'pending' : 'failed',
    amountCents: amount,
    intentId: payment_intent,
    operationId: metadata?.operation ?? null,
  }
}

export const eventIn = (answer: unknown): ProviderEvent => {
  const { id, type, created, data } = read(event, answer)
  const { object } = data
  const intentId = object.object === 'payment_intent' ? object.id : (object.payment_intent ?? null)
  // An invoice tells of its subscription: that is what is read again.
  const objectId = object.parent?.subscription_details?.subscription ?? object.id
  return { id, type, objectId, objectKind: object.object, intentId, createdAt: dateOf(created) }
}

/** The payment that a bank’s no is about. */
export const refusedIntentIn = (error: unknown): unknown =>
  error instanceof Stripe.errors.StripeCardError ? (error.payment_intent ?? null) : null

/** Why a bank says no, or the card is not there any more: both are final. Null: nobody knows yet. */
export const declineCodeIn = (error: unknown): string | null => {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
  if (error instanceof StripeCardError) return error.decline_code ?? error.code ?? 'card_declined'
  const isOfCard =
    error instanceof StripeInvalidRequestError &&
    /payment[ _]?method/i.test(`${error.param} ${error.message}`)
  return isOfCard ? 'payment_method_gone' : null
}
