import { afterAll, beforeAll, expect, test } from 'vitest'
import { onCommit, type CommitSignal, signallingDb } from '../db/commit-signals.ts'
import type { Db } from '../db/db.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { testDay } from '../../testing/test-clock.ts'
import { anAccountId } from './testing/account.store.ts'
import { appendEvent, eventsAfter, feedHeads, type NewEvent, openFeed, trimFeeds } from './feed.store.ts'

let db: Db
const accounts: number[] = []
beforeAll(async () => {
  db = signallingDb(await openTestDb('seeded'))
  for (const name of ['ada', 'bo', 'cy', 'di']) accounts.push(await anAccountId(db, name))
})
afterAll(() => db.close())

const owner = (nth: number) => ({ accountId: accounts[nth] ?? 0 })
const anEvent = (change: Partial<NewEvent> = {}): NewEvent => ({
  kind: 'test.happened',
  subject: 's',
  actorId: null,
  payload: { n: 1 },
  at: testDay,
  ...change,
})

test('events are numbered without gaps in the order of the commits, and one that was undone leaves none', async () => {
  const numbers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      db
        .transaction(async (tx) => {
          const { seq } = await appendEvent(tx, owner(0), anEvent({ payload: { n } }))
          if (n % 5 === 4) throw new Error('undone')
          return seq
        })
        .catch(() => null),
    ),
  )
  const kept = numbers.flatMap((seq) => seq ?? []).sort((a, b) => a - b)
  expect(kept).toEqual(Array.from({ length: 16 }, (_, n) => n + 1))
  const { feedId, seq } = await openFeed(db, owner(0))
  expect(seq).toBe(16)
  const events = await eventsAfter(db, [{ feedId, seq: 10 }], 100)
  expect(events.map((event) => event.seq)).toEqual([11, 12, 13, 14, 15, 16])
})

test('who listens hears of an event after its commit, and never of one that was undone', async () => {
  const heard: CommitSignal[] = []
  const stop = onCommit(db, (signals) => void heard.push(...signals))
  const appended = await db.transaction(async (tx) => {
    const event = await appendEvent(tx, owner(1), anEvent())
    expect(heard).toEqual([])
    return event
  })
  expect(heard).toEqual([{ topic: 'feed', ...appended }])
  await db
    .transaction(async (tx) => {
      await appendEvent(tx, owner(1), anEvent())
      throw new Error('undone')
    })
    .catch(() => null)
  expect(heard).toHaveLength(1)
  stop()
  await appendEvent(db, owner(1), anEvent())
  expect(heard).toHaveLength(1)
})

test('what was forgotten is told by the number from which on events are kept', async () => {
  const later = new Date(testDay.getTime() + 1_000)
  for (const at of [testDay, testDay, later]) await appendEvent(db, owner(2), anEvent({ at }))
  await trimFeeds(db, later)
  const { feedId, ...head } = await openFeed(db, owner(2))
  expect(head).toEqual({ seq: 3, keptFrom: 3 })
  expect((await eventsAfter(db, [{ feedId, seq: 0 }], 10)).map(({ seq }) => seq)).toEqual([3])
  expect(await feedHeads(db, [feedId])).toEqual([{ feedId, seq: 3 }])
})

test('a feed where nothing has happened yet stands at nought', async () => {
  const head = await openFeed(db, owner(3))
  expect(head).toMatchObject({ seq: 0, keptFrom: 1 })
})
