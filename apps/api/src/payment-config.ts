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
}

type Variables = {
  NODE_ENV: 'development' | 'production' | 'test'
  PORT: number
  DATABASE_URL?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_BASE?: string | undefined
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
  ].filter((problem) => problem !== null)
}

/** Nothing is charged with it, and nobody but the sandbox takes it. */
const sandboxKey = 'sk_test_sandbox'

const configOf = (set: Variables): PaymentConfig => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_BASE: base } = set
  const webhookSecret = set.STRIPE_WEBHOOK_SECRET ?? null
  if (base)
    return {
      provider: 'sandbox',
      secretKey: secretKey ?? sandboxKey,
      origin: base,
      isOurs: false,
      webhookSecret,
    }
  if (secretKey && publishableKey) return { provider: 'stripe', secretKey, publishableKey, webhookSecret }
  if (set.NODE_ENV !== 'development') return { provider: 'none' }
  return {
    provider: 'sandbox',
    secretKey: sandboxKey,
    origin: `http://localhost:${set.PORT + 2}`,
    isOurs: true,
    // Handed to the sandbox as it is started: it signs what it delivers from then on with it.
    webhookSecret: webhookSecret ?? `whsec_${randomBytes(24).toString('base64url')}`,
  }
}

export const paymentConfigOf = (set: Variables): { payment: PaymentConfig; problems: string[] } => ({
  payment: configOf(set),
  problems: problemsOf(set),
})
