import { expect, test } from 'vitest'
import { listJobs } from './job.store.ts'
import { aJobTable, hangs, leftUndone, secondsAfter, start } from './testing/a-worker.ts'
import { addEffect, effects, endLeases, jobCaused } from './testing/jobs.store.ts'
import { startWorker } from './worker.ts'

const table = aJobTable()
const { aWorker, aJob } = table

test('a job that kills whoever has it in hand is given up as well', async () => {
  await aJob()
  const dying = aWorker({ handlers: { greeting: hangs } })
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    leftUndone(dying.work())
    await expect.poll(() => jobCaused(table.db(), 'a')).toMatchObject({ attempts: attempt })
    await endLeases(table.db())
  }
  const worker = aWorker()
  expect(await worker.work()).toBe(0)
  expect(await jobCaused(table.db(), 'a')).toMatchObject({ failed_at: start })
  expect(worker.got).toEqual([])
})

test('no more are claimed than run at once, so that another worker finds the others', async () => {
  for (let made = 0; made < 12; made += 1) await aJob({ cause: `job ${made}` })
  const hanging = aWorker({ handlers: { greeting: hangs } })
  leftUndone(hanging.work())
  await expect
    .poll(async () => (await listJobs(table.db(), { failedOnly: false })).filter((job) => job.attempts > 0))
    .toHaveLength(5)
  expect(await aWorker().work()).toBe(7)
})

test('a job that a worker died with is done by another', async () => {
  await aJob()
  const died = aWorker({ handlers: { greeting: hangs } })
  leftUndone(died.work())
  await expect.poll(() => jobCaused(table.db(), 'a')).toMatchObject({ attempts: 1 })
  expect(await aWorker().work()).toBe(0)
  await endLeases(table.db())
  expect(await aWorker().work()).toBe(1)
})

test('a worker whose clock is ahead or behind takes nothing out of the hands of another', async () => {
  await aJob()
  const slow = aWorker({ handlers: { greeting: hangs } })
  leftUndone(slow.work())
  await expect.poll(() => jobCaused(table.db(), 'a')).toMatchObject({ attempts: 1 })
  for (const minutes of [-5, 5]) {
    const other = aWorker()
    other.clock.now = secondsAfter(minutes * 60)
    expect(await other.work()).toBe(0)
  }
})

/** A handler that is held until it is let go. */
const held = () => {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release: () => release() }
}

test('a long job keeps its lease as long as it goes on', async () => {
  await aJob()
  const { until, release } = held()
  const slow = aWorker({ leaseMs: 300, handlers: { greeting: () => until } })
  const working = slow.work()
  await expect.poll(() => jobCaused(table.db(), 'a')).toMatchObject({ attempts: 1 })
  const since = Date.now()
  await expect
    .poll(async () => [await aWorker().work(), Date.now() - since > 900], { timeout: 20_000 })
    .toEqual([0, true])
  release()
  expect(await working).toBe(1)
})

test('whoever lost the lease changes nothing any more', async () => {
  await aJob()
  const { until, release } = held()
  const late = aWorker({
    handlers: {
      greeting: async (_payload, job) => {
        await until
        await job.finish(async (tx) => void (await addEffect(tx, 'late')))
      },
    },
  })
  const working = late.work()
  await expect.poll(() => jobCaused(table.db(), 'a')).toMatchObject({ attempts: 1 })
  await endLeases(table.db())
  const other = aWorker({
    handlers: { greeting: (_payload, job) => job.finish(async (tx) => void (await addEffect(tx, 'once'))) },
  })
  expect(await other.work()).toBe(1)
  release()
  expect(await working).toBe(0)
  expect(await effects(table.db())).toEqual(['once'])
  expect(late.errors).toEqual([expect.stringContaining('lease was lost')])
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
  expect(await jobCaused(table.db(), 'a')).toMatchObject({
    last_error: expect.stringContaining('longer than'),
  })
})

test('stopping waits for what runs, but not for ever', async () => {
  await aJob()
  const worker = aWorker({ handlers: { greeting: hangs } })
  const running = await startWorker(worker.deps, () => undefined)
  await expect.poll(() => jobCaused(table.db(), 'a')).toMatchObject({ attempts: 1 })
  await running.stop(20)
  expect(await jobCaused(table.db(), 'a')).toMatchObject({ done_at: null })
})
