import { type Call, endpoints, type ReplyFor, type RequestFor } from '@showroom/contract/endpoints'
import type { EndpointDefinition, ParsedRequestOf } from '@showroom/contract/shared/endpoint'
import { messages } from '@showroom/contract/shared/errors'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { admitCaller, isOwnShowroom, requireAccess } from './admission.ts'
import { type Answer, type CookieJar, noAnswer, noCookies } from './cookies.ts'
import { admitsAll } from './cors.ts'
import { refuse, refuseUnknown } from './domain-error.ts'
import type { Origins } from './origins.ts'
import { parseRequest } from './parse-request.ts'
import type { Limits } from './rate-limits.ts'
import { fastSerializer, strictSerializer, writtenOnce } from './reply-serializer.ts'
import { showroomsNamed } from './showrooms-named.ts'
import { bodyOf } from './sent-fields.ts'
import { type Requester, type Sessions, type Who, requesterOf } from './who.ts'

type Definition<C extends Call> = (typeof endpoints)[C] extends EndpointDefinition
  ? (typeof endpoints)[C]
  : never
export type ParsedRequestFor<C extends Call> = ParsedRequestOf<Definition<C>>

/** Endpoint → who may → do → reply: everything but the doing. */
export type Serve = <C extends Call>(
  call: C,
  handler: (request: ParsedRequestFor<C>, who: Who, answer: Answer) => Promise<ReplyFor<C>>,
) => void

/** The same calls for our own code: parsed, answered and stripped as for anybody who has no cart and names no page. */
export type Ask = <C extends Call>(call: C, request: RequestFor<C>) => Promise<ReplyFor<C>>

type ServeOptions = {
  origins: Origins
  limits: Limits
  sessions: Sessions
  cookieJar: CookieJar
  strictReplies: boolean
}

/** `GET /api/projectCart/{id}` as Fastify writes it. */
const routeOf = (call: Call): { method: HTTPMethods; url: string } => {
  const space = call.indexOf(' ')
  const method = call.slice(0, space) as HTTPMethods // the keys of the endpoint tables begin with one
  return { method, url: call.slice(space + 1).replace(/\{(\w+)\}/g, ':$1') }
}

/** Read by a session, a cart's token or our cookies, which calls of our own pages alone are given. */
const isForOnePerson = ({ pages }: EndpointDefinition, { caller, cartToken }: Requester): boolean =>
  caller !== null || cartToken !== null || pages === 'own'

type Raw = { params?: unknown; query?: unknown; body?: unknown }

const nobody: Who = {
  cartToken: null,
  origin: null,
  ip: '',
  userAgent: '',
  caller: null,
  isSessionOver: false,
  cookies: noCookies,
  mayUse: async () => true,
}

export const serveWith = (
  app: FastifyInstance,
  { origins, limits, sessions, cookieJar, strictReplies }: ServeOptions,
): { serve: Serve; ask: Ask } => {
  const answerers = new Map<Call, (raw: Raw) => Promise<string>>()
  const mayUse = async (origin: string | null, showrooms: string[]) =>
    origin === null || admitsAll(origins, origin, showrooms)

  const serve: Serve = (call, handler) => {
    const definition: EndpointDefinition = endpoints[call]
    const serialize = writtenOnce((strictReplies ? strictSerializer : fastSerializer)(definition.reply))
    answerers.set(call, async ({ params, query, body }) => {
      requireAccess(definition, nobody)
      const parsed = parseRequest(definition, { params, query, body })
      return serialize(await handler(parsed as ParsedRequestFor<typeof call>, nobody, noAnswer))
    })
    app.route({
      ...routeOf(call),
      ...limits.of(call),
      config: { access: definition.access },
      handler: async (request, reply) => {
        // Who may comes before what is asked: a stranger learns nothing of how a call is made.
        const requester = await requesterOf(request, sessions)
        await admitCaller(definition, requester, origins)
        const { params, query } = request
        const body = definition.sentAs === 'form' ? await bodyOf(request) : request.body
        const parsed = parseRequest(definition, { params, query, body })
        const who = {
          ...requester,
          // Pages of somebody else neither send them nor may be told apart by them.
          cookies: definition.pages === 'own' ? cookieJar.cookiesOf(request) : noCookies,
          mayUse: async (showroom: string) =>
            (await isOwnShowroom(requester.caller, showroom, origins)) &&
            mayUse(requester.origin, [showroom]),
        }
        await limits.countForShowroom(request, reply)
        // As parsed, defaults included, and as written in the address of any call.
        const named = [...new Set([...showroomsNamed(parsed), ...showroomsNamed({ query: request.query })])]
        for (const showroom of named)
          if (!(await isOwnShowroom(requester.caller, showroom, origins))) refuseUnknown()
        if (!(await mayUse(who.origin, named))) refuse(403, 'origin_refused', messages.originRefused)
        // The definition is the one that this call's types are inferred from.
        const replied = await handler(
          parsed as ParsedRequestFor<typeof call>,
          who,
          definition.pages === 'own' ? cookieJar.answerIn(reply) : noAnswer,
        )
        if (isForOnePerson(definition, requester)) reply.header('cache-control', 'no-store')
        return reply.type('application/json; charset=utf-8').send(serialize(replied))
      },
    })
  }

  const ask: Ask = async (call, request) => {
    const answer = answerers.get(call)
    if (!answer) throw new Error(`Nobody serves ${call}.`)
    // Written and read again, so that it shares nothing with the reply, and has no field that is not promised.
    return JSON.parse(await answer(request)) as ReplyFor<typeof call>
  }
  return { serve, ask }
}
