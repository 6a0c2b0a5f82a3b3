import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoCatalogue } from '@showroom/demo/catalogue/load'
import type { Db } from '../platform/db/db.ts'
import { openEmbedded } from '../platform/db/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openServer } from '../platform/db/server.ts'
import { beginRecording, keepRecorded } from './statements/recorded.ts'
import { ensureVisualizer } from '../visualizer/built-in.store.ts'
import { testDay } from './test-clock.ts'
import { copyDatabase, createDatabase } from './test-database.store.ts'

/** What a test's database is a copy of: the tables alone, or a small catalogue with its showrooms and prices. */
export type Template = 'empty' | 'seeded'

export const timeouts = { queryTimeoutMs: 120_000 }

export const templateName = (template: Template) => `template_${template}`
export const dumpFile = (folder: string, template: Template) => join(folder, `${template}.tar`)

export const onServer = (database: string): string => {
  const address = process.env.TEST_DATABASE_URL
  if (!address)
    throw new Error('TEST_DATABASE_URL is not set: no PostgreSQL server was started for this run.')
  const own = new URL(address)
  own.pathname = `/${database}`
  return own.href
}

/** Spread over all categories, and loaded within a second or two. */
export const seed = async (db: Db) => {
  await loadDemoCatalogue(db, { families: 120, now: testDay })
  await ensureVisualizer(db, testDay)
}

const prepareEmbedded = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-test-'))
  const db = openEmbedded({ folder: null, dump: null })
  await migrate(db)
  await writeFile(dumpFile(folder, 'empty'), new Uint8Array(await db.dump()))
  await seed(db)
  await writeFile(dumpFile(folder, 'seeded'), new Uint8Array(await db.dump()))
  await db.close()
  process.env.TEST_DUMPS = folder
  return () => rm(folder, { recursive: true, force: true })
}

const prepareServer = async () => {
  const server = openServer(onServer('postgres'), timeouts)
  await createDatabase(server, templateName('empty'))
  const empty = openServer(onServer(templateName('empty')), timeouts)
  await migrate(empty)
  await empty.close()
  await copyDatabase(server, templateName('empty'), templateName('seeded'))
  const seeded = openServer(onServer(templateName('seeded')), timeouts)
  await seed(seeded)
  await seeded.close()
  await server.close()
  await beginRecording()
  return () => keepRecorded(onServer(templateName('empty')))
}

/** Vitest calls these once before the API's tests. */
export const setupEmbedded = prepareEmbedded
export const setupServer = prepareServer
