import { resolve } from 'node:path'
import { type ChatConfig, chatConfigOf } from './chat-config.ts'
import { ConfigError } from './config-error.ts'
import { type DesignAiConfig, designAiConfigOf } from './design-ai-config.ts'
import { type BucketConfig, bucketConfigOf } from './files-config.ts'
import { type PaymentConfig, paymentConfigOf } from './payment-config.ts'
import { type PlacesConfig, placesConfigOf } from './places-config.ts'
import { type PushConfig, pushConfigOf } from './push-config.ts'
import { type SmsConfig, smsConfigOf } from './sms-config.ts'
import { type Environment, readEnvironment, withoutEmpty } from './environment.ts'
import { readSocialProviders, type SocialProvider } from './social-providers.ts'

export type Config = {
  environment: 'development' | 'production' | 'test'
  port: number
  host: string
  dataDir: string
  /** Null: what people send lies in the data folder. */
  bucket: BucketConfig | null
  databaseUrl: string | null
  redisUrl: string | null
  /** Scheme, host and port that people type. Ours is never read from a request's Host header. */
  publicUrl: string
  /** Null: what visitors do on our pages is told to nobody. */
  analyticsUrl: string | null
  secretKey: string | null
  smtpUrl: string | null
  mailFrom: string
  /** Our own inbox. */
  contactEmail: string
  payment: PaymentConfig
  chat: ChatConfig
  /** Null: no address is suggested while it is typed. */
  places: PlacesConfig | null
  /** Null: nothing can be pushed to devices. */
  push: PushConfig | null
  /** Null: no text message can be sent. */
  sms: SmsConfig | null
  logLevel: string
  /** Calls a minute from one address, and from one address to one showroom; null where nothing is limited. */
  rateLimits: { perAddress: number; perShowroom: number } | null
  /** Whether pictures are drawn before somebody asks for them. */
  drawAhead: boolean
  /** How long a job of another process may lie before it is looked for; one's own are woken by the commit. */
  jobsEveryMs: number
  designAi: DesignAiConfig
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

/** What takes several variables that must fit together; all that does not fit is told at once. */
const partsOf = (settings: Environment, given: NodeJS.ProcessEnv) => {
  const { payment, problems } = paymentConfigOf(settings)
  const social = readSocialProviders(given, settings.NODE_ENV === 'production')
  const { chat, chatProblems } = chatConfigOf(settings)
  const { places, placesProblems } = placesConfigOf(settings)
  const { push, pushProblems } = pushConfigOf(settings)
  const { sms, smsProblems } = smsConfigOf(settings)
  const { bucket, bucketProblems } = bucketConfigOf(settings)
  const { designAi, designAiProblems } = designAiConfigOf(settings)
  const arranged = [
    ...problems,
    ...social.problems,
    ...chatProblems,
    ...placesProblems,
    ...pushProblems,
    ...smsProblems,
    ...bucketProblems,
    ...designAiProblems,
  ]
  if (arranged.length > 0) throw new ConfigError(arranged)
  return { payment, socialProviders: social.providers, chat, places, push, sms, bucket, designAi }
}

export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const given = withoutEmpty(variables)
  const settings = readEnvironment(given)
  const { payment, socialProviders, chat, places, push, sms, bucket, designAi } = partsOf(settings, given)
  const { NODE_ENV, PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, RATE_LIMITS, DRAW_AHEAD } = settings
  return {
    environment: NODE_ENV,
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    bucket,
    databaseUrl: DATABASE_URL ?? null,
    redisUrl: settings.REDIS_URL ?? null,
    publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`,
    analyticsUrl: settings.ANALYTICS_URL ?? null,
    secretKey: settings.SECRET_KEY ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    contactEmail: settings.CONTACT_EMAIL,
    payment,
    chat,
    places,
    push,
    sms,
    logLevel: settings.LOG_LEVEL,
    rateLimits:
      (RATE_LIMITS ?? NODE_ENV === 'production')
        ? { perAddress: settings.CALLS_PER_MINUTE, perShowroom: settings.SHOWROOM_CALLS_PER_MINUTE }
        : null,
    drawAhead: DRAW_AHEAD ?? NODE_ENV !== 'test',
    jobsEveryMs: settings.JOBS_EVERY_MS,
    designAi,
    drainMs: settings.DRAIN_MS,
    liveHints: settings.LIVE_HINTS,
    trustedProxies: settings.TRUST_PROXY,
    recheckDomains: settings.RECHECK_DOMAINS ?? NODE_ENV === 'production',
    privateDomains: settings.PRIVATE_DOMAINS && NODE_ENV !== 'production',
    socialProviders,
  }
}
