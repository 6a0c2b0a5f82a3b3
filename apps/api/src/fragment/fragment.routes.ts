import type { FragmentRenderer } from '@showroom/contract/fragment/fragment'
import { messages } from '@showroom/contract/shared/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import { folders } from '../platform/config/folders.ts'
import { takesBrotli } from '../platform/http/brotli.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import { admitsAll } from '../platform/http/cors.ts'
import type { Origins } from '../platform/http/origins.ts'
import type { Limits } from '../platform/http/rate-limits.ts'
import type { Ask } from '../platform/http/serve.ts'
import { rendererIn } from '../shared/load-renderer.ts'
import { type Fragment, type FragmentDeps, openFragments } from './fragment.ts'
import { themeSheetAt } from './theme-sheet.ts'

type RouteDeps = {
  config: Config
  ask: Ask
  origins: Origins
  limits: Limits
  now: () => Date
  /** Instead of the built one: for tests. */
  loadRenderer?: FragmentDeps['loadRenderer']
}

/** `/showroom/embed/fragment/{tag}?showroom=…`: a tag drawn as HTML, for a contractor's server to write into its page. */
export const fragmentRoutes = (app: FastifyInstance, { config, ask, now, ...deps }: RouteDeps) => {
  const { origins, limits, loadRenderer = rendererIn<FragmentRenderer>(folders.renderer) } = deps
  const options = { config: { access: 'anyone' }, ...limits.of('fragment') } as const
  const fragments = openFragments({ loadRenderer, call: ask, apiBase: config.publicUrl, now })

  app.get<{ Params: { tag: string }; Querystring: Record<string, unknown> }>(
    '/showroom/embed/fragment/:tag',
    options,
    async (request, reply) => {
      const asked = await fragments.read(request.params.tag, request.query)
      await requireOrigin(request, reply, { origins, showroom: asked.showroom })
      await limits.countForShowroom(request, reply)
      return send(request, reply, await fragments.draw(asked))
    },
  )
  app.get<{ Params: { file: string } }>('/showroom/embed/theme/:file', options, (request, reply) => {
    const sheet = themeSheetAt(request.params.file) ?? refuseUnknown()
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
    return reply.send(sheet.text)
  })
}

/** A server names no origin. A page's own script does, and is held against the showroom's list. */
const requireOrigin = async (
  { headers: { origin } }: FastifyRequest,
  reply: FastifyReply,
  { origins, showroom }: { origins: Origins; showroom: string },
) => {
  reply.header('vary', 'Origin, Accept-Encoding')
  if (origin && !(await admitsAll(origins, origin, [showroom])))
    refuse(403, 'origin_refused', messages.originRefused)
}

const send = (request: FastifyRequest, reply: FastifyReply, { html, brotli, etag }: Fragment) => {
  reply
    .header('cache-control', 'public, max-age=60, stale-while-revalidate=600')
    .header('etag', etag)
    // The page that it becomes a part of is to be found, not this address.
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
  if (tagsIn(request.headers['if-none-match']).includes(etag)) return reply.code(304).send()
  return takesBrotli(request) ? reply.header('content-encoding', 'br').send(brotli) : reply.send(html)
}

const tagsIn = (header: string | undefined) => (header ?? '').split(',').map((tag) => tag.trim())
