import { asksOwner, cardRefusal } from '../card/card-check.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { errorBody, refuseRequest, StripeError } from '../http/stripe-error.ts'
import { unixTime } from '../ids.ts'
import { paymentMethodAnswer, requireUsable } from '../payment-method/payment-method.ts'
import { attachPaymentMethod, type PaymentMethod } from '../payment-method/payment-method.store.ts'
import { saveSetupIntent, type SetupIntent } from './setup-intent.store.ts'

export const setupIntentAnswer = (one: SetupIntent) => ({
  id: one.id,
  object: 'setup_intent',
  allowed_payment_method_types: one.allowedTypes,
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: one.clientSecret,
  created: unixTime(one.createdAt),
  customer: one.customerId,
  customer_account: null,
  description: one.description,
  excluded_payment_method_types: null,
  flow_directions: null,
  last_setup_error: one.lastError,
  latest_attempt: null,
  livemode: false,
  mandate: null,
  metadata: one.metadata,
  next_action: one.status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
  on_behalf_of: null,
  payment_method: one.paymentMethodId,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_method_types: ['card'],
  single_use_mandate: null,
  status: one.status,
  usage: one.usage,
})

/** Asks the card's bank. What it says is kept with the intent, also a no. */
export const confirmSetup = async (tx: Queries, before: SetupIntent, method: PaymentMethod | null) => {
  if (before.status === 'succeeded')
    refuseRequest('You cannot confirm this SetupIntent because it has already succeeded.', {
      code: 'setup_intent_unexpected_state',
      setup_intent: setupIntentAnswer(before),
    })
  if (method === null)
    return refuseRequest(
      'You cannot confirm this SetupIntent because it is missing a payment method. Update the SetupIntent with a payment method, then confirm it again.',
      { code: 'setup_intent_unexpected_state', setup_intent: setupIntentAnswer(before) },
    )
  requireUsable(method, before.customerId)
  const refusal = cardRefusal(method.behavior)
  if (refusal !== null) return refused(tx, before, { refusal, method: paymentMethodAnswer(method) })
  const asks = asksOwner(method)
  const after: SetupIntent = {
    ...before,
    paymentMethodId: method.id,
    lastError: null,
    status: asks ? 'requires_action' : 'succeeded',
  }
  if (!asks && before.customerId !== null) await attachPaymentMethod(tx, method.id, before.customerId)
  await saveSetupIntent(tx, after)
  return setupIntentAnswer(after)
}

type Refused = { refusal: StripeError; method: object }

const refused = async (tx: Queries, before: SetupIntent, { refusal, method }: Refused) => {
  const { error } = errorBody(refusal)
  const after: SetupIntent = {
    ...before,
    status: 'requires_payment_method',
    paymentMethodId: null,
    lastError: { ...error, payment_method: method },
  }
  await saveSetupIntent(tx, after)
  return new StripeError(refusal, refusal.message, {
    ...refusal.details,
    payment_method: method,
    setup_intent: setupIntentAnswer(after),
  })
}
