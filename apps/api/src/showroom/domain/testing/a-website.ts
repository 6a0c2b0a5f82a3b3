import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A website on this machine, with the requests it got. */
export const aWebsite = async (answer: RequestListener) => {
  const asked: { url: string | undefined; cookie: string | undefined; host: string | undefined }[] = []
  const server = createServer((request, response) => {
    asked.push({ url: request.url, cookie: request.headers.cookie, host: request.headers.host })
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server that listens has one
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { origin: `http://localhost:${port}`, port, asked, close }
}
