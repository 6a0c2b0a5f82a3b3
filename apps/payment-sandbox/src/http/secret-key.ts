import type { FastifyRequest } from 'fastify'
import { StripeError } from './stripe-error.ts'

const testKey = /^(sk|rk)_test_\w{4,250}$/

const refuse = (message: string): never => {
  throw new StripeError({ status: 401, type: 'invalid_request_error' }, message)
}

const keyOf = (authorization: string | undefined): string => {
  const [scheme = '', given = ''] = authorization?.split(' ') ?? []
  if (/^bearer$/i.test(scheme)) return given
  if (/^basic$/i.test(scheme)) return Buffer.from(given, 'base64').toString().split(':')[0] ?? ''
  return ''
}

const publishableKey = /^pk_test_\w{1,250}$/

/** A browser's own request: it has the publishable key, in the form or in the header. */
export const requirePublishableKey = ({ headers }: FastifyRequest, inForm: unknown) => {
  const key = typeof inForm === 'string' ? inForm : keyOf(headers.authorization)
  if (publishableKey.test(key)) return
  requireSecretKey({ headers })
}

/** Any secret test key opens the sandbox; a key for real money is turned away before it is used any further. */
export const requireSecretKey = ({ headers }: Pick<FastifyRequest, 'headers'>) => {
  const key = keyOf(headers.authorization)
  if (key === '')
    return refuse(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    )
  if (key.startsWith('pk_'))
    return refuse('This API call cannot be made with a publishable API key. Please use a secret API key.')
  if (/^(sk|rk)_live_/.test(key)) return refuse('This is a sandbox: it does not take live keys.')
  if (!testKey.test(key)) return refuse(`Invalid API Key provided: ${key.slice(0, 8)}***`)
}
