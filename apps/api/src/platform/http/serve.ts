import { type Call, endpoints, type ReplyFor, type RequestFor } from '@showroom/contract/endpoints'
import type { EndpointDefinition, ParsedRequestOf } from '@showroom/contract/shared/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { requireAccess } from './admission.ts'
import { type AdmissionDeps, admittedRequestsWith } from './admitted-request.ts'
import { leastPacked, takesBrotli } from './brotli.ts'
import { type Answer, noAnswer, noCookies } from './cookies.ts'
import type { TeamDeeds } from './team-deeds.ts'
import { parseRequest } from './parse-request.ts'
import { replyWriter, type Written } from './reply-serializer.ts'
import type { Who } from './who.ts'
import { requireShown, seesAll, type Sights, withheldWith } from './withheld.ts'

type Definition<C extends Call> = (typeof endpoints)[C] extends EndpointDefinition
  ? (typeof endpoints)[C]
  : never
export type ParsedRequestFor<C extends Call> = ParsedRequestOf<Definition<C>>

/** Endpoint → who may → do → reply: everything but the doing. */
export type Serve = <C extends Call>(
  call: C,
  /** A reply that is given often may come as its text. */
  handler: (
    request: ParsedRequestFor<C>,
    who: Who,
    answer: Answer,
  ) => Promise<ReplyFor<C> | Written<ReplyFor<C>>>,
) => void

/** The same calls for our own code: parsed, answered and stripped as for anybody who has no cart and names no page. */
export type Ask = <C extends Call>(call: C, request: RequestFor<C>) => Promise<ReplyFor<C>>

type ServeOptions = AdmissionDeps & { strictReplies: boolean; sights: Sights; deeds: TeamDeeds }

/** `GET /api/projectCart/{id}` as Fastify writes it. */
const routeOf = (call: Call): { method: HTTPMethods; url: string } => {
  const space = call.indexOf(' ')
  const method = call.slice(0, space) as HTTPMethods // the keys of the endpoint tables begin with one
  return { method, url: call.slice(space + 1).replace(/\{(\w+)\}/g, ':$1') }
}

/** Read by a session, a cart's token or our cookies, which calls of our own pages alone are given. */
const isForOnePerson = ({ pages }: EndpointDefinition, { caller, cartToken }: Who): boolean =>
  caller !== null || cartToken !== null || pages === 'own'

const json = 'application/json; charset=utf-8'

type Sent = { request: FastifyRequest; reply: FastifyReply }

/** What many are given is packed once; what is small, or somebody's own, is left to whoever packs every reply. */
const sendToAll = async ({ request, reply }: Sent, written: Written) => {
  const bytes = written.bytes()
  reply.type(json)
  if (bytes.length < leastPacked || !takesBrotli(request)) return reply.send(bytes)
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  return reply
    .header('vary', vary)
    .header('content-encoding', 'br')
    .send(await written.brotli())
}

/** What an answer says to who asked. */
const messageOf = (reply: object): string =>
  'message' in reply && typeof reply.message === 'string' ? reply.message : ''

type Raw = { params?: unknown; query?: unknown; body?: unknown }

const nobody: Who = {
  cartToken: null,
  origin: null,
  ip: '',
  userAgent: '',
  caller: null,
  isSessionOver: false,
  aiCaller: null,
  cookies: noCookies,
  mayUse: async () => true,
}

export const serveWith = (
  app: FastifyInstance,
  { strictReplies, sights, deeds, ...edge }: ServeOptions,
): { serve: Serve; ask: Ask } => {
  const answerers = new Map<Call, (raw: Raw) => Promise<string>>()
  const admitted = admittedRequestsWith(edge)
  const { withheld, refusing, unpriced } = withheldWith(sights)

  const serve: Serve = (call, handler) => {
    const definition: EndpointDefinition = endpoints[call]
    const serialize = replyWriter(definition.reply, { isStrict: strictReplies })
    answerers.set(call, async ({ params, query, body }) => {
      requireAccess(definition, nobody)
      const parsed = parseRequest(definition, { params, query, body })
      return serialize(await handler(parsed as ParsedRequestFor<typeof call>, nobody, noAnswer)).text
    })
    app.route({
      ...routeOf(call),
      ...edge.limits.of(call),
      config: { access: definition.access },
      handler: async (request, reply) => {
        const { parsed: asked, who } = await admitted({ ...definition, call }, request, reply)
        requireShown(call, who)
        const parsed = await unpriced(asked, who)
        // The definition is the one that this call's types are inferred from.
        const answer = definition.pages === 'own' ? edge.cookieJar.answerIn(reply) : noAnswer
        const work = handler(parsed as ParsedRequestFor<typeof call>, who, answer)
        const replied = await refusing(call, { who, asked }, work)
        if (who.caller?.member) await deeds.tell(who.caller.member, { call, about: messageOf(replied) })
        const written = serialize(replied)
        if (!isForOnePerson(definition, who)) return sendToAll({ request, reply }, written)
        const sent = seesAll(who) ? written.bytes() : await withheld(call, written.text, { who, asked })
        return reply.header('cache-control', 'no-store').type(json).send(sent)
      },
    })
  }

  return { serve, ask: askWith(answerers) }
}

const askWith =
  (answerers: ReadonlyMap<Call, (raw: Raw) => Promise<string>>): Ask =>
  async (call, request) => {
    const answer = answerers.get(call)
    if (!answer) throw new Error(`Nobody serves ${call}.`)
    // Written and read again, so that it shares nothing with the reply, and has no field that is not promised.
    return JSON.parse(await answer(request)) as ReplyFor<typeof call>
  }
