import { randomBytes } from 'node:crypto'

/** Where cards are kept: Stripe itself, the sandbox that stands in for it, or nowhere. */
export type PaymentConfig =
  | { provider: 'none' }
  | ({ provider: 'stripe'; publishableKey: string } & Keys)
  | ({ provider: 'sandbox'; origin: string; isOurs: boolean } & Keys)

type Keys = {
  secretKey: string
  /** What the provider signs its webhooks with; null where none are taken. */
  webhookSecret: string | null
  /** Whether asking twice does once. */
  isIdempotent: boolean
  /** How long one answer of the provider is waited for. */
  timeoutMs: number
}

type Variables = {
  NODE_ENV: 'development' | 'production' | 'test'
  PORT: number
  DATABASE_URL?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_BASE?: string | undefined
  PAYMENT_IDEMPOTENCY_KEYS: boolean
  PAYMENT_TIMEOUT_MS: number
}

const isLive = (key: string | undefined) => key?.includes('_live_') ?? false

/** What is set but must not be, so that no real money passes where it can be lost. */
const problemsOf = (set: Variables): string[] => {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_BASE: base } = set
  const live = isLive(secret)
  return [
    base && set.NODE_ENV === 'production'
      ? 'STRIPE_API_BASE is for development: in production, cards are kept by Stripe itself.'
      : null,
    base && live ? 'STRIPE_SECRET_KEY is a live key: it goes to Stripe only. Remove STRIPE_API_BASE.' : null,
    live && !set.DATABASE_URL
      ? 'STRIPE_SECRET_KEY is a live key, and the embedded database is not for real money. Set DATABASE_URL to a PostgreSQL server.'
      : null,
    !base && Boolean(secret) !== Boolean(publishable)
      ? 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY belong together. Set both, or none.'
      : null,
    secret && publishable && live !== isLive(publishable)
      ? 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.'
      : null,
    !set.PAYMENT_IDEMPOTENCY_KEYS && (set.NODE_ENV === 'production' || live)
      ? 'PAYMENT_IDEMPOTENCY_KEYS=off charges people twice: it is for the control run of the tests of faults.'
      : null,
    secret && set.NODE_ENV === 'production' && !set.STRIPE_WEBHOOK_SECRET
      ? 'STRIPE_WEBHOOK_SECRET is missing: without it nobody hears of what happens at Stripe. Set it to the secret of the endpoint (whsec_…).'
      : null,
  ].filter((problem) => problem !== null)
}

/** Nothing is charged with it, and nobody but the sandbox takes it. */
const sandboxKey = 'sk_test_sandbox'

const configOf = (set: Variables): PaymentConfig => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_BASE: base } = set
  const keys = {
    secretKey: secretKey ?? sandboxKey,
    webhookSecret: set.STRIPE_WEBHOOK_SECRET ?? null,
    isIdempotent: set.PAYMENT_IDEMPOTENCY_KEYS,
    timeoutMs: set.PAYMENT_TIMEOUT_MS,
  }
  if (base) return { provider: 'sandbox', ...keys, origin: base, isOurs: false }
  if (secretKey && publishableKey) return { provider: 'stripe', ...keys, publishableKey }
  if (set.NODE_ENV !== 'development') return { provider: 'none' }
  // Handed to the sandbox as it is started: it signs what it delivers from then on with it.
  const webhookSecret = keys.webhookSecret ?? `whsec_${randomBytes(24).toString('base64url')}`
  const origin = `http://localhost:${set.PORT + 2}`
  return { provider: 'sandbox', ...keys, origin, isOurs: true, webhookSecret }
}

export const paymentConfigOf = (set: Variables): { payment: PaymentConfig; problems: string[] } => ({
  payment: configOf(set),
  problems: problemsOf(set),
})
