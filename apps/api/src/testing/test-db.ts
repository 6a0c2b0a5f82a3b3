import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDb } from '../platform/db/db.ts'
import { openEmbedded } from '../platform/db/embedded.ts'
import { openServer } from '../platform/db/server.ts'
import { sql } from '../platform/db/sql.ts'
import { asOneSession } from './one-session.ts'
import { statementRecorder } from './statements/record.ts'
import { dumpFile, onServer, timeouts, type Template, templateName } from './templates.ts'
import { copyDatabase, dropDatabase } from './test-database.store.ts'

/** The copy's address, and how to be rid of it. */
const copyOnServer = async (template: Template) => {
  const server = openServer(onServer('postgres'), timeouts)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(server, templateName(template), name)
  const drop = async () => {
    await dropDatabase(server, name)
    await server.close()
  }
  return { url: onServer(name), drop }
}

const openOnServer = async (template: Template): Promise<OpenDb> => {
  const { url, drop } = await copyOnServer(template)
  const db = openServer(url, timeouts)
  return {
    ...db,
    close: async () => {
      await db.close()
      await drop()
    },
  }
}

const readDump = async (template: Template): Promise<ArrayBuffer> => {
  const dump = await readFile(dumpFile(process.env.TEST_DUMPS ?? '', template))
  return new Uint8Array(dump).buffer
}

export const isServer = process.env.TEST_DATABASE === 'server'

const recordingFolder = process.env.TEST_STATEMENTS
const record = recordingFolder ? statementRecorder(recordingFolder) : () => undefined

/** A database of the test's own: in memory, or on a PostgreSQL server where `TEST_DATABASE=server`. */
export const openTestDb = async (template: Template = 'empty'): Promise<OpenDb> =>
  asOneSession(await openAnywhere(template), record)

const openAnywhere = async (template: Template): Promise<OpenDb> => {
  if (isServer) return openOnServer(template)
  const db = openEmbedded({ folder: null, dump: await readDump(template) })
  // So that no test's own time goes into opening it.
  await db.query(sql`select 1`)
  return db
}

/** A seeded database on disk or on the server, for a process of its own: the variables that name it. */
export const prepareTestData = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-data-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  if (!isServer) {
    const db = openEmbedded({ folder: join(folder, 'database'), dump: await readDump('seeded') })
    await db.query(sql`select 1`)
    await db.close()
    return { variables: { DATA_DIR: folder }, remove: removeFolder }
  }
  const { url, drop } = await copyOnServer('seeded')
  const remove = async () => {
    await drop()
    await removeFolder()
  }
  return { variables: { DATA_DIR: folder, DATABASE_URL: url }, remove }
}
