import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Keys = { accessKeyId: string; secretAccessKey: string }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** As RFC 3986 has it, which `encodeURIComponent` is not quite. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const authorization =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request), SignedHeaders=(?<names>[\w;-]+), Signature=(?<signature>\w{64})$/

/** Whether a request is signed by these keys: Signature Version 4, worked out anew from its published steps. */
export const isSigned = (request: IncomingMessage, { accessKeyId, secretAccessKey }: Keys): boolean => {
  const given = authorization.exec(request.headers.authorization ?? '')?.groups
  if (given?.id !== accessKeyId) return false
  const url = new URL(request.url ?? '', 'http://bucket')
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  const names = (given.names ?? '').split(';')
  const canonical = [
    request.method,
    url.pathname,
    query.sort().join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    given.names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], given.scope, digest].join('\n')
  const parts = [given.day ?? '', given.region ?? '', 's3', 'aws4_request']
  const key = parts.reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secretAccessKey}`)
  return hmac(key, toSign).toString('hex') === given.signature
}
