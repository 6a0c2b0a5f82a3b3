import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Db } from '../../../apps/api/src/platform/db/db.ts'
import { openServer } from '../../../apps/api/src/platform/db/server.ts'
import { freePorts } from '../../../tools/free-ports.mjs'
import { startPostgres } from '../../../tools/postgres.mjs'
import { startSandbox } from '../../factories/running-sandbox.ts'
import { type RunningServer, startServer } from '../../factories/running-server.ts'
import { runAudit } from '../market/audit.ts'
import { bothBooks } from './books.ts'
import type { Door } from './door.ts'
import { catchUp, endLeases, unfinished } from './months.store.ts'

const root = resolve(import.meta.dirname, '../../..')
const settlesWithinMs = 180_000

/** An empty marketplace but for goods, on a server that keeps what it has acknowledged. */
export const openGround = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-months-'))
  const postgres = await startPostgres({ durable: true })
  const dataDir = join(folder, 'api')
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: postgres.url }
  await promisify(execFile)(process.execPath, ['apps/demo/dist/fill.js', '--families', '60'], {
    cwd: root,
    env,
  })
  const port = await freePorts(3)
  const sandbox = await startSandbox(join(folder, 'sandbox'), `http://localhost:${port}`)
  const connect = () => openServer(postgres.url, { queryTimeoutMs: 60_000 })
  const close = async () => {
    await sandbox.stop()
    postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { postgres, dataDir, port, sandbox, connect, close }
}
type Ground = Awaited<ReturnType<typeof openGround>>

/** What a kill leaves open, and how it is taken up again at once. */
export type Leftovers = {
  endLeases: (db: Db) => Promise<unknown>
  unfinished: (db: Db) => Promise<Record<string, number>>
}

/** The API comes and goes before a provider that stays, and whose door a test can trap. */
export const serving = (
  { postgres, dataDir, port, sandbox, connect }: Ground,
  door: Door,
  leftovers: Leftovers = { endLeases, unfinished },
) => {
  const environment = {
    DATABASE_URL: postgres.url,
    STRIPE_API_BASE: door.origin,
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    DRAW_AHEAD: 'off',
    LOG_LEVEL: 'fatal',
    JOBS_EVERY_MS: '200',
  }
  const start = (): Promise<RunningServer> =>
    startServer({ dataDir, port, environment, program: 'apps/api/dist/main.js' })
  const withDb = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    const db = connect()
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  }
  return {
    start,
    withDb,
    audit: () => runAudit({ dataDir, port, environment }),
    books: () => withDb((db) => bothBooks(db, sandbox.origin)),
    /** Whatever a kill left is finished, as after any start that is not cut off. */
    settle: async () => {
      await withDb(leftovers.endLeases)
      const server = await start()
      const deadline = Date.now() + settlesWithinMs
      const isOpen = (counts: object) => Object.values(counts).some((count) => count > 0)
      let isCaughtUp = false
      let left = await withDb(leftovers.unfinished)
      while ((isOpen(left) || door.hasLate() || !isCaughtUp) && Date.now() < deadline) {
        if (!isOpen(left)) {
          // Nobody is to ask for what is late: it comes by itself. What was told meanwhile is asked for after all else.
          isCaughtUp = !door.hasLate()
          await door.arrive()
          await withDb(catchUp)
        }
        await wait(300)
        left = await withDb(leftovers.unfinished)
      }
      await server.stop()
      return left
    },
  }
}
