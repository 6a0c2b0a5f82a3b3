import { messages } from '@showroom/contract/shared/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { DomainError } from './domain-error.ts'
import type { Origins } from './origins.ts'

const preflightMaxAgeSeconds = 600

/** The refusal carries no data; without this header the widget could not tell its visitor why there is none. */
const allow = (reply: FastifyReply, origin: string) => reply.header('access-control-allow-origin', origin)

/**
 * Answers for the API's paths. Never with credentials: a guest's cart token travels in a header of its own.
 * Whether the page may use the very showroom that a call names is checked by `serve`, which has parsed it.
 */
export const addCors = (app: FastifyInstance, origins: Origins) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (!origin) return
    const isKnown = await origins.isKnown(origin)
    if (request.method === 'OPTIONS') return answerPreflight(reply, isKnown ? origin : null)
    allow(reply, origin)
    if (!isKnown) throw new DomainError(403, 'origin_refused', messages.originRefused)
  })
}

const answerPreflight = (reply: FastifyReply, origin: string | null) => {
  if (origin) {
    allow(reply, origin)
    reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
    reply.header('access-control-allow-headers', 'Content-Type, Showroom-Cart')
    reply.header('access-control-max-age', preflightMaxAgeSeconds)
  }
  return reply.code(204).send()
}
