import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDb } from '../../testing/test-db.ts'
import { deliverDue, emit, keepDelivering, type OutboxParts, waitAfter } from './outbox.ts'
import { overdueMessages } from './outbox.store.ts'
import { emptyOutbox, messageCaused } from './testing/outbox.store.ts'

let db: Awaited<ReturnType<typeof openTestDb>>
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())
beforeEach(() => emptyOutbox(db))

const start = new Date('2026-11-02T18:15:00Z')
const secondsAfter = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

/** A worker that keeps what it was given; `fails` counts the tries that come to nothing. */
const aWorker = ({ fails = 0 }: { fails?: number } = {}) => {
  const got: unknown[] = []
  const troubles: string[] = []
  const clock = { now: start }
  let left = fails
  const parts: OutboxParts = {
    db,
    now: () => clock.now,
    handlers: {
      greeting: async (payload) => {
        left -= 1
        if (left >= 0) throw new Error('the mail server is away')
        got.push(payload)
      },
    },
    onTrouble: (error) => troubles.push(String(error)),
  }
  return { parts, got, troubles, clock, deliver: () => deliverDue(parts) }
}

const aMessage = (telling: { cause?: string; due?: Date; kind?: string } = {}) =>
  db.transaction((tx) =>
    emit(tx, { kind: 'greeting', cause: 'a', payload: { to: 'Ada' }, at: start, ...telling }),
  )

test('a message is delivered once, however often its cause is written', async () => {
  await aMessage()
  await aMessage()
  const worker = aWorker()
  expect(await worker.deliver()).toBe(1)
  expect(await worker.deliver()).toBe(0)
  expect(worker.got).toEqual([{ to: 'Ada' }])
})

test('what a transaction wrote that failed was never written', async () => {
  const failing = db.transaction(async (tx) => {
    await emit(tx, { kind: 'greeting', cause: 'a', payload: {}, at: start })
    throw new Error('the order was not placed')
  })
  await expect(failing).rejects.toThrow('not placed')
  expect(await aWorker().deliver()).toBe(0)
})

test('what fails is tried again later and later, and is told of', async () => {
  await aMessage()
  const worker = aWorker({ fails: 2 })
  expect(await worker.deliver()).toBe(0)
  expect(await messageCaused(db, 'a')).toMatchObject({ tries: 1, trouble: 'the mail server is away' })
  worker.clock.now = secondsAfter(1.9)
  expect(await worker.deliver()).toBe(0)
  worker.clock.now = secondsAfter(2)
  expect(await worker.deliver()).toBe(0)
  worker.clock.now = secondsAfter(6)
  expect(await worker.deliver()).toBe(1)
  expect(worker.troubles).toHaveLength(2)
  expect(await messageCaused(db, 'a')).toMatchObject({ tries: 3, trouble: null })
  expect([1, 2, 3, 30].map(waitAfter)).toEqual([2_000, 4_000, 8_000, 3_600_000])
})

test('a message waits for its time', async () => {
  await aMessage({ due: secondsAfter(3_600) })
  const worker = aWorker()
  expect(await worker.deliver()).toBe(0)
  worker.clock.now = secondsAfter(3_600)
  expect(await worker.deliver()).toBe(1)
})

test('workers at once share the messages, and each is delivered by one of them', async () => {
  for (let made = 0; made < 45; made += 1) await aMessage({ cause: `message ${made}` })
  const workers = Array.from({ length: 4 }, () => aWorker())
  const counts = await Promise.all(workers.map(({ deliver }) => deliver()))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(45)
  expect(workers.flatMap(({ got }) => got)).toHaveLength(45)
})

test('a message that a worker died with is delivered by another', async () => {
  await aMessage()
  const died = aWorker()
  died.parts.handlers = { greeting: () => new Promise(() => undefined) }
  void died.deliver()
  await expect.poll(() => messageCaused(db, 'a')).toMatchObject({ tries: 1 })
  const other = aWorker()
  expect(await other.deliver()).toBe(0)
  other.clock.now = secondsAfter(120)
  expect(await other.deliver()).toBe(1)
})

test('a message that nobody knows what to do with stays, and is found overdue', async () => {
  await aMessage({ kind: 'unknown' })
  expect(await aWorker().deliver()).toBe(0)
  expect(await overdueMessages(db, secondsAfter(60))).toEqual([{ kind: 'unknown', cause: 'a' }])
  expect(await overdueMessages(db, start)).toEqual([])
})

test('it delivers as long as it is kept, and not after that', async () => {
  const worker = aWorker()
  const stop = keepDelivering(worker.parts, {
    everyMs: 20,
    report: (error) => worker.troubles.push(String(error)),
  })
  await aMessage()
  await expect.poll(() => worker.got, { timeout: 30_000 }).toHaveLength(1)
  await stop()
  expect(worker.troubles).toEqual([])
})
