import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../../apps/api/src/platform/db/db.ts'
import { type RunningServer, startServer } from '../../factories/running-server.ts'
import { openGround } from '../months/ground.ts'
import { runAudit } from './audit.ts'
import { endLeases, signIn, stockUp, unfinished, waitingItems } from './market.store.ts'
import { giveAddress, orderOnce, pickUp, type Shop, shopUntil } from './people.ts'
import { seeded } from './random.ts'

const buyers = 3
const pickedUpInARound = 12
const settlesWithinMs = 180_000

/** Succeeds mostly; else the answer is lost on its way, breaks, or a bank says no. */
const good = '4242424242424242'
export const mixedCards: readonly [string, ...string[]] = [
  good,
  good,
  good,
  good,
  good,
  good,
  good,
  '4000007777000032',
  '4000007777000040',
  '4000000000000341',
]

const usualOrderMs = 400
const slowest = 6

/** How many times slower than usual this machine is: kills are to fall into the middle of orders on any. */
const measured = async (shop: Shop, token: string): Promise<number> => {
  const startedAt = { first: Date.now() }
  const heard = await orderOnce({ ...shop, cards: [good] }, token, () => {
    startedAt.first = Date.now()
  })
  if (heard === null) throw new Error('Nothing could be ordered, though nobody was killed.')
  return Math.min(Math.max((Date.now() - startedAt.first) / usualOrderMs, 1), slowest)
}

/** A PostgreSQL server, a payment sandbox, people and goods; the API comes and goes. */
export const openMarket = async ({ seed }: { seed: number }) => {
  const ground = await openGround()
  const { postgres, sandbox, dataDir, port, connect } = ground
  const random = seeded(seed)
  const environment = {
    DATABASE_URL: postgres.url,
    STRIPE_API_BASE: sandbox.origin,
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    DRAW_AHEAD: 'off',
    LOG_LEVEL: 'fatal',
  }
  const shop: Shop = { origin: `http://localhost:${port}`, sandbox, random, cards: mixedCards }

  const withDb = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    const db = connect()
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  }
  const start = (more: Record<string, string> = {}): Promise<RunningServer> =>
    startServer({
      dataDir,
      port,
      environment: { ...environment, ...more },
      program: 'apps/api/dist/main.js',
    })

  const settle = async (more: Record<string, string> = {}) => {
    await withDb(endLeases)
    const server = await start(more)
    const deadline = Date.now() + settlesWithinMs
    let left = await withDb(unfinished)
    while (Object.values(left).some((count) => count > 0) && Date.now() < deadline) {
      await wait(500)
      left = await withDb(unfinished)
    }
    await server.stop()
    return left
  }

  /** New ones each time: nobody may try as often as they do. */
  const newBuyers = async (): Promise<string[]> => {
    const tokens = await withDb(async (db) => {
      const made: string[] = []
      while (made.length < buyers) made.push(await signIn(db, 'User'))
      return made
    })
    for (const token of tokens) await giveAddress(shop, token)
    return tokens
  }

  const server = await start()
  await withDb(stockUp)
  const admin = await withDb((db) => signIn(db, 'Admin'))
  const [first = ''] = await newBuyers()
  const patience = await measured(shop, first)
  await server.stop()

  return {
    shop,
    sandbox,
    random,
    withDb,
    settle,
    /** Checkouts, captures and cancellations until the API is killed at a random moment after the first submit. */
    killOnce: async (more: Record<string, string>, isDatabaseToo: boolean) => {
      const itemIds = await withDb((db) => waitingItems(db, pickedUpInARound))
      const running = await start(more)
      const tokens = await newBuyers()
      let isOver = false
      let began = () => {}
      const firstSubmit = new Promise<void>((resolve) => {
        began = resolve
      })
      const work = { isOver: () => isOver, onSubmit: () => began() }
      const shopping = tokens.map((token) => shopUntil(shop, token, work))
      const picking = pickUp(shop, admin, { itemIds, isOver: () => isOver })
      await Promise.race([firstSubmit, wait(20_000)])
      await wait(random.between(150, 850) * patience)
      if (isDatabaseToo) postgres.kill()
      await running.kill()
      isOver = true
      const heard = (await Promise.all(shopping)).flat()
      await picking
      if (isDatabaseToo) await postgres.restart()
      return heard
    },
    /** People go on for so long, with nobody killed. */
    trade: async (forMs: number, meanwhile: () => Promise<void>) => {
      const itemIds = await withDb((db) => waitingItems(db, pickedUpInARound))
      const running = await start()
      const tokens = await newBuyers()
      let isOver = false
      const shopping = tokens.map((token) =>
        shopUntil(shop, token, { isOver: () => isOver, onSubmit: () => undefined }),
      )
      const picking = pickUp(shop, admin, { itemIds, isOver: () => isOver })
      await Promise.all([wait(forMs), meanwhile()])
      isOver = true
      const heard = (await Promise.all(shopping)).flat()
      await picking
      await running.stop()
      return heard
    },
    audit: () => runAudit({ dataDir, port, environment }),
    close: ground.close,
  }
}
export type Market = Awaited<ReturnType<typeof openMarket>>
