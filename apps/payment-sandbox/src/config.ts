import { resolve } from 'node:path'
import { z } from 'zod'

const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4002),
  HOST: z.string().min(1).default('localhost'),
  /** A folder of its own: two processes on one database lose each other's writes. */
  DATA_DIR: z.string().min(1).default('./.data/payment-sandbox'),
  HOST_ORIGIN: origin.default('http://localhost:4000'),
  LOG_LEVEL: z.string().default('warn'),
  /** Who is told of what happens, from the start on, and what it is signed with. */
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
})

/** What stands in for a payment provider must never stand where people pay. */
export const refusedInProduction =
  'The payment sandbox does not run in production. Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY for Stripe itself.'

export const readSandboxConfig = (variables: NodeJS.ProcessEnv) => {
  const set = environment.parse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  )
  if (set.NODE_ENV === 'production') throw new Error(refusedInProduction)
  return {
    port: set.PORT,
    host: set.HOST,
    folder: resolve(set.DATA_DIR),
    hostOrigin: set.HOST_ORIGIN,
    logLevel: set.LOG_LEVEL,
    webhook:
      set.WEBHOOK_URL && set.WEBHOOK_SECRET ? { url: set.WEBHOOK_URL, secret: set.WEBHOOK_SECRET } : null,
  }
}
