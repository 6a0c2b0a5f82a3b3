import { messages } from '@showroom/contract/shared/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { DomainError } from './domain-error.ts'
import type { Origins } from './origins.ts'
import { showroomsNamed } from './showrooms-named.ts'
import { tellSeen } from './tell-seen.ts'

const preflightMaxAgeSeconds = 600

/** What a page without an origin sends: a file, a sandboxed frame. Any page can make one, so it is admitted nowhere. */
const noOrigin = 'null'

/** What scripts of other websites ask for; files say for themselves who may read them. */
const askedByPages = ['/api/', '/showroom/embed/fragment/']

/** The refusal carries no data; without this header the widget could not tell its visitor why there is none. */
const allow = (reply: FastifyReply, origin: string) =>
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', 'Retry-After')

/**
 * Answers for what pages ask. Never with credentials: a guest's cart token and a session's travel in headers.
 * Whether the page may use the very showroom that is named is checked by whoever has parsed it: `serve`, for calls.
 */
export const addCors = (app: FastifyInstance, origins: Origins) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!askedByPages.some((path) => request.url.startsWith(path))) return
    // The cart, too, so that no cache of a page, a service worker's for one, gives a visitor an older cart.
    reply.header('vary', 'Origin, Showroom-Cart, Authorization')
    const { origin } = request.headers
    if (!origin) return
    const named = () => showroomsNamed({ query: request.query })
    const tellTurnedAway = () => tellSeen(origins, origin, { named: named(), isAdmitted: false })
    if (request.method === 'OPTIONS') {
      const isAdmitted = await admitsAll(origins, origin, named())
      if (!isAdmitted) await tellTurnedAway()
      return answerPreflight(reply, isAdmitted ? origin : null)
    }
    if (origin !== noOrigin) allow(reply, origin)
    if (await isAdmissible(origins, origin)) return
    await tellTurnedAway()
    throw new DomainError({ status: 403, code: 'origin_refused', message: messages.originRefused })
  })
}

const isAdmissible = async (origins: Origins, origin: string): Promise<boolean> =>
  origin !== noOrigin && (await origins.isKnown(origin))

/** A preflight that names no showroom can only ask whether the page is known at all; the call itself will name one. */
export const admitsAll = async (
  origins: Origins,
  origin: string,
  showrooms: readonly string[],
): Promise<boolean> => {
  if (!(await isAdmissible(origins, origin))) return false
  for (const showroom of showrooms) if (!(await origins.admits(origin, showroom))) return false
  return true
}

const answerPreflight = (reply: FastifyReply, origin: string | null) => {
  if (origin) {
    allow(reply, origin)
    reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
    reply.header('access-control-allow-headers', 'Content-Type, Showroom-Cart, Authorization')
    reply.header('access-control-max-age', preflightMaxAgeSeconds)
  }
  return reply.code(204).send()
}
