import { randomUUID } from 'node:crypto'
import { openEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { openServer } from '../db/server.ts'
import type { Db, OpenDb } from '../db/db.ts'
import { createDatabase, dropDatabase } from './test-database.store.ts'

const patience = { queryTimeoutMs: 120_000 }

/** A database of its own on the server that the test run started. */
const openOnServer = async (): Promise<OpenDb> => {
  const address = process.env.TEST_DATABASE_URL
  if (!address)
    throw new Error('TEST_DATABASE_URL is not set: no PostgreSQL server was started for this run.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = openServer(address, patience)
  await createDatabase(server, name)
  const own = new URL(address)
  own.pathname = `/${name}`
  const db = openServer(own.href, patience)
  return {
    ...db,
    close: async () => {
      await db.close()
      await dropDatabase(server, name)
      await server.close()
    },
  }
}

/** A fresh, migrated database: in memory, or on a PostgreSQL server where `TEST_DATABASE=server`. */
export const openTestDb = async (): Promise<Db> => {
  const isServer = process.env.TEST_DATABASE === 'server'
  const db = isServer ? await openOnServer() : openEmbedded({ folder: null, dump: null })
  await migrate(db)
  return db
}
