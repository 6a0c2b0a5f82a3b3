import Stripe from 'stripe'
import { declineCodeIn, intentIn, namedIntent, refundIn, refusedIntentIn } from './intent-answers.ts'
import type { Confirmed, HoldRequest, Intents } from './intents.ts'
import { listed } from './provider-answers.ts'
import { listsOf } from './provider-lists.ts'
import type { Retry } from './provider-retry.ts'
import { read } from './provider-reading.ts'

/** A no of the bank, or a card that is not there any more: final for this hold. Null: nobody knows yet. */
const refusalIn = (error: unknown): Confirmed | null => {
  const refused = refusedIntentIn(error)
  if (refused) return { kind: 'intent', intent: intentIn(refused) }
  const declineCode = declineCodeIn(error)
  return declineCode === null ? null : { kind: 'declined', declineCode }
}

const askedAs = ({ returnUrl, ...request }: HoldRequest): Stripe.PaymentIntentCreateParams => ({
  amount: request.amountCents,
  currency: 'usd',
  customer: request.customerId,
  payment_method: request.paymentMethodId,
  allowed_payment_method_types: ['card'],
  capture_method: 'manual',
  confirm: true,
  metadata: { hold: request.holdId, operation: request.operationId, order: request.payableId },
  ...(returnUrl === null
    ? { off_session: true }
    : { setup_future_usage: 'off_session', return_url: returnUrl }),
})

const orMissing = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null
    throw error
  })

const isOurs = (answer: unknown, mark: 'hold' | 'operation'): boolean =>
  read(listed, answer).metadata?.[mark] !== undefined

export type IntentDeps = { retry: Retry; optionsOf: (key: string) => Stripe.RequestOptions }

/** Money at the provider. Every answer is read before it counts. */
export const intentsOf = (stripe: Stripe, { retry, optionsOf }: IntentDeps): Intents => ({
  confirmHold: async (request, key) => {
    try {
      const answer = await retry(() => stripe.paymentIntents.create(askedAs(request), optionsOf(key)))
      return { kind: 'intent', intent: intentIn(answer) }
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal) return refusal
      throw error
    }
  },
  readHold: async (intentId) =>
    namedIntent(await retry(() => stripe.paymentIntents.retrieve(intentId)), intentId),
  findHold: async (intentId) => {
    const answer = await orMissing(retry(() => stripe.paymentIntents.retrieve(intentId)))
    return answer && isOurs(answer, 'hold') ? namedIntent(answer, intentId) : null
  },
  capture: async (intentId, amountCents, key) => {
    const asked = { amount_to_capture: amountCents }
    const answer = await retry(() => stripe.paymentIntents.capture(intentId, asked, optionsOf(key)))
    return namedIntent(answer, intentId)
  },
  cancel: async (intentId, key) =>
    namedIntent(await retry(() => stripe.paymentIntents.cancel(intentId, {}, optionsOf(key))), intentId),
  refund: async ({ intentId, amountCents, operationId }, key) => {
    const asked = { payment_intent: intentId, amount: amountCents, metadata: { operation: operationId } }
    return refundIn(await retry(() => stripe.refunds.create(asked, optionsOf(key))))
  },
  readRefund: async (refundId) => refundIn(await retry(() => stripe.refunds.retrieve(refundId))),
  findRefund: async (refundId) => {
    const answer = await orMissing(retry(() => stripe.refunds.retrieve(refundId)))
    return answer && isOurs(answer, 'operation') ? refundIn(answer) : null
  },
  ...listsOf(stripe, retry),
})
