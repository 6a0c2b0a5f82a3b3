import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import { requireAccessRules } from './http/access.ts'
import { addCors } from './http/cors.ts'
import { addErrorReplies } from './http/errors.ts'
import { healthRoutes } from './http/health.routes.ts'
import { openOrigins } from './showroom/origins.ts'
import { serverOptions } from './http/server-options.ts'
import { serveWith } from './http/serve.ts'

export type AppParts = {
  config: Config
  db: Db
  /** The clock, so that tests can hold it. */
  now: () => Date
}

/** The API assembled in reading order; tests and production call this same function. */
export const buildApp = async ({ config, db }: AppParts): Promise<FastifyInstance> => {
  const app = Fastify(serverOptions(config))
  // A cross-site form can send plain text without a preflight: JSON is all we read.
  app.removeContentTypeParser('text/plain')
  requireAccessRules(app)
  addErrorReplies(app)

  const origins = openOrigins(db, config)
  addCors(app, origins)
  healthRoutes(app, db)

  const serve = serveWith(app, { origins, strictReplies: config.environment === 'test' })
  return app
}
