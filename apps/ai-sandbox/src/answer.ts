import type { IncomingMessage, ServerResponse } from 'node:http'

export type Asked = { request: IncomingMessage; response: ServerResponse; origin: string; path: string }

export const json = ({ response }: Pick<Asked, 'response'>, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Too many at once: asked again after a second. */
export const tellToWait = (asked: Pick<Asked, 'response'>, body: unknown) => {
  asked.response.setHeader('retry-after', '1')
  json(asked, 429, body)
}

export const send = ({ response }: Pick<Asked, 'response'>, type: string, bytes: Buffer) => {
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
  response.end(bytes)
}

const mostBytes = 40_000_000

export const bodyOf = async ({ request }: Pick<Asked, 'request'>): Promise<Buffer> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    if (!(part instanceof Buffer)) continue
    size += part.length
    if (size > mostBytes) throw new Error('The request is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Forms with files, read by the platform. */
export const formOf = async (asked: Pick<Asked, 'request'>): Promise<FormData> => {
  const headers = { 'content-type': asked.request.headers['content-type'] ?? '' }
  return new Response(new Uint8Array(await bodyOf(asked)), { headers }).formData()
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
