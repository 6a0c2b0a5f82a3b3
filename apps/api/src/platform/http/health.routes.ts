import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Alive: the process answers. Ready: so does its database. */
export const healthRoutes = (app: FastifyInstance, db: Db) => {
  const options = { config: { access: 'anyone' }, logLevel: 'warn' } as const
  app.get('/healthz', options, async () => ({ status: 'ok' }))
  app.get('/readyz', options, async () => {
    await db.query(sql`select 1`)
    return { status: 'ready', database: db.kind }
  })
}
