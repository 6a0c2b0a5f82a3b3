import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openTestDb } from '../../testing/test-db.ts'
import type { NewJob } from './job.store.ts'
import { dropFailedJobs, listJobs, overdueJobs, retryFailedJobs } from './job.store.ts'
import { emit, wakingDb } from './emit.ts'
import type { JobHandler, JobHandlers } from './job.ts'
import { joinHandlers } from './join-handlers.ts'
import { waitAfter } from './run-job.ts'
import { runDueJobs, startWorker, type WorkerParts } from './worker.ts'
import { addEffect, createEffects, effects, emptyJobs, endLeases, jobCaused } from './testing/jobs.store.ts'

let db: Awaited<ReturnType<typeof openTestDb>>
beforeAll(async () => {
  db = await openTestDb()
  await createEffects(db)
})
afterAll(() => db.close())
beforeEach(() => emptyJobs(db))

const start = new Date('2026-11-02T18:15:00Z')
const secondsAfter = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

type Made = { fails?: number; leaseMs?: number; longestMs?: number; handlers?: JobHandlers }

/** A worker that keeps what it was given; `fails` counts the attempts that come to nothing. */
const aWorker = ({ fails = 0, handlers = {}, ...limits }: Made = {}) => {
  const got: unknown[] = []
  const troubles: string[] = []
  const clock = { now: start }
  let left = fails
  const greet: JobHandler = async (payload) => {
    left -= 1
    if (left >= 0) throw new Error('the mail server is away')
    got.push(payload)
  }
  const parts: WorkerParts = {
    db,
    now: () => clock.now,
    handlers: { greeting: greet, ...handlers },
    schedule: [],
    onTrouble: (error) => troubles.push(String(error)),
    ...limits,
  }
  return { parts, got, troubles, clock, work: () => runDueJobs(parts) }
}

const aJob = (telling: Partial<NewJob> = {}) =>
  db.transaction((tx) =>
    emit(tx, { kind: 'greeting', cause: 'a', payload: { to: 'Ada' }, at: start, ...telling }),
  )

test('a job is done once, however often its cause is written', async () => {
  await aJob()
  await aJob()
  const worker = aWorker()
  expect(await worker.work()).toBe(1)
  expect(await worker.work()).toBe(0)
  expect(worker.got).toEqual([{ to: 'Ada' }])
})

test('what a transaction wrote that failed was never written', async () => {
  const failing = db.transaction(async (tx) => {
    await emit(tx, { kind: 'greeting', cause: 'a', payload: {}, at: start })
    throw new Error('the order was not placed')
  })
  await expect(failing).rejects.toThrow('not placed')
  expect(await aWorker().work()).toBe(0)
})

test('what fails is tried again later and later, and is told of', async () => {
  await aJob()
  const worker = aWorker({ fails: 2 })
  expect(await worker.work()).toBe(0)
  expect(await jobCaused(db, 'a')).toMatchObject({ attempts: 1, last_error: 'the mail server is away' })
  worker.clock.now = secondsAfter(1.9)
  expect(await worker.work()).toBe(0)
  worker.clock.now = secondsAfter(2)
  expect(await worker.work()).toBe(0)
  worker.clock.now = secondsAfter(6)
  expect(await worker.work()).toBe(1)
  expect(worker.troubles).toHaveLength(2)
  expect(await jobCaused(db, 'a')).toMatchObject({ attempts: 3, last_error: null })
  expect([1, 2, 3, 30].map(waitAfter)).toEqual([2_000, 4_000, 8_000, 3_600_000])
})

test('a job waits for its time', async () => {
  await aJob({ due: secondsAfter(3_600) })
  const worker = aWorker()
  expect(await worker.work()).toBe(0)
  worker.clock.now = secondsAfter(3_600)
  expect(await worker.work()).toBe(1)
})

test('a poisoned job is given up after ten attempts, is found overdue, and begins anew when told to', async () => {
  await aJob()
  await aJob({ cause: 'b' })
  const worker = aWorker({ fails: 20 })
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await worker.work()
    worker.clock.now = new Date(worker.clock.now.getTime() + 3_600_000)
  }
  expect(await jobCaused(db, 'a')).toMatchObject({ attempts: 10, done_at: null })
  expect((await overdueJobs(db, start)).map(({ cause }) => cause)).toEqual(['a', 'b'])
  const failed = await listJobs(db, { failedOnly: true })
  expect(failed).toMatchObject([{ cause: 'a', lastError: 'the mail server is away' }, { cause: 'b' }])
  expect(await retryFailedJobs(db, failed[0]?.id ?? 0, worker.clock.now)).toBe(1)
  expect(await worker.work()).toBe(1)
  expect(await dropFailedJobs(db, null)).toBe(1)
  expect(await listJobs(db, { failedOnly: false })).toEqual([])
})

test('a job with a time to give up is tried until then, however often', async () => {
  await aJob({ giveUpAt: secondsAfter(100_000) })
  const worker = aWorker({ fails: 99 })
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await worker.work()
    worker.clock.now = new Date(worker.clock.now.getTime() + 3_600_000)
  }
  const job = await jobCaused(db, 'a')
  expect(job?.failed_at).toEqual(secondsAfter(28 * 3_600))
  expect(job?.attempts).toBeGreaterThan(20)
})

test('a job that kills whoever has it in hand is given up as well', async () => {
  await aJob()
  const dying = aWorker({ handlers: { greeting: () => new Promise(() => undefined) } })
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    void dying.work()
    await expect.poll(() => jobCaused(db, 'a')).toMatchObject({ attempts: attempt })
    await endLeases(db)
  }
  const worker = aWorker()
  expect(await worker.work()).toBe(0)
  expect(await jobCaused(db, 'a')).toMatchObject({ failed_at: start })
  expect(worker.got).toEqual([])
})

test('workers at once share the jobs, and each is done by one of them', async () => {
  for (let made = 0; made < 45; made += 1) await aJob({ cause: `job ${made}` })
  const workers = Array.from({ length: 4 }, () => aWorker())
  const counts = await Promise.all(workers.map(({ work }) => work()))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(45)
  expect(workers.flatMap(({ got }) => got)).toHaveLength(45)
})

test('no more are claimed than run at once, so that another worker finds the others', async () => {
  for (let made = 0; made < 12; made += 1) await aJob({ cause: `job ${made}` })
  const hanging = aWorker({ handlers: { greeting: () => new Promise(() => undefined) } })
  void hanging.work()
  await expect
    .poll(async () => (await listJobs(db, { failedOnly: false })).filter((job) => job.attempts > 0))
    .toHaveLength(5)
  expect(await aWorker().work()).toBe(7)
})

test('a job that a worker died with is done by another', async () => {
  await aJob()
  const died = aWorker({ handlers: { greeting: () => new Promise(() => undefined) } })
  void died.work()
  await expect.poll(() => jobCaused(db, 'a')).toMatchObject({ attempts: 1 })
  expect(await aWorker().work()).toBe(0)
  await endLeases(db)
  expect(await aWorker().work()).toBe(1)
})

test('a worker whose clock is ahead or behind takes nothing out of the hands of another', async () => {
  await aJob()
  const slow = aWorker({ handlers: { greeting: () => new Promise(() => undefined) } })
  void slow.work()
  await expect.poll(() => jobCaused(db, 'a')).toMatchObject({ attempts: 1 })
  for (const minutes of [-5, 5]) {
    const other = aWorker()
    other.clock.now = secondsAfter(minutes * 60)
    expect(await other.work()).toBe(0)
  }
})

/** A handler that is held until it is let go. */
const held = () => {
  let letGo = () => {}
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { until, letGo: () => letGo() }
}

test('a long job keeps its lease as long as it goes on', async () => {
  await aJob()
  const { until, letGo } = held()
  const slow = aWorker({ leaseMs: 300, handlers: { greeting: () => until } })
  const working = slow.work()
  await expect.poll(() => jobCaused(db, 'a')).toMatchObject({ attempts: 1 })
  const since = Date.now()
  await expect
    .poll(async () => [await aWorker().work(), Date.now() - since > 900], { timeout: 20_000 })
    .toEqual([0, true])
  letGo()
  expect(await working).toBe(1)
})

test('whoever lost the lease changes nothing any more', async () => {
  await aJob()
  const { until, letGo } = held()
  const late = aWorker({
    handlers: {
      greeting: async (_payload, job) => {
        await until
        await job.finish(async (tx) => void (await addEffect(tx, 'late')))
      },
    },
  })
  const working = late.work()
  await expect.poll(() => jobCaused(db, 'a')).toMatchObject({ attempts: 1 })
  await endLeases(db)
  const other = aWorker({
    handlers: { greeting: (_payload, job) => job.finish(async (tx) => void (await addEffect(tx, 'once'))) },
  })
  expect(await other.work()).toBe(1)
  letGo()
  expect(await working).toBe(0)
  expect(await effects(db)).toEqual(['once'])
  expect(late.troubles).toEqual([expect.stringContaining('lease was lost')])
})

test('a job that hangs is given up, and keeps nobody waiting', async () => {
  await aJob()
  const aborted: boolean[] = []
  const worker = aWorker({
    longestMs: 50,
    handlers: {
      greeting: (_payload, { signal }) =>
        new Promise(() => signal.addEventListener('abort', () => aborted.push(true))),
    },
  })
  expect(await worker.work()).toBe(0)
  expect(aborted).toEqual([true])
  expect(await jobCaused(db, 'a')).toMatchObject({ last_error: expect.stringContaining('longer than') })
})

test('jobs of one line are done in their order, also when the first one fails; other lines do not wait', async () => {
  for (const cause of ['a1', 'a2', 'a3']) await aJob({ cause, payload: { cause }, line: 'account 7' })
  await aJob({ cause: 'b1', payload: { cause: 'b1' }, line: 'account 8' })
  const seen: unknown[] = []
  let isBroken = true
  const handlers: JobHandlers = {
    greeting: async (_payload, { cause }) => {
      if (cause === 'a1' && isBroken) throw new Error('not yet')
      seen.push(cause)
    },
  }
  const workers = [aWorker({ handlers }), aWorker({ handlers })]
  await Promise.all(workers.map(({ work }) => work()))
  expect(seen).toEqual(['b1'])
  isBroken = false
  for (const worker of workers) worker.clock.now = secondsAfter(10)
  await Promise.all(workers.map(({ work }) => work()))
  expect(seen).toEqual(['b1', 'a1', 'a2', 'a3'])
})

test('of two that are due the one that matters more goes first', async () => {
  await aJob({ cause: 'letter', payload: { is: 'letter' } })
  await aJob({ cause: 'code', payload: { is: 'code' }, priority: -1, due: secondsAfter(1) })
  const worker = aWorker()
  worker.clock.now = secondsAfter(2)
  await worker.work()
  expect(worker.got).toEqual([{ is: 'code' }, { is: 'letter' }])
})

test('several modules that listen to one kind get a job each, and one that fails is tried again alone', async () => {
  const heard: string[] = []
  let fails = 1
  const handlers = joinHandlers({
    cart: { placed: async () => void heard.push('cart') },
    notice: {
      placed: async (payload) => {
        if (fails-- > 0) throw new Error('not now')
        heard.push(`notice ${JSON.stringify(payload)}`)
      },
    },
  })
  await aJob({ kind: 'placed', payload: { orderId: 1 } })
  const worker = aWorker({ handlers })
  expect(await worker.work()).toBe(2)
  worker.clock.now = secondsAfter(10)
  expect(await worker.work()).toBe(1)
  expect(heard).toEqual(['cart', 'notice {"orderId":1}'])
})

test('a job that nobody knows what to do with stays, and is found overdue', async () => {
  await aJob({ kind: 'unknown' })
  expect(await aWorker().work()).toBe(0)
  expect(await overdueJobs(db, secondsAfter(60))).toEqual([{ kind: 'unknown', cause: 'a' }])
  expect(await overdueJobs(db, start)).toEqual([])
})

test('a worker is woken by the commit that wrote a job, and works until it is stopped', async () => {
  const worker = aWorker()
  let wakes = 0
  const waking = wakingDb(db, () => {
    wakes += 1
    running.wake()
  })
  const running = await startWorker(worker.parts, (error) => worker.troubles.push(String(error)))
  onTestFinished(() => running.stop(0))
  await waking.transaction(async (tx) => {
    await emit(tx, { kind: 'greeting', cause: 'a', payload: { to: 'Ada' }, at: start })
    expect(wakes).toBe(0)
  })
  expect(wakes).toBe(1)
  await expect.poll(() => worker.got, { timeout: 30_000 }).toHaveLength(1)
  await running.stop(10_000)
  await aJob({ cause: 'b' })
  running.wake()
  expect(worker.got).toHaveLength(1)
  expect(worker.troubles).toEqual([])
})

test('stopping waits for what runs, but not for ever', async () => {
  await aJob()
  const worker = aWorker({ handlers: { greeting: () => new Promise(() => undefined) } })
  const running = await startWorker(worker.parts, () => undefined)
  await expect.poll(() => jobCaused(db, 'a')).toMatchObject({ attempts: 1 })
  await running.stop(20)
  expect(await jobCaused(db, 'a')).toMatchObject({ done_at: null })
})
