import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db.ts'

export type Health = {
  db: Pick<Db, 'kind'>
  /** What visitors will ask for first; throws where it does not work. */
  selfTest: () => Promise<void>
  /** So long a balancer waits for a first answer; then it is told to come again. */
  patienceMs: number
  /** From then on no new visitors are to be sent. */
  stopping: { isStopping: boolean }
}

/**
 * Alive: the process answers. Ready: it has answered itself once, and is not about to stop. A database that goes away
 * makes nobody less ready: all processes would leave the balancer at once, and with them what is read from memory.
 */
export const healthRoutes = (app: FastifyInstance, { db, selfTest, patienceMs, stopping }: Health) => {
  const options = { config: { access: 'anyone' }, logLevel: 'warn' } as const
  const readiness = openReadiness(selfTest, (error) => app.log.warn({ err: error }, 'not ready yet'))
  app.get('/healthz', options, async () => ({ status: 'ok' }))
  app.get('/readyz', options, async (_request, reply) => {
    if (stopping.isStopping) return reply.code(503).send({ status: 'stopping' })
    if (await readiness(patienceMs)) return { status: 'ready', database: db.kind }
    return reply.code(503).send({ status: 'starting' })
  })
}

/** All who ask wait for one test: the first reads the whole catalogue, which takes as long as that is large. */
const openReadiness = (selfTest: () => Promise<void>, report: (error: unknown) => void) => {
  let isTested = false
  let testing: Promise<void> | null = null
  const test = async () => {
    try {
      await selfTest()
      isTested = true
    } catch (error) {
      report(error)
    } finally {
      testing = null
    }
  }
  return async (patienceMs: number): Promise<boolean> => {
    if (isTested) return true
    testing ??= test()
    await Promise.race([testing, sleep(patienceMs, undefined, { ref: false })])
    return isTested
  }
}
