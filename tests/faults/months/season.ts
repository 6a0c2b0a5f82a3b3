import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Db, OpenDb } from '../../../apps/api/src/platform/db/db.ts'
import { openServer } from '../../../apps/api/src/platform/db/server.ts'
import { freePorts } from '../../../tools/free-ports.mjs'
import { startPostgres } from '../../../tools/postgres.mjs'
import { type RunningSandbox, startSandbox } from '../../factories/running-sandbox.ts'
import { type RunningServer, startServer } from '../../factories/running-server.ts'
import { runAudit } from '../market/audit.ts'
import { stockUp } from '../market/market.store.ts'
import type { Shop } from '../market/people.ts'
import { type Seeded, seeded } from '../market/random.ts'
import { bothBooks } from './books.ts'
import { type Deed, type Door, openDoor, type Point } from './door.ts'
import { aHiresSteps } from './hire-life.ts'
import { aLife, type Ask, askerAt, type Life } from './life.ts'
import { endLeases, unfinished } from './months.store.ts'
import { anOrdersSteps } from './order-life.ts'
import { everybody, type Everybody } from './people.ts'
import { openAccounts, payOutOnce } from './payouts.ts'

const root = resolve(import.meta.dirname, '../../..')
const settlesWithinMs = 180_000
const springsWithinMs = 20_000
const orders = 4
const hires = 2

/** Good, and twice a card whose answers are lost. */
const cards = ['4242424242424242', '4242424242424242', '4000007777000032'] as const

/** What every life of the season asks, and whom. */
export type Season = {
  ask: Ask
  sandbox: RunningSandbox
  people: Everybody
  random: Seeded
  cards: typeof cards
  db: () => Db
  shop: () => Shop
  isKilled: () => boolean
}

/** What kills: a deed at a named point, or the clock. `database`: its server with it. */
export type Killing = { at: { deed: Deed; point: Point } | 'random'; database: boolean }
export type Killed = Killing & { hit: boolean }

/** An empty marketplace but for goods, on a server that keeps what it has acknowledged. */
const openGround = async () => {
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

/** The API comes and goes before a provider that stays, and whose door a test can trap. */
const serving = ({ postgres, dataDir, port, sandbox, connect }: Ground, door: Door) => {
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
      await withDb(endLeases)
      const server = await start()
      const deadline = Date.now() + settlesWithinMs
      const isOpen = (counts: object) => Object.values(counts).some((count) => count > 0)
      let left = await withDb(unfinished)
      while ((isOpen(left) || door.hasLate()) && Date.now() < deadline) {
        // Nobody is to ask for it again: then it comes by itself.
        if (!isOpen(left)) await door.arrive()
        await wait(300)
        left = await withDb(unfinished)
      }
      await server.stop()
      return left
    },
  }
}

type Crowd = { season: Season; skipped: Map<string, number> }

/** Lives that go on from round to round; who has come to an end is followed by another. */
const crowdOf = ({ season, skipped }: Crowd) => {
  const onSkipped = (name: string) => skipped.set(name, (skipped.get(name) ?? 0) + 1)
  const begin = (index: number): Life =>
    aLife(index < orders ? anOrdersSteps(season) : aHiresSteps(season), onSkipped)
  const lives = Array.from({ length: orders + hires }, (_, index) => begin(index))
  const liveOn = async (index: number) => {
    while (!season.isKilled()) {
      if (lives[index]?.isOver() ?? true) lives[index] = begin(index)
      await lives[index]?.liveOn(season.isKilled)
    }
  }
  const payOut = async () => {
    while (!season.isKilled()) {
      await payOutOnce(season).catch((error: unknown) => {
        if (!season.isKilled()) throw error
      })
      await wait(300)
    }
  }
  return () => Promise.all([...lives.keys()].map(liveOn).concat(payOut()))
}

/** Orders, hires and payouts in the months after, with whatever is killed meanwhile. */
export const openSeason = async ({ seed }: { seed: number }) => {
  const ground = await openGround()
  const { sandbox, postgres, connect } = ground
  const door = await openDoor(sandbox.origin)
  const { start, withDb, ...looking } = serving(ground, door)
  const origin = `http://localhost:${ground.port}`
  const random = seeded(seed)
  const round: { isKilled: boolean; db: OpenDb } = { isKilled: false, db: connect() }
  const first = await start()
  await stockUp(round.db)
  const refusals = new Map<string, number>()
  const season: Season = {
    ask: askerAt(origin, refusals),
    sandbox,
    people: await everybody(round.db),
    random,
    cards,
    db: () => round.db,
    shop: () => ({ origin, sandbox, random, cards }),
    isKilled: () => round.isKilled,
  }
  await openAccounts(season)
  await first.stop()
  await round.db.close()
  const skipped = new Map<string, number>()
  const crowd = crowdOf({ season, skipped })

  return {
    ...looking,
    withDb,
    skipped,
    refusals,
    ignoreKeys: door.ignoreKeys,
    /** Everybody goes on with what they were at until the API is killed, and the database where it is wished. */
    killOnce: async ({ at, database }: Killing): Promise<Killed> => {
      await withDb(endLeases)
      const server = await start()
      Object.assign(round, { isKilled: false, db: connect() })
      const kill = () => {
        round.isKilled = true
        server.process.kill('SIGKILL')
        if (database) postgres.kill()
      }
      const trapped = at === 'random' ? null : door.set(at.deed, at.point, kill).then(() => true)
      const lives = crowd()
      const ms = at === 'random' ? random.between(300, 3_000) : springsWithinMs
      const sprung = [...(trapped ? [trapped] : []), wait(ms).then(() => at === 'random')]
      // Lives end with the server: one that ends before has found something wrong.
      const hit = await Promise.race([...sprung, lives.then(() => false)]).finally(async () => {
        door.lift()
        if (!round.isKilled) kill()
        await server.kill()
        await Promise.allSettled([lives])
        if (database) await postgres.restart()
        await round.db.close().catch(() => undefined)
      })
      await lives
      return { at, database, hit }
    },
    close: async () => {
      await door.close()
      await ground.close()
    },
  }
}
