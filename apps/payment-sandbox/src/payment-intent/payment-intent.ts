import type { Queries } from '../db/sandbox-db.ts'
import { refuseMissing, refuseRequest, StripeError } from '../http/stripe-error.ts'
import { unixTime } from '../ids.ts'
import { intentById, type PaymentIntent, type PaymentStatus } from './payment-intent.store.ts'

export const requireIntent = async (tx: Queries, id: string): Promise<PaymentIntent> =>
  (await intentById(tx, id)) ?? refuseMissing('payment_intent', id, 'intent')

/** Where the bank asks the card's owner. */
const nextAction = ({ status, returnUrl, clientSecret }: PaymentIntent, origin: string) => {
  if (status !== 'requires_action') return null
  if (returnUrl === null) return { type: 'use_stripe_sdk', use_stripe_sdk: {} }
  const url = `${origin}/3d-secure/${clientSecret}`
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
}

/** Fields of Stripe's answer that nothing here ever fills. */
const notOffered = {
  application: null,
  application_fee_amount: null,
  customer_account: null,
  excluded_payment_method_types: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  processing: null,
  receipt_email: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
}

export const intentAnswer = (one: PaymentIntent, origin: string) => ({
  id: one.id,
  object: 'payment_intent',
  ...notOffered,
  allowed_payment_method_types: one.allowedTypes,
  amount: one.amount,
  amount_capturable: one.status === 'requires_capture' ? one.amount : 0,
  amount_received: one.amountReceived,
  automatic_payment_methods: one.automatic,
  canceled_at: one.canceledAt && unixTime(one.canceledAt),
  cancellation_reason: one.cancellationReason,
  capture_method: one.captureMethod,
  client_secret: one.clientSecret,
  confirmation_method: 'automatic',
  created: unixTime(one.createdAt),
  currency: one.currency,
  customer: one.customerId,
  description: one.description,
  last_payment_error: one.lastError,
  latest_charge: one.latestChargeId,
  livemode: false,
  metadata: one.metadata,
  next_action: nextAction(one, origin),
  payment_method: one.paymentMethodId,
  payment_method_options: { card: { network: null, request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  setup_future_usage: one.setupFutureUsage,
  status: one.status,
  transfer_group: one.transferGroup,
})

type Deed = { verb: 'confirmed' | 'captured' | 'canceled'; from: readonly PaymentStatus[] }

const alternatives = (statuses: readonly string[]) =>
  statuses.length < 2
    ? (statuses[0] ?? '')
    : `${statuses.slice(0, -1).join(', ')} or ${statuses[statuses.length - 1] ?? ''}`

/** Refuses what the intent's status does not allow, in Stripe's words. */
export const requireStatus = (one: PaymentIntent, { verb, from }: Deed, origin: string) => {
  if (from.includes(one.status)) return
  const details = { code: 'payment_intent_unexpected_state', payment_intent: intentAnswer(one, origin) }
  if (verb === 'confirmed' && one.status === 'succeeded')
    throw new StripeError(
      { status: 400, type: 'invalid_request_error' },
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      details,
    )
  const rule =
    verb === 'canceled'
      ? `Only a PaymentIntent with one of the following statuses may be canceled: ${from.join(', ')}.`
      : `Only a PaymentIntent with one of the following statuses may be ${verb}: ${alternatives(from)}.`
  refuseRequest(
    `This PaymentIntent could not be ${verb} because it has a status of ${one.status}. ${rule}`,
    details,
  )
}
