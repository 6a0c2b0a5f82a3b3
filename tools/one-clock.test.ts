import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const apps = join(import.meta.dirname, '../apps')

// Programs begin in src itself and in commands, and give their clock to all that follows. A concept asks no other.
const machinesTime = /new Date\(\)|Date\.now\(\)/
const databasesTime = /\bnow\(\)|current_date|current_time|localtime/i

/** How long something takes on this machine, and when a database was made, is no time of the shop's. */
const isAllowed = (path: string): boolean =>
  path.startsWith('api/src/platform/process/') || path === 'api/src/platform/db/migration.store.ts'

const sourcesOf = (app: string): string[] =>
  readdirSync(join(apps, app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/.*\.ts$/.test(path) && !/^commands\/|\.test\.ts$|testing[/.]/.test(path))
    .map((path) => `${app}/src/${path}`)
const sources = [...sourcesOf('api'), ...sourcesOf('demo')].filter((path) => !isAllowed(path))

const asking = (paths: readonly string[], time: RegExp): string[] =>
  paths.flatMap((path) =>
    readFileSync(join(apps, path), 'utf8')
      .split('\n')
      .filter((line) => time.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

test('the shop has one clock, which is given: no concept asks the machine or the database for the time', () => {
  const stores = sources.filter((path) => path.endsWith('.store.ts'))
  expect(stores.length).toBeGreaterThan(0)
  expect(asking(sources, machinesTime)).toEqual([])
  expect(asking(stores, databasesTime)).toEqual([])
})
