import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openTestDb } from './test-db.ts'

export { openTestDb }

/** The real application on a small catalogue of its own; requests go through `app.inject`. */
export const openTestApp = async (variables: Record<string, string> = {}, now = () => new Date()) => {
  const db = await openTestDb('seeded')
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', ...variables })
  const app = await buildApp({ config, db, now })
  const close = async () => {
    await app.close()
    await db.close()
  }
  return { app, db, config, close }
}
