import { expect, onTestFinished, test } from 'vitest'
import { findRedis, startRedis } from '../../../../../tools/redis.mjs'
import type { Hint } from './hints.ts'
import { openRedisBus } from './redis-bus.ts'

const soon = { timeout: 10_000, interval: 20 }
const rights: Hint = { on: 'rights', accountId: 3 }

const aProcess = async (url: string, secret: string, heard: Hint[] = []) => {
  const bus = await openRedisBus({
    url,
    secret: Buffer.from(secret),
    hear: (hint) => void heard.push(hint),
    report: () => undefined,
  })
  onTestFinished(bus.close)
  return bus
}

const aRedis = async () => {
  const redis = await startRedis()
  onTestFinished(redis.stop)
  return redis
}

/** Said again and again: what is told while nobody is connected is lost, as it may be. */
const keepTelling = (bus: Awaited<ReturnType<typeof aProcess>>, hint: Hint) => {
  const telling = setInterval(() => bus.tell(hint), 50)
  onTestFinished(() => clearInterval(telling))
}

const withRedis = test.runIf(findRedis())

withRedis('what one process tells, the others of the same database hear, and nobody else', async () => {
  const { url } = await aRedis()
  const heard: Hint[] = []
  const elsewhere: Hint[] = []
  const bus = await aProcess(url, 'ours')
  await aProcess(url, 'ours', heard)
  await aProcess(url, 'of another installation', elsewhere)
  keepTelling(bus, rights)
  await expect.poll(() => heard.at(-1), soon).toEqual(rights)
  expect(elsewhere).toEqual([])
})

withRedis('a Redis that is stopped stops no process, and is heard again when it is back', async () => {
  const redis = await aRedis()
  const heard: Hint[] = []
  const bus = await aProcess(redis.url, 'ours')
  await aProcess(redis.url, 'ours', heard)
  keepTelling(bus, rights)
  await expect.poll(() => heard.length, soon).toBeGreaterThan(0)
  await redis.stop()
  bus.tell(rights)
  heard.length = 0
  await redis.start()
  await expect.poll(() => heard.at(-1), soon).toEqual(rights)
})

withRedis('a process starts and ends where its Redis never was', async () => {
  const redis = await aRedis()
  await redis.stop()
  const bus = await aProcess(redis.url, 'ours')
  bus.tell(rights)
})
