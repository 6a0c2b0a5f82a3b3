import { type ErrorReply, messages } from '@showroom/contract/shared/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../db/database-error.ts'
import { followMethods } from './allowed-methods.ts'
import { DomainError } from './domain-error.ts'

type Refusal = {
  status: number
  code: string
  message: string
  errors?: ErrorReply['errors']
  retryAfterSeconds?: number | undefined
}

/** What Fastify itself refuses before a handler runs, in our words. */
const refusalsByStatus: Record<number, Omit<Refusal, 'status'>> = {
  400: { code: 'malformed_request', message: messages.invalid },
  404: { code: 'not_found', message: messages.notFound },
  413: { code: 'too_large', message: messages.tooLarge },
  414: { code: 'too_large', message: messages.tooLarge },
  415: { code: 'unsupported_media', message: messages.unsupportedMedia },
  429: { code: 'too_many', message: messages.tooMany },
}

const unavailable: Refusal = { status: 503, code: 'unavailable', message: messages.internal }
const unknown: Refusal = { status: 404, code: 'not_found', message: messages.notFound }
const wrongMethod: Refusal = { status: 405, code: 'method_not_allowed', message: messages.methodNotAllowed }
const internal: Refusal = { status: 500, code: 'internal', message: messages.internal }

const refusalFor = (error: FastifyError | Error): Refusal => {
  if (error instanceof DomainError) {
    const { status, code, message, errors, retryAfterSeconds } = error
    return { status, code, message, retryAfterSeconds, ...(errors ? { errors } : {}) }
  }
  if (error instanceof DatabaseUnavailable) return unavailable
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === undefined) return internal
  if (status === 503) return unavailable
  const known = refusalsByStatus[status]
  if (known) return { status, ...known }
  // The rest is about paths that lead out of a folder: for the caller, nothing is there.
  return status < 500 ? unknown : internal
}

const send = (reply: FastifyReply, { status, code, message, errors, retryAfterSeconds }: Refusal) => {
  const body: ErrorReply = { success: false, code, message, ...(errors ? { errors } : {}) }
  const seconds = retryAfterSeconds ?? (status === 503 ? 5 : undefined)
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** Whoever closes the page in the middle of an answer has broken nothing. */
const isVisitorGone = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'

/** Somebody has typed the address of a file that is not there, or followed a link to it: a person is shown a page. */
const isPageAsked = ({ method, headers }: FastifyRequest, path: string): boolean =>
  method === 'GET' && /^\/showroom\/.*\.\w+$/.test(path) && (headers.accept?.includes('text/html') ?? false)

/** The one place where an error becomes an answer. What is not ours to say is logged, never sent. */
export const addErrorReplies = (app: FastifyInstance) => {
  const allowedAt = followMethods(app)
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = refusalFor(error)
    if (refusal.status >= 500 && !isVisitorGone(error)) request.log.error({ err: error }, 'request failed')
    return send(reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const allowed = allowedAt(path)
    // A route that takes the method has itself said that what is asked for is not there.
    if (allowed.length > 0 && !allowed.includes(request.method))
      return send(reply.header('allow', allowed.join(', ')), wrongMethod)
    return isPageAsked(request, path) ? reply.redirect('/showroom/404', 302) : send(reply, unknown)
  })
}
