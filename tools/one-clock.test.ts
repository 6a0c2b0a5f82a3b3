import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const api = join(import.meta.dirname, '../apps/api/src')

// Programs begin in the folder itself and in commands, and give their clock to all that follows. A concept asks no other.
const machinesTime = /new Date\(\)|Date\.now\(\)/
const databasesTime = /\bnow\(\)|current_date|current_time|localtime/i

/** How long something takes on this machine, and when a database was made, is no time of the shop's. */
const allowed = new Set(['platform/db/migration.store.ts'])

const sources = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\/.*\.ts$/.test(path) && !/^commands\/|^platform\/process\/|\.test\.ts$|testing\//.test(path) && !allowed.has(path),
)

const asking = (paths: readonly string[], time: RegExp): string[] =>
  paths.flatMap((path) =>
    readFileSync(join(api, path), 'utf8')
      .split('\n')
      .filter((line) => time.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

test('the shop has one clock, which is given: no concept asks the machine or the database for the time', () => {
  expect(sources.length).toBeGreaterThan(0)
  expect(asking(sources, machinesTime)).toEqual([])
  const stores = sources.filter((path) => path.endsWith('.store.ts'))
  expect(stores.length).toBeGreaterThan(0)
  expect(asking(stores, databasesTime)).toEqual([])
})
