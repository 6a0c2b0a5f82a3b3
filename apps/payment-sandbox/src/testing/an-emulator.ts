import Stripe from 'stripe'
import { test } from 'vitest'
import { openTestSandbox } from './a-sandbox.ts'

// STRIPE_API_BASE points the suite at whatever claims to speak like Stripe (https://api.stripe.com with a test key in
// STRIPE_TEST_KEY); without it, at this sandbox. EMULATOR names it, so that only what it claims to do is asked of it.

/** What an emulator can be asked at all; how well it answers is what the suite finds out. */
export const capabilities = [
  'customers',
  'setup_intents',
  'payment_methods',
  'payment_intents',
  'manual_capture',
  'authentication',
  'declines',
  'charges_api',
  'refunds',
  'events',
  'webhook_endpoints',
  'webhooks',
  'idempotency',
  'connect',
  'onboarding_page',
  'refusals',
  'unknown_parameters',
  'billing',
  'end_period',
  'disputes',
  'raised_disputes',
] as const
export type Capability = (typeof capabilities)[number]

const supported: Record<string, readonly Capability[]> = {
  sandbox: capabilities.filter((one) => one !== 'charges_api'),
  stripe: capabilities.filter(
    (one) => one !== 'onboarding_page' && one !== 'end_period' && one !== 'raised_disputes',
  ),
  'stripe-stateful-mock': ['customers', 'charges_api', 'idempotency', 'refusals'],
  emulate: ['customers', 'payment_intents', 'refusals'],
}

/** What was measured to be wrong, and what is answered instead. Should it be mended, the case fails and says so. */
const deviations: Record<string, Record<string, string>> = {
  'stripe-stateful-mock': {
    'are made, changed, read and deleted':
      'replaces all metadata, keeps what is sent empty, and deletes no customer',
    'that never were are missing': 'names the customer without quotes',
    'never gives more than it holds': 'captures more than was held',
  },
  emulate: {
    'are made, changed, read and deleted':
      'replaces all metadata, keeps what is sent empty, and answers 404 for a deleted customer',
    'are made, read, changed and listed by customer': 'replaces all metadata',
    'answers nothing that it does not know':
      'answers 404 without an error object, which the library takes for an answer',
  },
}

const given = process.env.STRIPE_API_BASE
const emulator = process.env.EMULATOR ?? (given === undefined ? 'sandbox' : 'stripe')

export const can = (...needed: Capability[]): boolean => {
  const able = supported[emulator]
  if (able === undefined) throw new Error(`EMULATOR is "${emulator}", of which nothing is known.`)
  return needed.every((one) => able.includes(one))
}

/** A case of the suite, or one that this emulator is known to get wrong. */
export const conforms = (name: string, ask: () => Promise<unknown>) =>
  (deviations[emulator]?.[name] === undefined ? test : test.fails)(name, async () => {
    await ask()
  })

export const stripeAt = (address: string) => {
  const { protocol, hostname, port } = new URL(address)
  return new Stripe(process.env.STRIPE_TEST_KEY ?? 'sk_test_conformance', {
    apiVersion: '2026-10-28.endive',
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port || (protocol === 'http:' ? 80 : 443),
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

export type Emulator = { stripe: Stripe; origin: string; close: () => Promise<void> }

export const openEmulator = async (): Promise<Emulator> => {
  if (given) return { stripe: stripeAt(given), origin: given, close: async () => undefined }
  const { origin, close } = await openTestSandbox()
  return { stripe: stripeAt(origin), origin, close }
}

/** What was refused; that it was refused is the first thing asked. */
export const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => {
      throw new Error('It was not refused.')
    },
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? error : Promise.reject(error)),
  )

export const aKey = () => `conformance-${Date.now()}-${Math.random()}`

/** Where a bank sends its customer back to. */
export const returnUrl = 'https://shop.example/checkout-payment?order=17'

export const aCustomer = async (stripe: Stripe) => (await stripe.customers.create({ name: 'Ana Quill' })).id

type HoldTerms = Partial<Stripe.PaymentIntentCreateParams> & { payment_method: string }

/** $123.45 of a customer of its own, as the shop asks for it. */
export const hold = async (stripe: Stripe, terms: HoldTerms) =>
  stripe.paymentIntents.create({
    amount: 12_345,
    currency: 'usd',
    customer: await aCustomer(stripe),
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    confirm: true,
    return_url: returnUrl,
    ...terms,
  })
