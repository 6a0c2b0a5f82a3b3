// Vitest calls this once before the tests that need a PostgreSQL server; TEST_DATABASE_URL names one that is there.
import { startPostgres } from './postgres.mjs'

export const setup = async () => {
  if (process.env.TEST_DATABASE_URL) return
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url
  return () => {
    delete process.env.TEST_DATABASE_URL
    server.stop()
  }
}
