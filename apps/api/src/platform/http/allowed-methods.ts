import type { FastifyInstance } from 'fastify'

/** Which methods a path is served for; none, where nothing is at it. */
export type AllowedMethods = (path: string) => string[]

/** Follows every route that is added after it. What has a star is a folder of files, and tells nothing of a path. */
export const followMethods = (app: FastifyInstance): AllowedMethods => {
  const served: { methods: string[]; parts: string[] }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.includes('*')) served.push({ methods: [method].flat(), parts: partsOf(url) })
  })
  return (path) => {
    const asked = partsOf(path)
    const found = served.filter(({ parts }) => isAt(parts, asked)).flatMap(({ methods }) => methods)
    return [...new Set(found)].sort()
  }
}

const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/')

/** `/api/order/:id` as Fastify writes it: a part with a colon is anything but nothing. */
const isAt = (parts: readonly string[], asked: readonly string[]): boolean =>
  parts.length === asked.length &&
  parts.every((part, index) => (part.includes(':') ? asked[index] !== '' : part === asked[index]))
