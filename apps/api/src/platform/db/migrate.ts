import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { appliedMigrations, prepareMigrations, recordMigration } from './migration.store.ts'
import type { MigrationTransaction, OpenDb } from './db.ts'

export type Migration = { name: string; text: string; checksum: string }

/** Beside this file both in the sources and in the bundle, where the build copies them. */
const folder = new URL('./migrations/', import.meta.url)

export const readMigrations = async (from: URL = folder): Promise<Migration[]> => {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, from), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Applies what this database has not seen, each file once and in its own transaction. Returns the applied names. */
export const migrate = async (db: OpenDb, migrations?: Migration[]): Promise<string[]> => {
  const all = migrations ?? (await readMigrations())
  // Read once: a start that finds nothing to do would ask as often as there are files.
  const known = await db.transaction(async (tx) => {
    await prepareMigrations(tx)
    return appliedMigrations(tx)
  })
  const applied: string[] = []
  for (const migration of all) {
    if (known.get(migration.name) === migration.checksum) continue
    const isNew = await db.transaction((tx) => applyOnce(tx, migration))
    if (isNew) applied.push(migration.name)
  }
  return applied
}

const applyOnce = async (tx: MigrationTransaction, { name, text, checksum }: Migration): Promise<boolean> => {
  // Holds back other processes that start at the same moment, until this transaction ends.
  await prepareMigrations(tx)
  const known = (await appliedMigrations(tx)).get(name)
  if (known === checksum) return false
  if (known)
    throw new Error(`The migration ${name} was edited after it had been applied. Add a new file instead.`)
  await tx.script(text)
  await recordMigration(tx, name, checksum)
  return true
}
