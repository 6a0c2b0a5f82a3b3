import type { Queries } from '../db/sandbox-db.ts'
import { refuseMissing, refuseRequest, StripeError } from '../http/stripe-error.ts'
import { unixTime } from '../ids.ts'
import { namedTestMethods } from './named-test-methods.ts'
import { newPaymentMethod } from './new-payment-method.ts'
import { type PaymentMethod, paymentMethodById } from './payment-method.store.ts'

/** As Stripe answers it; what a card of ours never has is null or empty as there. */
export const paymentMethodAnswer = (one: PaymentMethod) => ({
  id: one.id,
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    email: null,
    name: one.name,
    phone: null,
    tax_id: null,
  },
  card: {
    brand: one.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: one.customerId === null ? 'unchecked' : 'pass',
    },
    country: one.country,
    display_brand: one.brand,
    exp_month: one.expMonth,
    exp_year: one.expYear,
    fingerprint: one.fingerprint,
    funding: one.funding,
    generated_from: null,
    last4: one.last4,
    networks: { available: [one.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: unixTime(one.createdAt),
  customer: one.customerId,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
})

export const requirePaymentMethod = async (tx: Queries, id: string, param: string): Promise<PaymentMethod> =>
  (await paymentMethodById(tx, id)) ?? refuseMissing('PaymentMethod', id, param)

/** One that is there, or a new one of a card that Stripe has a name for. */
export const requireGiven = async (tx: Queries, id: string, now: Date): Promise<PaymentMethod> => {
  const number = namedTestMethods[id]
  if (number === undefined) return requirePaymentMethod(tx, id, 'payment_method')
  const expiry = { month: now.getMonth() + 1, year: now.getFullYear() + 1 }
  const made = await newPaymentMethod(tx, { number, expiry, name: null, now })
  return made ?? refuseMissing('PaymentMethod', id, 'payment_method')
}

/** Refuses a card that another customer holds, or that was taken off one: it is used up. */
export const requireUsable = (one: PaymentMethod, customerId: string | null) => {
  if (one.detachedAt !== null)
    refuseRequest(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    )
  if (one.customerId !== null && one.customerId !== customerId)
    throw new StripeError(
      { status: 400, type: 'invalid_request_error' },
      'The payment method you provided has already been attached to a customer.',
      { code: 'payment_method_unexpected_state' },
    )
}
