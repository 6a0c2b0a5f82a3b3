import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** Somebody else's website on an origin of its own: each page by its path, compressed as a real one would be. */
export const serveGuestPages = async (pages) => {
  const bodies = new Map()
  const server = createServer((request, response) => {
    const body = bodies.get(request.url)
    if (!body) return response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const add = (path, html) => bodies.set(path, brotliCompressSync(html))
  for (const [path, html] of Object.entries(pages)) add(path, html)
  return {
    origin: `http://localhost:${server.address().port}`,
    add,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
