import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SandboxDeps } from '../http/stripe-route.ts'
import { framePage } from './frame-page.ts'
import { keepCard } from './keep-card.ts'

/** Only our own host may frame it, it reaches only its own origin, and no text becomes script. */
const policy = (hostOrigin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${hostOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const written = z.string().max(200)
const entry = z.strictObject({
  card_number: written,
  name_on_Card: written,
  exp_date: written,
  cvv: written,
})

const files = {
  '/frame/frame.js': { name: 'frame.js', type: 'text/javascript; charset=utf-8' },
  '/frame/frame.css': { name: 'frame.css', type: 'text/css; charset=utf-8' },
  '/frame/inter.woff2': { name: 'inter.woff2', type: 'font/woff2' },
}

export type FrameDeps = SandboxDeps & {
  /** The page that may hold the frame. */
  hostOrigin: string
  /** Where the frame itself is served: only it may hand in a card. */
  ownOrigin: string
  /** Where the built files lie. */
  folder: URL
}

export const frameRoutes = (app: FastifyInstance, deps: FrameDeps) => {
  app.get('/frame', (_request, reply) => {
    deps.db.openAhead()
    return reply
      .header('content-security-policy', policy(deps.hostOrigin))
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(framePage(deps.hostOrigin))
  })

  for (const [path, { name, type }] of Object.entries(files))
    app.get(path, async (_request, reply) =>
      reply.type(type).send(await readFile(new URL(name, deps.folder))),
    )

  app.post('/frame/payment_methods', async ({ headers, body }, reply) => {
    if (headers.origin !== deps.ownOrigin) return reply.code(403).send({ errors: {} })
    const parsed = entry.safeParse(body)
    if (!parsed.success) return reply.code(400).send({ errors: {} })
    const kept = await keepCard(deps, parsed.data)
    return reply.code('card' in kept ? 200 : 422).send(kept)
  })
}
