import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import Fastify, { type FastifyInstance } from 'fastify'
import { listed, type Modules, openModules, type Outside } from './modules.ts'
import { buildEdge } from './platform/http/edge.ts'
import { healthRoutes } from './platform/http/health.routes.ts'
import { openApiRoutes } from './platform/http/openapi.routes.ts'
import { serverOptions } from './platform/http/server-options.ts'
import { mailboxRoutes } from './platform/mail/mailbox.routes.ts'

export type AppDeps = Omit<Outside, 'log'> & {
  /** Set once the process is about to stop: a balancer asks, and sends nobody any more. */
  stopping?: { isStopping: boolean }
}
export type App = { app: FastifyInstance; modules: Modules }

/** The catalogue's version, a showroom, a derived list: what it takes to answer a visitor. */
const firstRead = `/api/visualization/products?showroom=${platformShowroom}`

/** The API assembled in reading order; tests and production call this same function. */
export const buildApp = async (deps: AppDeps): Promise<App> => {
  const { config, db, mail } = deps
  const app = Fastify(serverOptions(config))
  const modules = openModules({ ...deps, log: app.log })
  const edge = await buildEdge(app, {
    config,
    origins: modules.showroom.api.origins,
    sessions: sessionsOf(modules),
    sights: modules['client-terms'].api.sights,
    deeds: modules.team.api.deeds,
  })
  for (const { routes } of listed(modules)) await routes?.(edge)
  mailboxRoutes(app, mail)
  healthRoutes(app, {
    db,
    selfTest: async () => {
      const { statusCode } = await app.inject(firstRead)
      if (statusCode !== 200) throw new Error(`A list of products was answered with ${statusCode}.`)
    },
    patienceMs: 2_000,
    stopping: deps.stopping ?? { isStopping: false },
  })
  openApiRoutes(app, config.publicUrl)
  return { app, modules }
}

/** On our own pages the account's session, with the teams that somebody works in; on contractors' pages one of theirs. */
const sessionsOf = ({ account, team, 'embed-session': embedSession, 'design-ai': designAi }: Modules) => ({
  aiCallerOf: designAi.api.callerOf,
  callerOf: async (token: string, withSeats: boolean) => {
    const caller = await account.api.callerOf(token)
    if (!caller) return embedSession.api.callerOf(token)
    return withSeats ? team.api.seated(caller) : caller
  },
})
