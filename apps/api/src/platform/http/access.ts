import type { Access } from '@showroom/contract/shared/endpoint'
import type { FastifyInstance } from 'fastify'

export type RouteRule = { route: string; access: Access }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. */
    access?: Access
  }
  interface FastifyInstance {
    /** Every route that is served, and who may call it. */
    routeRules: RouteRule[]
  }
}

/** Nobody forgets to say who may call: a route without the word ends the start. */
export const requireAccessRules = (app: FastifyInstance) => {
  const rules: RouteRule[] = []
  app.decorate('routeRules', rules)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access)
      throw new Error(`${String(method)} ${url} does not say who may call it (config.access).`)
    rules.push({ route: `${String(method)} ${url}`, access: config.access })
  })
}
