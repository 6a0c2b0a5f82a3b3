import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Db, OpenDb } from '../db/db.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openServer } from '../db/server.ts'
import { dumpFile, onServer, patience, type Template, templateName } from './templates.ts'
import { copyDatabase, dropDatabase } from './test-database.store.ts'

const copyOnServer = async (template: Template): Promise<OpenDb> => {
  const server = openServer(onServer('postgres'), patience)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(server, templateName(template), name)
  const db = openServer(onServer(name), patience)
  return {
    ...db,
    close: async () => {
      await db.close()
      await dropDatabase(server, name)
      await server.close()
    },
  }
}

const copyInMemory = async (template: Template): Promise<OpenDb> => {
  const dump = await readFile(dumpFile(process.env.TEST_DUMPS ?? '', template))
  return openEmbedded({ folder: null, dump: new Uint8Array(dump).buffer })
}

/** A database of the test's own: in memory, or on a PostgreSQL server where `TEST_DATABASE=server`. */
export const openTestDb = async (template: Template = 'empty'): Promise<Db> =>
  process.env.TEST_DATABASE === 'server' ? copyOnServer(template) : copyInMemory(template)
