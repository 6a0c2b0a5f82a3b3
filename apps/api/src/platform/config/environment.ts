import { z } from 'zod'
import { chatVariables } from './chat-config.ts'
import { ConfigError } from './config-error.ts'
import { designAiVariables } from './design-ai-config.ts'
import { filesVariables } from './files-config.ts'
import { placesVariables } from './places-config.ts'
import { pushVariables } from './push-config.ts'
import { smsVariables } from './sms-config.ts'
import { collectorAddress, databaseUrl, onOff, port, webAddress, wholeNumber } from './variables.ts'

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
  /** Where pages tell what visitors do, if these agree; without it nothing is told to anybody. */
  ANALYTICS_URL: collectorAddress.optional(),
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
  ...filesVariables,
  ...chatVariables,
  ...placesVariables,
  ...pushVariables,
  ...smsVariables,
  ...designAiVariables,
  /** So long a process that is told to stop goes on answering, until no balancer sends it anybody. */
  DRAIN_MS: z.coerce.number('must be a number').int('must be a whole number').min(0).max(60_000).default(0),
  /** Addresses of the proxies in front of us; only they may say where a request came from. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((address) => address.trim() || [])),
})

export type Environment = z.output<typeof environment>

/** A variable that is set to nothing counts as not set. */
export const withoutEmpty = (variables: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))

/** Not to be read over a shoulder, or in a log. */
const secrets = new Set([
  'AI_API_KEY',
  'ASSISTANT_KEY',
  'PLACES_API_KEY',
  'S3_SECRET_ACCESS_KEY',
  'SECRET_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'VAPID_PRIVATE_KEY',
])

export const readEnvironment = (given: NodeJS.ProcessEnv): Environment => {
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ConfigError(
    parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return secrets.has(name) ? `${name} ${message}.` : `${name} ${message}, but is "${given[name] ?? ''}".`
    }),
  )
}
