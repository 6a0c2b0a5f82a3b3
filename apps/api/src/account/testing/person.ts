import type { User } from '@showroom/contract/account/account'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { FastifyInstance } from 'fastify'

let made = 0

/** Somebody who registers; say only what the test is about. */
export const aRegistration = (telling: Record<string, unknown> = {}) => {
  made += 1
  return {
    full_name: 'Ada Lovelace Byron',
    email: `person-${made}@people.test`,
    password: 'correct horse battery',
    country_code: '+1',
    phone_number: '(626) 555-0142',
    zip_code: '91101',
    birth_date: '1990-04-01',
    agree: true,
    shipping_street: '12 Elm St',
    shipping_city: 'Pasadena',
    shipping_state: 'CA',
    shipping_zip_code: '91101',
    ...telling,
  }
}

export const anAddress = (telling: Record<string, unknown> = {}) => ({
  street: '420 S Lake Ave',
  city: 'Pasadena',
  state: 'CA',
  zip_code: '91101',
  ...telling,
})

export type Answer<Data> = {
  status: number
  success: boolean
  code?: string
  data: Data
  message: string
  errors?: FieldErrors
  retryAfter: string | undefined
  setCookies: string[]
}

type Asked = {
  body?: object | undefined
  token?: string | null | undefined
  headers?: Record<string, string>
  /** Where it comes from, where that matters. */
  ip?: string
}

/** A browser: `ask('POST /api/login', { body })`. */
export const browserOn =
  (app: FastifyInstance, userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X) Chrome/156.0 Safari/537.36') =>
  async <Data = { user: User; token: string | null }>(
    call: string,
    asked: Asked = {},
  ): Promise<Answer<Data>> => {
    const [method = 'GET', url = '/'] = call.split(' ')
    const reply = await app.inject({
      method: method as 'GET', // the words that the tests write
      url,
      headers: {
        'user-agent': userAgent,
        ...(asked.token ? { authorization: `Bearer ${asked.token}` } : {}),
        ...asked.headers,
      },
      ...(asked.body ? { payload: asked.body } : {}),
      ...(asked.ip ? { remoteAddress: asked.ip } : {}),
    })
    const answer: Omit<Answer<Data>, 'status' | 'retryAfter' | 'setCookies'> = JSON.parse(reply.body)
    const { 'retry-after': retryAfter, 'set-cookie': setCookies = [] } = reply.headers
    return {
      ...answer,
      status: reply.statusCode,
      retryAfter: retryAfter?.toString(),
      setCookies: [setCookies].flat(),
    }
  }
