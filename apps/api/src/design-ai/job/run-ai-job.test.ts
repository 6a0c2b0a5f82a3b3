import type { AiCredits, AiJob } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { dayMs, minuteMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import { LeaseLost } from '../../platform/jobs/lease.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { checkCredits } from '../credits/check-credits.store.ts'
import type { DesignEngine, EngineRun } from '../engine.ts'
import { aiBrowser, aKey, aWish } from '../testing/ai-browser.ts'
import { anAiPerson } from '../testing/an-ai-person.store.ts'
import { saveRunning } from './ai-job.store.ts'
import { endLost } from './end-ai-job.ts'
import { runAiJob } from './run-ai-job.ts'

let at = testDay
let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => at)
})
beforeEach(async () => {
  at = testDay
  await forgetAllAttempts(opened.db)
})
afterAll(async () => {
  expect(await checkCredits(opened.db)).toEqual([])
  await opened.close()
})

type Shown = { job: AiJob; credits: AiCredits }

const aJob = async () => {
  const { token } = await anAiPerson(opened.db, { now: at })
  const ask = aiBrowser(opened, token)
  const { data } = await ask<Shown>('POST /api/AI/job', { key: aKey(), wish: aWish({ pictures: 1 }) })
  const look = async () => (await ask<Shown>(`GET /api/AI/job/${data.job.id}`)).data
  return { id: data.job.id, look, cancel: () => ask(`DELETE /api/AI/job/${data.job.id}`) }
}

/** One that works until it is stopped, and tells what it was run with. */
const aSlowEngine = () => {
  let begin = (_run: EngineRun) => {}
  const begun = new Promise<EngineRun>((resolve) => {
    begin = resolve
  })
  const make: DesignEngine['make'] = (_job, run) => {
    begin(run)
    return new Promise((_, reject) => {
      for (const signal of [run.signal, run.givenUp])
        signal.addEventListener('abort', () => reject(signal.reason))
    })
  }
  return { begun, make }
}

const runWith = (
  make: DesignEngine['make'],
  id: string,
  { signal = new AbortController().signal, attempts = 1 }: { signal?: AbortSignal; attempts?: number } = {},
) => {
  const { db, now, config } = opened
  const engine = {
    name: 'slow',
    photos: 'colors' as const,
    read: () => ({ refusal: null, notUnderstood: [] }),
    make,
  }
  const deps = {
    db,
    now,
    files: openFileStore(config, 'ai-pictures'),
    engineNamed: () => engine,
    onFailed: () => {},
  }
  const finish = (effect: Parameters<typeof db.transaction>[0]) =>
    db.transaction(effect).then(() => undefined)
  return runAiJob(deps, { id }, { now: now(), cause: id, line: null, attempts, signal, finish })
}

test('a job that is cancelled while it is made is called off, and its line is free at once', async () => {
  const { id, look, cancel } = await aJob()
  const { begun, make } = aSlowEngine()
  const running = runWith(make, id)
  const { givenUp, signal } = await begun
  await cancel()
  await running
  expect([givenUp.aborted, signal.aborted]).toEqual([true, false])
  expect(await look()).toMatchObject({
    job: { state: 'cancelled', pictures: [] },
    credits: { balance: 3, reserved: 0 },
  })
})

test('an engine that does not heed the end of its job holds no line up', async () => {
  const { id, look, cancel } = await aJob()
  let isBegun = () => {}
  const begun = new Promise<void>((resolve) => {
    isBegun = resolve
  })
  const running = runWith(() => {
    isBegun()
    return new Promise(() => {})
  }, id)
  await begun
  await cancel()
  await running
  expect((await look()).job.state).toBe('cancelled')
})

test('the next step of a job that is over is its last', async () => {
  const { id, cancel } = await aJob()
  let steps = 0
  await runWith(async (_job, { onProgress, givenUp }) => {
    await cancel()
    for (; steps < 10 && !givenUp.aborted; steps += 1) await onProgress(20)
    return []
  }, id)
  expect(steps).toBe(1)
})

test('a worker that lost its lease gives nothing up: whoever has the job now goes on with it', async () => {
  const { id, look, cancel } = await aJob()
  const { begun, make } = aSlowEngine()
  const lease = new AbortController()
  const running = runWith(make, id, { signal: lease.signal })
  const { givenUp } = await begun
  lease.abort(new LeaseLost())
  await expect(running).rejects.toBeInstanceOf(LeaseLost)
  expect([givenUp.aborted, (await look()).job.state]).toEqual([false, 'running'])
  await cancel()
})

test('a job that processes died with goes on where it stood, and is given back exactly once when it was too often', async () => {
  const { id, look } = await aJob()
  for (const attempts of [1, 2, 3]) {
    const lease = new AbortController()
    const { begun, make } = aSlowEngine()
    const running = runWith(make, id, { signal: lease.signal, attempts })
    await begun
    lease.abort(new LeaseLost())
    await expect(running).rejects.toBeInstanceOf(LeaseLost)
    expect(await look()).toMatchObject({ job: { state: 'running' }, credits: { balance: 2, reserved: 1 } })
  }
  const { make } = aSlowEngine()
  await runWith(make, id, { attempts: 4 })
  await runWith(make, id, { attempts: 5 })
  at = new Date(at.getTime() + 2 * dayMs)
  await endLost(opened, at)
  expect(await look()).toMatchObject({
    job: { state: 'failed', sentence: say.lost },
    credits: { balance: 3, reserved: 0 },
  })
})

test('what waits in a long line is not lost; what was begun half an hour ago is, and what nobody began in a day', async () => {
  const [waiting, begun] = [await aJob(), await aJob()]
  at = new Date(testDay.getTime() + 40 * minuteMs)
  await saveRunning(opened.db, begun.id, at)
  at = new Date(at.getTime() + 29 * minuteMs)
  // A second attempt begins no new half hour.
  await saveRunning(opened.db, begun.id, at)
  await endLost(opened, at)
  expect([(await waiting.look()).job.state, (await begun.look()).job.state]).toEqual(['queued', 'running'])
  at = new Date(at.getTime() + 2 * minuteMs)
  await endLost(opened, at)
  expect((await waiting.look()).job.state).toBe('queued')
  expect(await begun.look()).toMatchObject({
    job: { state: 'failed', sentence: say.lost },
    credits: { balance: 3 },
  })
  at = new Date(testDay.getTime() + dayMs + minuteMs)
  await endLost(opened, at)
  expect(await waiting.look()).toMatchObject({
    job: { state: 'failed', sentence: say.neverBegun },
    credits: { balance: 3 },
  })
  expect(await doJobs(opened)).toEqual([])
})
