import { minuteMs } from '@showroom/contract/shared/time'
import rateLimit from '@fastify/rate-limit'
import type { Call } from '@showroom/contract/endpoints'
import { messages } from '@showroom/contract/shared/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { refuse } from './domain-error.ts'
import { networkOf } from './network-of.ts'
import { showroomsNamed } from './showrooms-named.ts'

type Limited = Call | 'fragment' | 'room photo' | 'room board'

/** Showroom IDs and links must not be found by trying; materials are much to read, photos much to draw anew, papers much to set. */
const strict: Partial<Record<Limited, number>> = {
  'GET /api/visualization/showrooms': 30,
  'GET /api/visualization/shared/{token}': 30,
  'GET /api/visualization/shared_photo/{token}': 30,
  'GET /api/visualization/materials': 120,
  'POST /api/visualization/picture': 120,
  'room photo': 10,
  'room board': 20,
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export type Limits = {
  /** For a route's options: what one address may ask in a minute. */
  of(call: Limited): { onRequest?: Hook }
  /** Refuses what one address asks too often of one showroom by pages on other websites. */
  countForShowroom: Hook
}

const noLimits: Limits = { of: () => ({}), countForShowroom: async () => undefined }

/** Only routes that carry a limit are counted: a page of pictures is not an attack. */
export const addRateLimits = async (app: FastifyInstance, { rateLimits }: Config): Promise<Limits> => {
  if (!rateLimits) return noLimits
  const { perAddress, perShowroom } = rateLimits
  await app.register(rateLimit, { global: false })
  const atMost = (max: number, keyGenerator: (request: FastifyRequest) => string): Hook => {
    // One counter for all routes that it is given to: the plugin's own options per route would each count alone.
    const count = app.createRateLimit({ max, timeWindow: minuteMs, keyGenerator })
    return async (request, reply) => {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return
      reply.header('retry-after', counted.ttlInSeconds)
      refuse(429, 'too_many', messages.tooMany)
    }
  }
  const all = atMost(perAddress, ({ ip }) => networkOf(ip))
  const ofShowroom = atMost(perShowroom, showroomAndAddress)
  return {
    of: (call) => {
      const max = strict[call]
      if (max === undefined) return { onRequest: all }
      return { onRequest: atMost(Math.min(max, perAddress), ({ ip }) => networkOf(ip)) }
    },
    countForShowroom: async (request, reply) => {
      if (request.headers.origin && showroomsNamed(request).length > 0) await ofShowroom(request, reply)
    },
  }
}

const longestName = 32

/** However the name is typed, it counts as the same showroom. */
const showroomAndAddress = (request: FastifyRequest): string => {
  const [name = ''] = showroomsNamed(request)
  const showroom = name
    .slice(0, longestName)
    .replace(/[\s-]+/g, '')
    .toUpperCase()
  return `${showroom} ${networkOf(request.ip)}`
}
