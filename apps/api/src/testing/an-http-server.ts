import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A server on this machine for whoever a test stands in for, and what ends it. */
export const anHttpServer = async (answer: Answer) => {
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const close = () => new Promise((closed) => server.close(closed))
  return { url: `http://127.0.0.1:${port}`, close }
}

export const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}
