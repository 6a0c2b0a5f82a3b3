import rateLimit from '@fastify/rate-limit'
import type { Call } from '@showroom/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const minuteMs = 60_000

/** Calls a minute from one address. */
const generous = 600

/** Showroom IDs must not be found by trying. */
const strict: Partial<Record<Call, number>> = { 'GET /api/visualization/showrooms': 30 }

export type CallLimit = { max: number; timeWindow: number; groupId?: string }

export const limitOf = (call: Call): CallLimit => {
  const max = strict[call]
  return max === undefined
    ? { max: generous, timeWindow: minuteMs, groupId: 'calls' }
    : { max, timeWindow: minuteMs }
}

/** Only routes that carry a limit (`config.rateLimit`) are counted: a page of pictures is not an attack. */
export const addRateLimits = async (app: FastifyInstance, config: Config) => {
  if (config.rateLimits) await app.register(rateLimit, { global: false })
}
