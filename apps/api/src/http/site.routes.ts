import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

type Caching = { cacheControl: string }
const unchanging: Caching = { cacheControl: 'public, max-age=31536000, immutable' }
const pointer: Caching = { cacheControl: 'public, max-age=300' }
const ordinary: Caching = { cacheControl: 'public, max-age=86400' }
const askedEveryTime: Caching = { cacheControl: 'no-cache' }

const options = { config: { access: 'anyone' } } as const

const sendFrom = (
  reply: FastifyReply,
  folder: string,
  { path, caching }: { path: string; caching: Caching },
) =>
  reply
    .header('cache-control', caching.cacheControl)
    .header('vary', 'Accept-Encoding')
    .sendFile(path, folder, { cacheControl: false })

const pathOf = (params: unknown): string => {
  if (typeof params !== 'object' || params === null || !('*' in params)) return ''
  return typeof params['*'] === 'string' ? params['*'] : ''
}

/** The contractor's script: a pointer that may change every five minutes, and chunks named by their content. */
const embedRoutes = (app: FastifyInstance, folder: string) =>
  app.get('/showroom/embed/*', options, (request, reply) => {
    const path = pathOf(request.params)
    reply.header('access-control-allow-origin', '*')
    return sendFrom(reply, folder, { path, caching: path.startsWith('chunks/') ? unchanging : pointer })
  })

/** Every path without a file's ending is a page of the host, which reads its own address. */
const hostRoutes = (app: FastifyInstance, folder: string) => {
  // The star does not match nothing; and the host's own addresses begin with the slash.
  app.get('/showroom/', options, (request, reply) =>
    request.url.startsWith('/showroom/')
      ? sendFrom(reply, folder, { path: 'index.html', caching: askedEveryTime })
      : reply.redirect('/showroom/', 302),
  )
  app.get('/showroom/*', options, (request, reply) => {
    const path = pathOf(request.params)
    const isFile = /\.\w+$/.test(path)
    if (!isFile) return sendFrom(reply, folder, { path: 'index.html', caching: askedEveryTime })
    // A logo or a picture is also shown on contractors' pages.
    reply.header('access-control-allow-origin', '*')
    return sendFrom(reply, folder, { path, caching: path.startsWith('assets/') ? unchanging : ordinary })
  })
}

/** What the build made: the host below /showroom/, and the script below /showroom/embed/. */
export const siteRoutes = async (app: FastifyInstance, folders: { host: string; embed: string }) => {
  await app.register(staticFiles, { serve: false, preCompressed: true, dotfiles: 'deny' })
  app.get('/', options, (_request, reply) => reply.redirect('/showroom/', 302))
  embedRoutes(app, folders.embed)
  hostRoutes(app, folders.host)
}
