import { setTimeout as wait } from 'node:timers/promises'
import type { Db, OpenDb } from '../../../apps/api/src/platform/db/db.ts'
import type { RunningSandbox } from '../../factories/running-sandbox.ts'
import { stockUp } from '../market/market.store.ts'
import type { Shop } from '../market/people.ts'
import { type Seeded, seeded } from '../market/random.ts'
import { type Deed, openDoor, type Point } from './door.ts'
import { openGround, serving } from './ground.ts'
import { aHiresSteps } from './hire-life.ts'
import { aLife, type Ask, askerAt, type Life } from './life.ts'
import { endLeases } from './months.store.ts'
import { anOrdersSteps } from './order-life.ts'
import { everybody, type Everybody } from './people.ts'
import { openAccounts, payOutOnce } from './payouts.ts'

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
      const hit = await Promise.race([...sprung, lives.then(() => false)]).catch(() => false)
      door.lift()
      if (!round.isKilled) kill()
      await server.kill()
      await Promise.allSettled([lives])
      if (database) await postgres.restart()
      await round.db.close().catch(() => undefined)
      await lives
      return { at, database, hit }
    },
    close: async () => {
      await door.close()
      await ground.close()
    },
  }
}
