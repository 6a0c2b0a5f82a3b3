import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { constants } from 'node:zlib'
import type { Config } from '../config/config.ts'
import { requireAccessRules } from './access.ts'
import { type Admit, admitWith } from './admit.ts'
import { leastPacked } from './brotli.ts'
import { type CookieJar, openCookieJar } from './cookies.ts'
import { addCors } from './cors.ts'
import type { TeamDeeds } from './team-deeds.ts'
import { addErrorReplies } from './errors.ts'
import type { Origins } from './origins.ts'
import { addRateLimits, type Limits } from './rate-limits.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { addMultipart } from './sent-file.ts'
import { type Ask, type Serve, serveWith } from './serve.ts'
import type { Sessions } from './who.ts'
import type { Sights } from './withheld.ts'

/** What a concept's routes are made with. */
export type Edge = {
  app: FastifyInstance
  serve: Serve
  ask: Ask
  admit: Admit
  origins: Origins
  limits: Limits
  cookieJar: CookieJar
}

export type EdgeDeps = {
  config: Config
  origins: Origins
  sessions: Sessions
  sights: Sights
  deeds: TeamDeeds
}

/** What stands before every route: limits, headers, origins, errors. */
export const buildEdge = async (
  app: FastifyInstance,
  { config, origins, sessions, sights, deeds }: EdgeDeps,
): Promise<Edge> => {
  // A cross-site form can send plain text without a preflight: JSON is all we read.
  app.removeContentTypeParser('text/plain')
  requireAccessRules(app)
  addErrorReplies(app)
  addSecurityHeaders(app, config)
  const limits = await addRateLimits(app, config)
  await addMultipart(app)
  // No client of ours packs what it sends: a small packed body would cost as much as a large one.
  const requestEncodings: ['identity'] = ['identity']
  await app.register(compress, { ...packedReplies, requestEncodings })
  addCors(app, origins)
  const strictReplies = config.environment === 'test'
  const cookieJar = await openCookieJar(app, config.publicUrl)
  const admit = admitWith({ origins, sessions, cookieJar })
  const served = serveWith(app, { origins, limits, sessions, cookieJar, strictReplies, sights, deeds })
  return { app, origins, limits, cookieJar, admit, ...served }
}

/** Beyond this a reply takes longer to compress than it saves on the way. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const packedReplies = { threshold: leastPacked, encodings: ['br' as const, 'gzip' as const], brotliOptions }
