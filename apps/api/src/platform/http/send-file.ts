import type { FastifyReply } from 'fastify'

export type Caching = { cacheControl: string }
export const unchanging: Caching = { cacheControl: 'public, max-age=31536000, immutable' }
export const pointer: Caching = { cacheControl: 'public, max-age=300' }
export const ordinary: Caching = { cacheControl: 'public, max-age=86400' }
export const askedEveryTime: Caching = { cacheControl: 'no-cache' }

export const sendFrom = (
  reply: FastifyReply,
  folder: string,
  { path, caching }: { path: string; caching: Caching },
) =>
  reply
    .header('cache-control', caching.cacheControl)
    .header('vary', 'Accept-Encoding')
    .sendFile(path, folder, { cacheControl: false })

/** What the star of a route stands for. */
export const pathOf = (params: unknown): string => {
  if (typeof params !== 'object' || params === null || !('*' in params)) return ''
  return typeof params['*'] === 'string' ? params['*'] : ''
}
