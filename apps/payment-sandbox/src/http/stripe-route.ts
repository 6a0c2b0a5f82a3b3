import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Behavior } from '../card/test-cards.ts'
import type { Queries, SandboxDb } from '../db/sandbox-db.ts'
import { brokenAnswer, spoilAnswer } from '../fault/spoil-answer.ts'
import { newId } from '../ids.ts'
import { apiVersion } from './api-version.ts'
import { type Form, parseForm } from './form.ts'
import { readForm } from './form-fields.ts'
import { type Answer, keepAnswer, keptAnswer } from './kept-answer.store.ts'
import { requirePublishableKey, requireSecretKey } from './secret-key.ts'
import { errorBody, StripeError } from './stripe-error.ts'

export type SandboxDeps = {
  db: SandboxDb
  now: () => Date
  /** Something may have happened that somebody must be told of. */
  onChange: () => void
}

export type Asked<Shape extends z.ZodType> = {
  tx: Queries
  id: string
  /** The connected account that is spoken for; null: our own. */
  account: string | null
  form: z.output<Shape>
  now: Date
  /** Says which card this is about: some spoil the answer. */
  misbehave: (card: Behavior) => void
}

/** An object to answer with, or a refusal that keeps what was done: a declined card is remembered. */
type Handler<Shape extends z.ZodType> = (asked: Asked<Shape>) => Promise<object | StripeError>

export type StripeRoute = <Shape extends z.ZodType>(
  route: `${'GET' | 'POST' | 'DELETE'} /v1/${string}`,
  shape: Shape,
  handler: Handler<Shape>,
) => void

const longestKey = 255
/** The one that browsers ask. */
const publicRoute = 'POST /v1/tokens'

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Reads are asked in the address, the rest in a form: Fastify's own reading of addresses knows no brackets. */
const formOf = ({ method, body, url }: FastifyRequest): Form =>
  parseForm(method === 'GET' ? (url.split('?')[1] ?? '') : typeof body === 'string' ? body : '')

const answerOf = (done: object | StripeError): Answer =>
  done instanceof StripeError ? { status: done.status, body: errorBody(done) } : { status: 200, body: done }

type Answering = { request: FastifyRequest; reply: FastifyReply; work: (tx: Queries) => Promise<Answer> }

/** One transaction a request: what is asked for again under the same key waits for it, and is answered by it. */
const answerOnce = ({ db, now }: SandboxDeps, { request, reply, work }: Answering): Promise<Answer> => {
  const key = request.method === 'POST' ? headerOf(request, 'idempotency-key') : null
  if (key === null) return db.transaction(work)
  if (key.length > longestKey)
    throw new StripeError(
      { status: 400, type: 'invalid_request_error' },
      'Keys for idempotent requests can only be up to 255 characters long.',
    )
  reply.header('idempotency-key', key)
  const asked = hashOf(request)
  return db.transaction(async (tx) => {
    const before = await keptAnswer(tx, key, now())
    if (before && !asked.equals(before.asked)) throw otherRequest(key)
    if (before) {
      reply.header('idempotent-replayed', 'true')
      return before
    }
    const answer = await work(tx)
    await keepAnswer(tx, { key, asked, answer, now: now() })
    return answer
  })
}

const hashOf = (request: FastifyRequest): Buffer =>
  createHash('sha256')
    .update(`${request.method} ${request.url} ${headerOf(request, 'stripe-account') ?? ''}\n`)
    .update(typeof request.body === 'string' ? request.body : '')
    .digest()

export const stripeRoutes =
  (app: FastifyInstance, deps: SandboxDeps): StripeRoute =>
  (route, shape, handler) => {
    const space = route.indexOf(' ')
    app.route<{ Params: { id?: string } }>({
      method: route.slice(0, space),
      url: route.slice(space + 1),
      handler: async (request, reply) => {
        reply.header('request-id', newId('req'))
        reply.header('stripe-version', headerOf(request, 'stripe-version') ?? apiVersion)
        const { key, ...asked } = formOf(request)
        if (route === publicRoute) {
          // Asked by the page itself, on whatever origin it stands.
          reply.header('access-control-allow-origin', '*')
          requirePublishableKey(request, key)
        } else requireSecretKey(request)
        const form = readForm(shape, route === publicRoute || key === undefined ? asked : { ...asked, key })
        const account = headerOf(request, 'stripe-account')
        let card: Behavior = 'succeeds'
        const misbehave = (of: Behavior) => {
          card = of
        }
        const work = async (tx: Queries) => {
          const id = request.params.id ?? ''
          const done = await handler({ tx, id, account, form, now: deps.now(), misbehave })
          return card === 'error_kept' ? brokenAnswer : answerOf(done)
        }
        const { status, body } = await answerOnce(deps, { request, reply, work })
        if (request.method !== 'GET') deps.onChange()
        return spoilAnswer(card, { status, body }, reply)
      },
    })
  }

const otherRequest = (key: string) =>
  new StripeError(
    { status: 400, type: 'idempotency_error' },
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  )
