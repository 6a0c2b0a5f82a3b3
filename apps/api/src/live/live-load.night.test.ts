import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../../tools/postgres.mjs'
import { startRedis } from '../../../../tools/redis.mjs'
import type { OpenDb } from '../platform/db/db.ts'
import { openEmbedded } from '../platform/db/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openServer } from '../platform/db/server.ts'
import { seed, timeouts } from '../testing/templates.ts'
import { isServer } from '../testing/test-db.ts'
import { stopAllProcesses } from '../testing/test-process.ts'
import { type Load, type LoadResult, runLoad, type Said } from './testing/load.ts'
import { saidIn, seedProjects } from './testing/load.store.ts'
import { startNodes } from './testing/nodes.ts'

type Measured = LoadResult & { perSecond: number; seconds: number; peakMegabytes: (number | null)[] }
const record = join(import.meta.dirname, '../../../../bench/live.json')
const results: Record<string, Measured> = {}

type Nodes = Awaited<ReturnType<typeof startNodes>>
type Run = {
  name: string
  nodes: number
  projects: number
  perSecond: number
  seconds: number
  variables?: Record<string, string>
  /** What happens when half of the time is over. */
  atHalf?: (nodes: Nodes) => Promise<unknown>
}

type Place = {
  variables: Record<string, string>
  /** Does something in the database, while no node has it alone. */
  within: <Answer>(ask: (db: OpenDb) => Promise<Answer>) => Promise<Answer>
}

const run = async ({ name, atHalf, variables = {}, ...one }: Run, { variables: place, within }: Place) => {
  const projects = await within((db) =>
    seedProjects(db, { projects: one.projects, people: 4, now: new Date() }),
  )
  const nodes = await startNodes({ variables: place }, one.nodes, variables)
  let peakMegabytes: (number | null)[] = []
  const readTable = async (): Promise<Said> => {
    peakMegabytes = nodes.peaks()
    await nodes.stopAll()
    return within((db) => saidIn(db, projects))
  }
  const { perSecond, seconds } = one
  const load: Load = { projects, perSecond, seconds, nodes: nodes.addresses }
  const result = await runLoad(atHalf ? { ...load, atHalf: () => atHalf(nodes) } : load, readTable)
  results[name] = { perSecond, seconds, ...result, peakMegabytes }
  // A measurement is kept where it was asked for: `npm run bench:live`.
  if (process.env.LIVE_RECORD === '1') writeFileSync(record, `${JSON.stringify(results, null, 2)}\n`)
  return result
}

/** Of this test's own: it may be stopped without anybody else noticing. */
const aServer = async () => {
  const postgres = await startPostgres({ durable: true })
  onTestFinished(() => postgres.stop())
  const within: Place['within'] = async (ask) => {
    const db = openServer(postgres.url, { ...timeouts, queryTimeoutMs: 20_000 })
    try {
      return await ask(db)
    } finally {
      await db.close()
    }
  }
  await within(async (db) => {
    await migrate(db)
    await seed(db)
  })
  const folder = mkdtempSync(join(tmpdir(), 'showroom-live-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { postgres, variables: { DATA_DIR: folder, DATABASE_URL: postgres.url }, within }
}

/** The embedded database, which only one process opens at a time. */
const aFolder = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-live-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const within: Place['within'] = async (ask) => {
    const db = openEmbedded({ folder: join(folder, 'database'), dump: null })
    try {
      return await ask(db)
    } finally {
      await db.close()
    }
  }
  await within(async (db) => {
    await migrate(db)
    await seed(db)
  })
  return { variables: { DATA_DIR: folder }, within }
}

const whole = { lost: 0, doubled: 0, disordered: 0 }
const large = { projects: 500, perSecond: 50, seconds: 60 }
const night = { timeout: 900_000 }
afterEach(stopAllProcesses)

const runs: Run[] = [
  { name: 'one node, 2,000 streams', nodes: 1, ...large },
  { name: 'one node, 5,000 streams', nodes: 1, ...large, projects: 1_250, perSecond: 200 },
  {
    name: 'three nodes by NOTIFY, one killed at half',
    nodes: 3,
    ...large,
    atHalf: ({ killFirst }) => killFirst(),
  },
]
// Each run has a database of its own: one of the two projects of tests is enough.
test.runIf(isServer).each(runs)('$name: nothing is lost, nothing comes twice', night, async (one) => {
  expect(await run(one, await aServer())).toMatchObject(whole)
})

test.runIf(isServer)('three nodes by Redis, one killed and Redis away for ten seconds', night, async () => {
  const redis = await startRedis()
  onTestFinished(redis.stop)
  const atHalf = async ({ killFirst }: Nodes) => {
    await Promise.all([killFirst(), redis.stop()])
    await rest(10_000)
    await redis.start()
  }
  const name = 'three nodes by Redis, one killed and Redis away for 10 s at half'
  const one: Run = { name, nodes: 3, ...large, variables: { REDIS_URL: redis.url }, atHalf }
  expect(await run(one, await aServer())).toMatchObject(whole)
})

test.runIf(isServer)('two nodes whose database is killed and started again', night, async () => {
  const place = await aServer()
  const atHalf = async () => {
    place.postgres.kill()
    await place.postgres.restart()
  }
  const name = 'two nodes, the database killed at half'
  expect(await run({ name, nodes: 2, ...large, atHalf }, place)).toMatchObject(whole)
})

test.runIf(isServer)('the embedded database', night, async () => {
  const one: Run = { name: 'one node on the embedded database, 2,000 streams', nodes: 1, ...large }
  expect(await run(one, await aFolder())).toMatchObject(whole)
})

test.runIf(isServer)('control run: where nodes do not hear each other, loss is found', night, async () => {
  const name = 'control: two nodes without hints and sweep'
  const small = { name, nodes: 2, projects: 20, perSecond: 20, seconds: 5 }
  const { lost } = await run({ ...small, variables: { LIVE_HINTS: 'off' } }, await aServer())
  expect(lost).toBeGreaterThan(0)
})
