import { type Call, endpoints, type ReplyFor } from '@showroom/contract/endpoints'
import type { EndpointDefinition, ParsedRequestOf } from '@showroom/contract/shared/endpoint'
import { messages } from '@showroom/contract/shared/errors'
import { platformShowroom } from '@showroom/contract/shared/ids'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { refuse } from './domain-error.ts'
import type { Origins } from './origins.ts'
import { parseRequest } from './parse-request.ts'
import { limitOf } from './rate-limits.ts'
import { fastSerializer, strictSerializer, writtenOnce } from './reply-serializer.ts'
import { type Who, whoAsks } from './who.ts'

type Definition<C extends Call> = (typeof endpoints)[C] extends EndpointDefinition
  ? (typeof endpoints)[C]
  : never
export type ParsedRequestFor<C extends Call> = ParsedRequestOf<Definition<C>>

/** Endpoint → who may → do → reply: everything but the doing. */
export type Serve = <C extends Call>(
  call: C,
  handler: (request: ParsedRequestFor<C>, who: Who) => Promise<ReplyFor<C>>,
) => void

type ServeOptions = { origins: Origins; strictReplies: boolean }

/** `GET /api/projectCart/{id}` as Fastify writes it. */
const routeOf = (call: Call): { method: HTTPMethods; url: string } => {
  const space = call.indexOf(' ')
  const method = call.slice(0, space) as HTTPMethods // the keys of the endpoint tables begin with one
  return { method, url: call.slice(space + 1).replace(/\{(\w+)\}/g, ':$1') }
}

/** The showrooms that a call names, in the fields the specification's calls use for it. */
const showroomsNamed = ({ query, body }: { query: unknown; body: unknown }): string[] =>
  [query, body, fieldOf(body, 'my_item')].flatMap((part) => {
    const showroom = fieldOf(part, 'showroom')
    const vsdId = fieldOf(part, 'vsd_id')
    // The platform's own is what the contract fills in for a caller who names only the Showroom ID.
    if (isName(vsdId)) return showroom === platformShowroom || !isName(showroom) ? [vsdId] : [showroom, vsdId]
    return isName(showroom) ? [showroom] : []
  })

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

const fieldOf = (part: unknown, field: string): unknown =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).find(([name]) => name === field)?.[1]
    : undefined

export const serveWith = (app: FastifyInstance, { origins, strictReplies }: ServeOptions): Serve => {
  const refuseStrangers = async (origin: string | null, showrooms: string[]) => {
    if (!origin) return
    for (const showroom of showrooms) {
      if (!(await origins.admits(origin, showroom))) refuse(403, 'origin_refused', messages.originRefused)
    }
  }

  return (call, handler) => {
    const definition: EndpointDefinition = endpoints[call]
    const serialize = writtenOnce((strictReplies ? strictSerializer : fastSerializer)(definition.reply))
    app.route({
      ...routeOf(call),
      config: { access: definition.access, rateLimit: limitOf(call) },
      handler: async (request, reply) => {
        const parsed = parseRequest(definition, request)
        const who = whoAsks(request)
        await refuseStrangers(who.origin, showroomsNamed(parsed))
        // The definition is the one that this call's types are inferred from.
        const answer = await handler(parsed as ParsedRequestFor<typeof call>, who)
        return reply.type('application/json; charset=utf-8').send(serialize(answer))
      },
    })
  }
}
