import type { Application, ReviewedApplication } from '@showroom/contract/application/application'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

const ourOwn = { origin: 'http://localhost:4000' }

export type Replied<Data> = {
  status: number
  code?: string
  data: Data
  message: string
  errors?: FieldErrors
  total?: number
  last_page?: number
}

type Asked = { body?: object; token?: string; headers?: Record<string, string> }

/** A browser on our own pages that keeps its cookies. */
export const anApplicantsBrowser = (app: FastifyInstance) => {
  let cookie = ''
  const inject = async (call: string, { body, token, headers }: Asked, payload?: Buffer) => {
    const [method = 'GET', url = '/'] = call.split(' ')
    const reply = await app.inject({
      method: method as 'GET', // the words that the tests write
      url,
      headers: {
        ...ourOwn,
        ...(cookie ? { cookie } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(payload ? { payload } : body ? { payload: body } : {}),
    })
    const set = reply.headers['set-cookie']
    if (set) cookie = String(set).split(';')[0] ?? ''
    return reply
  }
  const ask = async <Data = Application>(call: string, asked: Asked = {}): Promise<Replied<Data>> => {
    const reply = await inject(call, asked)
    return { ...JSON.parse(reply.body), status: reply.statusCode }
  }
  return {
    ask,
    /** As it comes: headers and bytes. */
    fetch: (call: string, asked: Asked = {}) => inject(call, asked),
    add: async (file: AddedFile, headers: Record<string, string> = {}): Promise<Replied<Application>> => {
      const { payload, contentType } = await multipartOf(file)
      const sent = { headers: { 'content-type': contentType, ...headers } }
      const reply = await inject('POST /api/application/document', sent, payload)
      return { ...JSON.parse(reply.body), status: reply.statusCode }
    },
    cookie: () => cookie,
  }
}

export type AddedFile = { kind: string; name?: string; bytes?: Buffer; type?: string; requestId?: string }

export const aPicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer()

export const aPdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

const multipartOf = async ({ kind, name = 'license.png', bytes, type, requestId }: AddedFile) => {
  const boundary = 'xxapplicationxx'
  const field = (field: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`
  const payload = Buffer.concat([
    Buffer.from(field('kind', kind) + (requestId ? field('request_id', requestId) : '')),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
        `Content-Type: ${type ?? 'application/octet-stream'}\r\n\r\n`,
    ),
    bytes ?? (await aPicture()),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` }
}

export type { Application, ReviewedApplication }
