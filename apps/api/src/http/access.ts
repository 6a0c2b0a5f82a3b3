import type { Access } from '@showroom/contract/shared/endpoint'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. */
    access?: Access
  }
}

/** Nobody forgets to say who may call: a route without the word ends the start. */
export const requireAccessRules = (app: FastifyInstance) => {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access)
      throw new Error(`${String(method)} ${url} does not say who may call it (config.access).`)
  })
}
