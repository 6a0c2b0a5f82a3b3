import Stripe from 'stripe'
import type { Confirmed, HoldRequest, Intent, Intents, ProviderEvent, Refund } from './intents.ts'
import { event, listed, listOf, paymentIntent, refund } from './provider-answers.ts'
import type { Patience } from './provider-patience.ts'
import { ProviderNonsense, read } from './provider-reading.ts'

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1_000)
const dateOf = (seconds: number) => new Date(seconds * 1_000)

const intentIn = (answer: unknown): Intent => {
  const intent = read(paymentIntent, answer)
  const { code, decline_code } = intent.last_payment_error ?? {}
  return {
    id: intent.id,
    status: intent.status,
    amountCents: intent.amount,
    capturableCents: intent.amount_capturable,
    receivedCents: intent.amount_received,
    customerId: intent.customer,
    holdId: intent.metadata.hold ?? null,
    operationId: intent.metadata.operation ?? null,
    declineCode: decline_code ?? code ?? null,
    confirmUrl: intent.next_action?.redirect_to_url?.url ?? null,
    createdAt: dateOf(intent.created),
  }
}

const namedIntent = (answer: unknown, id: string): Intent => {
  const intent = intentIn(answer)
  if (intent.id !== id) throw new ProviderNonsense(['id'])
  return intent
}

const refundIn = (answer: unknown): Refund => {
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
  return { id, type, objectId: object.id, objectKind: object.object, intentId, createdAt: dateOf(created) }
}

/** A no of the bank, or a card that is not there any more: final for this hold. Null: nobody knows yet. */
const refusalIn = (error: unknown): Confirmed | null => {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
  if (error instanceof StripeCardError) {
    if (error.payment_intent) return { kind: 'intent', intent: intentIn(error.payment_intent) }
    return { kind: 'declined', declineCode: error.decline_code ?? error.code ?? 'card_declined' }
  }
  if (
    error instanceof StripeInvalidRequestError &&
    /payment[ _]?method/i.test(`${error.param} ${error.message}`)
  )
    return { kind: 'declined', declineCode: 'payment_method_gone' }
  return null
}

const askedAs = ({ returnUrl, ...request }: HoldRequest): Stripe.PaymentIntentCreateParams => ({
  amount: request.amountCents,
  currency: 'usd',
  customer: request.customerId,
  payment_method: request.paymentMethodId,
  allowed_payment_method_types: ['card'],
  capture_method: 'manual',
  confirm: true,
  metadata: { hold: request.holdId, operation: request.operationId, order: request.orderId },
  ...(returnUrl === null
    ? { off_session: true }
    : { setup_future_usage: 'off_session', return_url: returnUrl }),
})

const pageSize = 100

/** Page by page until there are no more; `has_more` of a list that gives nothing is nonsense. */
const pagesOf = async <Item>(
  page: (after: string | undefined) => Promise<{ data: { id: string; item: Item | null }[]; more: boolean }>,
): Promise<Item[]> => {
  const found: Item[] = []
  let after: string | undefined
  for (;;) {
    const { data, more } = await page(after)
    found.push(...data.flatMap(({ item }) => (item === null ? [] : [item])))
    if (!more) return found
    const last = data.at(-1)?.id
    if (last === undefined || last === after) throw new ProviderNonsense(['has_more'])
    after = last
  }
}

export type Asking = { patience: Patience; optionsOf: (key: string) => Stripe.RequestOptions }

/** Money at the provider. Every answer is read before it counts. */
export const intentsOf = (stripe: Stripe, { patience, optionsOf }: Asking): Intents => ({
  confirmHold: async (request, key) => {
    try {
      const answer = await patience(() => stripe.paymentIntents.create(askedAs(request), optionsOf(key)))
      return { kind: 'intent', intent: intentIn(answer) }
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal) return refusal
      throw error
    }
  },
  readHold: async (intentId) =>
    namedIntent(await patience(() => stripe.paymentIntents.retrieve(intentId)), intentId),
  capture: async (intentId, amountCents, key) => {
    const asked = { amount_to_capture: amountCents }
    const answer = await patience(() => stripe.paymentIntents.capture(intentId, asked, optionsOf(key)))
    return namedIntent(answer, intentId)
  },
  cancel: async (intentId, key) =>
    namedIntent(await patience(() => stripe.paymentIntents.cancel(intentId, {}, optionsOf(key))), intentId),
  refund: async ({ intentId, amountCents, operationId }, key) => {
    const asked = { payment_intent: intentId, amount: amountCents, metadata: { operation: operationId } }
    return refundIn(await patience(() => stripe.refunds.create(asked, optionsOf(key))))
  },
  readRefund: async (refundId) => refundIn(await patience(() => stripe.refunds.retrieve(refundId))),
  refundsOf: async (intentId) => {
    const asked = { payment_intent: intentId, limit: pageSize }
    return pagesOf(async (after) => {
      const answer = await patience(() =>
        stripe.refunds.list({ ...asked, ...(after ? { starting_after: after } : {}) }),
      )
      const { data, has_more } = read(listOf(refund), answer)
      return { data: data.map((one) => ({ id: one.id, item: refundIn(one) })), more: has_more }
    })
  },
  listIntents: ({ createdSince, customerId }) => {
    const asked = {
      created: { gte: secondsOf(createdSince) },
      limit: pageSize,
      ...(customerId ? { customer: customerId } : {}),
    }
    return pagesOf(async (after) => {
      const answer = await patience(() =>
        stripe.paymentIntents.list({ ...asked, ...(after ? { starting_after: after } : {}) }),
      )
      const { data, has_more } = read(listOf(listed.loose()), answer)
      const items = data.map((one) => ({ id: one.id, item: one.metadata?.hold ? intentIn(one) : null }))
      return { data: items, more: has_more }
    })
  },
  listEvents: ({ createdSince }) => {
    const asked = { created: { gte: secondsOf(createdSince) }, limit: pageSize }
    return pagesOf(async (after) => {
      const answer = await patience(() =>
        stripe.events.list({ ...asked, ...(after ? { starting_after: after } : {}) }),
      )
      const { data, has_more } = read(listOf(listed.loose()), answer)
      return { data: data.map((one) => ({ id: one.id, item: eventIn(one) })), more: has_more }
    })
  },
})
