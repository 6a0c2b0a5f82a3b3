import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db.ts'

export type Health = {
  db: Pick<Db, 'kind'>
  /** What visitors will ask for first; throws where it does not work. */
  selfTest: () => Promise<void>
  /** From then on no new visitors are to be sent. */
  stopping: { isStopping: boolean }
}

/**
 * Alive: the process answers. Ready: it has answered itself once, and is not about to stop. A database that goes away
 * makes nobody less ready: all processes would leave the balancer at once, and with them what is read from memory.
 */
export const healthRoutes = (app: FastifyInstance, { db, selfTest, stopping }: Health) => {
  const options = { config: { access: 'anyone' }, logLevel: 'warn' } as const
  let isTested = false
  app.get('/healthz', options, async () => ({ status: 'ok' }))
  app.get('/readyz', options, async (_request, reply) => {
    if (stopping.isStopping) return reply.code(503).send({ status: 'stopping' })
    try {
      if (!isTested) await selfTest()
      isTested = true
      return { status: 'ready', database: db.kind }
    } catch (error) {
      app.log.warn({ err: error }, 'not ready yet')
      return reply.code(503).send({ status: 'starting' })
    }
  })
}
