import Fastify, { type FastifyInstance } from 'fastify'
import { callerWith } from '../account/session/sessions.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Db } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { buildEdge } from '../platform/http/edge.ts'
import { serverOptions } from '../platform/http/server-options.ts'
import type { Serve } from '../platform/http/serve.ts'
import { testClock, testDay } from './test-clock.ts'
import { openOrigins } from '../showroom/origins.ts'
import { openTestDb } from './test-db.ts'

/**
 * One showroom with a verified and an unverified site, one for development, and one whose site is verified but
 * whose plan does not include embedding.
 */
const addShowrooms = async (db: Db) => {
  await db.query(sql`insert into price_list (key, rules) values ('plain', '[]')`)
  await db.query(sql`
    insert into showroom (user_id, vsd_id, company_name, price_list_id, is_development, has_custom_addon) values
      ('pro_harvest', 'HARVEST2', 'Harvest', 1, false, true), ('pro_maple', 'MAPLE247', 'Maple', 1, true, false),
      ('pro_cedar', 'CEDAR936', 'Cedar', 1, false, false)`)
  await db.query(sql`
    insert into showroom_domain (showroom_id, origin, verified_at) values
      (1, 'https://harvest.example', ${testDay}::timestamptz), (1, 'https://draft.example', null),
      (1, 'http://localhost:5998', ${testDay}::timestamptz), (3, 'https://cedar.example', ${testDay}::timestamptz), (2, 'https://maple.example', ${testDay}::timestamptz)`)
  await db.query(sql`
    update showroom set plan = 'Premium', plan_status = 'active', paid_amount = 199 where user_id = 'pro_maple'`)
}

/** The edge of the API around handlers of the test's own, on a database with two showrooms. */
export const openTestEdge = async () => {
  const db = await openTestDb()
  await addShowrooms(db)
  const opened: FastifyInstance[] = []

  const serving = async (routes: (serve: Serve) => void, variables: Record<string, string> = {}) => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...variables })
    const now = testClock()
    const { app, serve } = await buildEdge(Fastify(serverOptions(config)), {
      config,
      origins: openOrigins(db, config, now),
      sessions: { callerOf: (token) => callerWith(db, token, now()), aiCallerOf: async () => null },
      sights: { of: async () => [] },
      deeds: { tell: async () => undefined },
    })
    routes(serve)
    opened.push(app)
    return app
  }
  const close = async () => {
    await Promise.all(opened.map((app) => app.close()))
    await db.close()
  }
  return { serving, close }
}
