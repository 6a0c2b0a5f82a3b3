import { resolve } from 'node:path'
import { z } from 'zod'
import { type ChatConfig, chatConfigOf, chatVariables } from './chat-config.ts'
import { ConfigError } from './config-error.ts'
import { type PaymentConfig, paymentConfigOf } from './payment-config.ts'
import { type PushConfig, pushConfigOf, pushVariables } from './push-config.ts'
import { databaseUrl, onOff, port, webAddress, wholeNumber } from './variables.ts'
import { readSocialProviders, type SocialProvider } from './social-providers.ts'

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  PORT: port.default(4000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./.data'),
  DATABASE_URL: databaseUrl.optional(),
  /** Carries what processes tell each other; without it the PostgreSQL server does. */
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/,
      error: 'must be a Redis or Valkey, such as redis://user:password@localhost:6379',
    })
    .optional(),
  PUBLIC_URL: webAddress.optional(),
  /** The same for all processes of one database; without it each data folder has its own. */
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Where mails leave; without it they stay in the mailbox of the running instance. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a mail server, such as smtp://user:password@localhost:587' })
    .optional(),
  /** The keys of an account at Stripe; without them development keeps cards in the payment sandbox. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe, such as sk_test_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe, such as pk_test_…')
    .optional(),
  /** What Stripe signs its webhooks with. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'must be the signing secret of a webhook endpoint, such as whsec_…')
    .optional(),
  /** What is asked in the place of Stripe: a sandbox that somebody else has started. */
  STRIPE_API_BASE: webAddress.optional(),
  /** Off in the control run only, which shows that the checker finds what the keys prevent. */
  PAYMENT_IDEMPOTENCY_KEYS: onOff.default(true),
  /** A browser waits ten seconds for all of it, and it is asked twice. */
  PAYMENT_TIMEOUT_MS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(100)
    .default(5_000),
  MAIL_FROM: z.email('must be an e-mail address').default('hello@showroom.example'),
  /** Our own inbox: what people write in the contact form goes there. */
  CONTACT_EMAIL: z.email('must be an e-mail address').default('hello@showroom.example'),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
      error: 'must be silent, fatal, error, warn, info, debug or trace',
    })
    .default('warn'),
  RATE_LIMITS: onOff.optional(),
  DRAW_AHEAD: onOff.optional(),
  RECHECK_DOMAINS: onOff.optional(),
  PRIVATE_DOMAINS: onOff.default(false),
  CALLS_PER_MINUTE: wholeNumber.default(600),
  SHOWROOM_CALLS_PER_MINUTE: wholeNumber.default(300),
  JOBS_EVERY_MS: wholeNumber.default(2_000),
  /** Off in the control run only, which shows that the checker finds what is lost without them. */
  LIVE_HINTS: onOff.default(true),
  ...chatVariables,
  ...pushVariables,
  /** Ideas of all accounts of AI Design together, in a day. */
  AI_MOST_PER_DAY: wholeNumber.default(5_000),
  /** So long a process that is told to stop goes on answering, until no balancer sends it anybody. */
  DRAIN_MS: z.coerce.number('must be a number').int('must be a whole number').min(0).max(60_000).default(0),
  /** Addresses of the proxies in front of us; only they may say where a request came from. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((address) => address.trim() || [])),
})

export type Config = {
  environment: 'development' | 'production' | 'test'
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  redisUrl: string | null
  /** Scheme, host and port that people type. Ours is never read from a request's Host header. */
  publicUrl: string
  secretKey: string | null
  smtpUrl: string | null
  mailFrom: string
  /** Our own inbox. */
  contactEmail: string
  payment: PaymentConfig
  chat: ChatConfig
  /** Null: nothing can be pushed to devices. */
  push: PushConfig | null
  logLevel: string
  /** Calls a minute from one address, and from one address to one showroom; null where nothing is limited. */
  rateLimits: { perAddress: number; perShowroom: number } | null
  /** Whether pictures are drawn before somebody asks for them. */
  drawAhead: boolean
  /** How long a job of another process may lie before it is looked for; one's own are woken by the commit. */
  jobsEveryMs: number
  /** Ideas of AI Design in a day. */
  aiMostPerDay: number
  /** Between being not ready and closing. */
  drainMs: number
  /** Whether processes tell each other what has happened; off in the control run. */
  liveHints: boolean
  trustedProxies: string[]
  /** Whether verified domains are looked at again every day. */
  recheckDomains: boolean
  /** Whether a domain may be proven from this machine and its network; never in production. */
  privateDomains: boolean
  /** Where people can sign in besides with us. */
  socialProviders: SocialProvider[]
}

export { ConfigError } from './config-error.ts'

/** A variable that is set to nothing counts as not set. */
const withoutEmpty = (variables: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))

/** Not to be read over a shoulder, or in a log. */
const secrets = new Set([
  'ASSISTANT_KEY',
  'SECRET_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'VAPID_PRIVATE_KEY',
])

const readEnvironment = (given: NodeJS.ProcessEnv): z.output<typeof environment> => {
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ConfigError(
    parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return secrets.has(name) ? `${name} ${message}.` : `${name} ${message}, but is "${given[name] ?? ''}".`
    }),
  )
}

export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const given = withoutEmpty(variables)
  const settings = readEnvironment(given)
  const { payment, problems } = paymentConfigOf(settings)
  const social = readSocialProviders(given, settings.NODE_ENV === 'production')
  const { chat, chatProblems } = chatConfigOf(settings)
  const { push, pushProblems } = pushConfigOf(settings)
  const arranged = [...problems, ...social.problems, ...chatProblems, ...pushProblems]
  if (arranged.length > 0) throw new ConfigError(arranged)
  const { NODE_ENV, PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, RATE_LIMITS, DRAW_AHEAD } = settings
  return {
    environment: NODE_ENV,
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    redisUrl: settings.REDIS_URL ?? null,
    publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`,
    secretKey: settings.SECRET_KEY ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    contactEmail: settings.CONTACT_EMAIL,
    payment,
    chat,
    push,
    logLevel: settings.LOG_LEVEL,
    rateLimits:
      (RATE_LIMITS ?? NODE_ENV === 'production')
        ? { perAddress: settings.CALLS_PER_MINUTE, perShowroom: settings.SHOWROOM_CALLS_PER_MINUTE }
        : null,
    drawAhead: DRAW_AHEAD ?? NODE_ENV !== 'test',
    jobsEveryMs: settings.JOBS_EVERY_MS,
    aiMostPerDay: settings.AI_MOST_PER_DAY,
    drainMs: settings.DRAIN_MS,
    liveHints: settings.LIVE_HINTS,
    trustedProxies: settings.TRUST_PROXY,
    recheckDomains: settings.RECHECK_DOMAINS ?? NODE_ENV === 'production',
    privateDomains: settings.PRIVATE_DOMAINS && NODE_ENV !== 'production',
    socialProviders: social.providers,
  }
}
