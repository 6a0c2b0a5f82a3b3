import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isSigned } from './signature.ts'

type Kept = { bytes: Buffer; at: Date }
type Answer = { status: number; body?: string | Buffer }

export const bucketKeys = { accessKeyId: 'key-of-tests', secretAccessKey: 'secret/of+tests' }

const mostListed = 1_000

/** A page of the keys with a prefix, in their order; what is left over is asked for with the last key. */
const listed = (files: Map<string, Kept>, query: URLSearchParams): string => {
  const after = query.get('continuation-token') ?? ''
  const keys = [...files.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort((a, b) => (a < b ? -1 : 1))
  const page = keys.slice(0, Math.min(mostListed, Number(query.get('max-keys'))))
  const entries = page.map((key) => {
    const file = files.get(key)
    return `<Contents><Key>${key}</Key><LastModified>${file?.at.toISOString()}</LastModified><Size>${file?.bytes.length}</Size></Contents>`
  })
  const isMore = page.length < keys.length
  const more = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${entries.join('')}${more}</ListBucketResult>`
}

const read = (files: Map<string, Kept>, key: string, query: URLSearchParams): Answer => {
  if (query.get('list-type') === '2') return { status: 200, body: listed(files, query) }
  const file = files.get(key)
  return file
    ? { status: 200, body: file.bytes }
    : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
}

const answered = async (files: Map<string, Kept>, request: IncomingMessage): Promise<Answer> => {
  const bytes = await buffer(request)
  if (!isSigned(request, bucketKeys))
    return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' }
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
  const key = decodeURIComponent(pathname.replace(/^\/files\/?/, ''))
  if (request.method === 'PUT') files.set(key, { bytes, at: new Date() })
  if (request.method === 'DELETE') files.delete(key)
  if (request.method === 'PUT') return { status: 200 }
  return request.method === 'DELETE' ? { status: 204 } : read(files, key, searchParams)
}

/** Stands where a bucket stands: checks signatures, keeps files in memory, answers and pages as S3 does. */
export const openBucketServer = async () => {
  const files = new Map<string, Kept>()
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answered(files, request).then(({ status, body }) => response.writeHead(status).end(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    files,
    url: `http://127.0.0.1:${port}/files`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
