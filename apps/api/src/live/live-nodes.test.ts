import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { findRedis, startRedis } from '../../../../tools/redis.mjs'
import type { OpenDb } from '../platform/db/db.ts'
import { openServer } from '../platform/db/server.ts'
import { isServer, prepareTestData } from '../testing/test-db.ts'
import { stopAllProcesses } from '../testing/test-process.ts'
import { runLoad } from './testing/load.ts'
import { saidIn, seedProjects } from './testing/load.store.ts'
import { type Data, startNodes } from './testing/nodes.ts'

let data: Data
let db: OpenDb
beforeEach(async () => {
  data = await prepareTestData()
  db = openServer(data.variables.DATABASE_URL ?? '', { queryTimeoutMs: 20_000 })
})
afterEach(async () => {
  stopAllProcesses()
  await db.close()
  await data.remove()
})

const aLoad = { perSecond: 20, seconds: 6 }
const whole = { streams: 24, acknowledged: 120, lost: 0, doubled: 0, disordered: 0 }
const seed = () => seedProjects(db, { projects: 6, people: 4, now: new Date() })

// Several processes need a server; the embedded database has one.
test.runIf(isServer)(
  'with two nodes, of which one is killed, every page sees every message once and in order',
  async () => {
    const projects = await seed()
    const { addresses, killFirst } = await startNodes(data, 2)
    const load = { ...aLoad, projects, nodes: addresses, atHalf: killFirst }
    const result = await runLoad(load, () => saidIn(db, projects))
    expect(result).toMatchObject(whole)
    expect(result.reconnects).toBeGreaterThan(0)
  },
)

test.runIf(isServer && findRedis())(
  'with two nodes whose Redis is stopped and comes back, every page sees every message once and in order',
  async () => {
    const redis = await startRedis()
    onTestFinished(redis.stop)
    const projects = await seed()
    const { addresses } = await startNodes(data, 2, { REDIS_URL: redis.url })
    const stopForAWhile = async () => {
      await redis.stop()
      await rest(1_500)
      await redis.start()
    }
    const load = { ...aLoad, projects, nodes: addresses, atHalf: stopForAWhile }
    const result = await runLoad(load, () => saidIn(db, projects))
    expect(result).toMatchObject(whole)
  },
)
