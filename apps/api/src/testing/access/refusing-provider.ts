import { createServer } from 'node:http'
import { once } from 'node:events'

/** A provider of payments, of text messages or of addresses, that knows nobody and says so at once. */
export const aRefusingProvider = async () => {
  const server = createServer((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'No such object.' } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const close = () => new Promise((closed) => server.close(closed))
  return { url: `http://127.0.0.1:${port}`, close }
}
