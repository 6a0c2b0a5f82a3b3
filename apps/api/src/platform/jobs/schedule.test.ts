import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDb } from '../../testing/test-db.ts'
import { hurry } from './emit.ts'
import type { ScheduledJob } from './job.ts'
import { nextTurn } from './run-scheduled.ts'
import { runDueSchedule, type WorkerDeps } from './worker.ts'
import { leftUndone } from './testing/a-worker.ts'
import { emptyJobs, endLeases, scheduledNamed } from './testing/jobs.store.ts'

let db: Awaited<ReturnType<typeof openTestDb>>
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())
beforeEach(() => emptyJobs(db))

const start = new Date('2026-11-02T18:15:00Z')
const hourMs = 3_600_000
const hoursAfter = (hours: number) => new Date(start.getTime() + hours * hourMs)

const aWorker = (run: ScheduledJob['run']) => {
  const clock = { now: start }
  const errors: string[] = []
  const deps: WorkerDeps = {
    db,
    now: () => clock.now,
    handlers: {},
    schedule: [{ name: 'cart.expire', every: 'hour', run }],
    onError: (error) => errors.push(String(error)),
  }
  return { deps, clock, errors, work: () => runDueSchedule(deps) }
}

test('what is scheduled runs once in the cluster each turn', async () => {
  const runs: Date[] = []
  const workers = Array.from({ length: 3 }, () => aWorker(async (now) => void runs.push(now)))
  const round = async (now: Date) => {
    for (const { clock } of workers) clock.now = now
    await Promise.all(workers.map(({ work }) => work()))
  }
  await round(start)
  expect(runs).toEqual([])
  await round(hoursAfter(1))
  expect(runs).toEqual([hoursAfter(1)])
  await round(hoursAfter(1.9))
  expect(runs).toHaveLength(1)
  await round(hoursAfter(2))
  expect(runs).toHaveLength(2)
})

test('after a stop it is caught up once, and keeps its turns', async () => {
  const runs: Date[] = []
  const worker = aWorker(async (now) => void runs.push(now))
  await worker.work()
  worker.clock.now = hoursAfter(49.5)
  await worker.work()
  await worker.work()
  expect(runs).toEqual([hoursAfter(49.5)])
  expect(await scheduledNamed(db, 'cart.expire')).toMatchObject({ next_at: hoursAfter(50) })
})

test('what fails is told of, and run again sooner than at its next turn', async () => {
  let fails = 1
  const worker = aWorker(async () => {
    if (fails-- > 0) throw new Error('the disk is full')
  })
  await worker.work()
  worker.clock.now = hoursAfter(1)
  await worker.work()
  expect(worker.errors).toEqual(['Error: the disk is full'])
  const again = new Date(hoursAfter(1).getTime() + 2_000)
  expect(await scheduledNamed(db, 'cart.expire')).toMatchObject({
    next_at: again,
    last_error: 'the disk is full',
  })
  worker.clock.now = again
  await worker.work()
  expect(await scheduledNamed(db, 'cart.expire')).toMatchObject({ attempts: 0, last_error: null })
})

test('whoever is killed in the middle of it leaves it to another', async () => {
  const dying = aWorker(() => new Promise(() => undefined))
  await dying.work()
  dying.clock.now = hoursAfter(1)
  leftUndone(dying.work())
  await expect.poll(() => scheduledNamed(db, 'cart.expire')).toMatchObject({ attempts: 1 })
  let runs = 0
  const other = aWorker(async () => void (runs += 1))
  other.clock.now = hoursAfter(1)
  await other.work()
  expect(runs).toBe(0)
  await endLeases(db)
  await other.work()
  expect(runs).toBe(1)
})

test('who asks for it while it runs is not forgotten', async () => {
  const worker = aWorker(async (now) => {
    if (runs.push(now) === 1) await hurry(db, 'cart.expire', new Date(now.getTime() + 1))
  })
  const runs: Date[] = []
  await worker.work()
  worker.clock.now = hoursAfter(1)
  await worker.work()
  expect(runs).toHaveLength(1)
  worker.clock.now = new Date(hoursAfter(1).getTime() + 1)
  await worker.work()
  expect(runs).toHaveLength(2)
})

test('turns that were missed are one', () => {
  expect(nextTurn(start, hourMs, start)).toEqual(hoursAfter(1))
  expect(nextTurn(start, hourMs, hoursAfter(0.5))).toEqual(hoursAfter(1))
  expect(nextTurn(start, hourMs, hoursAfter(1))).toEqual(hoursAfter(2))
  expect(nextTurn(start, hourMs, hoursAfter(7.2))).toEqual(hoursAfter(8))
})
