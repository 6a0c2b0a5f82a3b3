import { expect, onTestFinished, test } from 'vitest'
import { onCommit, signallingDb } from '../db/commit-signals.ts'
import { emit } from './emit.ts'
import { deleteFailedJobs, listJobs, overdueJobs, retryFailedJobs } from './job.store.ts'
import type { JobHandlers } from './job.ts'
import { joinHandlers } from './join-handlers.ts'
import { waitAfter } from './run-job.ts'
import { aJobTable, secondsAfter, start } from './testing/a-worker.ts'
import { jobCaused } from './testing/jobs.store.ts'
import { startWorker } from './worker.ts'

const table = aJobTable()
const { aWorker, aJob } = table

test('a job is done once, however often its cause is written', async () => {
  await aJob()
  await aJob()
  const worker = aWorker()
  expect(await worker.work()).toBe(1)
  expect(await worker.work()).toBe(0)
  expect(worker.got).toEqual([{ to: 'Ada' }])
})

test('what a transaction wrote that failed was never written', async () => {
  const failing = table.db().transaction(async (tx) => {
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
  expect(await jobCaused(table.db(), 'a')).toMatchObject({
    attempts: 1,
    last_error: 'the mail server is away',
  })
  worker.clock.now = secondsAfter(1.9)
  expect(await worker.work()).toBe(0)
  worker.clock.now = secondsAfter(2)
  expect(await worker.work()).toBe(0)
  worker.clock.now = secondsAfter(6)
  expect(await worker.work()).toBe(1)
  expect(worker.errors).toHaveLength(2)
  expect(await jobCaused(table.db(), 'a')).toMatchObject({ attempts: 3, last_error: null })
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
  expect(await jobCaused(table.db(), 'a')).toMatchObject({ attempts: 10, done_at: null })
  expect((await overdueJobs(table.db(), start)).map(({ cause }) => cause)).toEqual(['a', 'b'])
  const failed = await listJobs(table.db(), { failedOnly: true })
  expect(failed).toMatchObject([{ cause: 'a', lastError: 'the mail server is away' }, { cause: 'b' }])
  expect(await retryFailedJobs(table.db(), failed[0]?.id ?? 0, worker.clock.now)).toBe(1)
  expect(await worker.work()).toBe(1)
  expect(await deleteFailedJobs(table.db(), null)).toBe(1)
  expect(await listJobs(table.db(), { failedOnly: false })).toEqual([])
})

test('a job with a time to give up is tried until then, however often', async () => {
  await aJob({ expiresAt: secondsAfter(100_000) })
  const worker = aWorker({ fails: 99 })
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await worker.work()
    worker.clock.now = new Date(worker.clock.now.getTime() + 3_600_000)
  }
  const job = await jobCaused(table.db(), 'a')
  expect(job?.failed_at).toEqual(secondsAfter(28 * 3_600))
  expect(job?.attempts).toBeGreaterThan(20)
})

test('workers at once share the jobs, and each is done by one of them', async () => {
  for (let made = 0; made < 45; made += 1) await aJob({ cause: `job ${made}` })
  const workers = Array.from({ length: 4 }, () => aWorker())
  const counts = await Promise.all(workers.map(({ work }) => work()))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(45)
  expect(workers.flatMap(({ got }) => got)).toHaveLength(45)
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

test('each module hears of what is in a line in its order, and waits for no other module', async () => {
  const heard: string[] = []
  let fails = 1
  const hear = (module: string) => async (payload: unknown) => {
    if (module === 'notice' && fails-- > 0) throw new Error('not now')
    heard.push(`${module} ${JSON.stringify(payload)}`)
  }
  const handlers = joinHandlers({ cart: { placed: hear('cart') }, notice: { placed: hear('notice') } })
  for (const cause of ['a', 'b']) await aJob({ kind: 'placed', cause, payload: { cause }, line: 'order 1' })
  const worker = aWorker({ handlers })
  await worker.work()
  expect(heard).toEqual(['cart {"cause":"a"}', 'cart {"cause":"b"}'])
  worker.clock.now = secondsAfter(10)
  await worker.work()
  expect(heard.slice(2)).toEqual(['notice {"cause":"a"}', 'notice {"cause":"b"}'])
})

test('a job that nobody knows what to do with stays, and is found overdue', async () => {
  await aJob({ kind: 'unknown' })
  expect(await aWorker().work()).toBe(0)
  expect(await overdueJobs(table.db(), secondsAfter(60))).toEqual([{ kind: 'unknown', cause: 'a' }])
  expect(await overdueJobs(table.db(), start)).toEqual([])
})

test('a worker is woken by the commit that wrote a job, and works until it is stopped', async () => {
  const worker = aWorker()
  let wakes = 0
  const waking = signallingDb(table.db())
  onCommit(waking, () => {
    wakes += 1
    running.wake()
  })
  const running = await startWorker(worker.deps, (error) => worker.errors.push(String(error)))
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
  expect(worker.errors).toEqual([])
})
