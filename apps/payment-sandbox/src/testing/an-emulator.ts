import Stripe from 'stripe'
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
  'unknown_parameters',
] as const
export type Capability = (typeof capabilities)[number]

const supported: Record<string, readonly Capability[]> = {
  sandbox: capabilities.filter((one) => one !== 'charges_api'),
  stripe: capabilities,
  'stripe-stateful-mock': ['customers', 'charges_api', 'refunds', 'idempotency'],
  emulate: ['customers', 'payment_intents', 'refunds', 'webhook_endpoints', 'webhooks'],
}

const given = process.env.STRIPE_API_BASE
const name = process.env.EMULATOR ?? (given === undefined ? 'sandbox' : 'stripe')

export const can = (...needed: Capability[]): boolean => {
  const able = supported[name]
  if (able === undefined) throw new Error(`EMULATOR is "${name}", of which nothing is known.`)
  return needed.every((one) => able.includes(one))
}

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

export type Emulator = { stripe: Stripe; close: () => Promise<void> }

export const openEmulator = async (): Promise<Emulator> => {
  if (given) return { stripe: stripeAt(given), close: async () => undefined }
  const { origin, close } = await openTestSandbox()
  return { stripe: stripeAt(origin), close }
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
