import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AiCredits, AiJob } from '@showroom/contract/design-ai/design-ai'
import { aiWish } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import type { AiProviderConfig } from '../../platform/config/design-ai-config.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import { LeaseLost } from '../../platform/jobs/lease.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { checkCredits } from '../credits/check-credits.store.ts'
import { EngineEnd, type EngineRun } from '../engine.ts'
import { engineRefOf, saveEngineRef } from '../job/engine-ref.store.ts'
import { runAiJob } from '../job/run-ai-job.ts'
import { aiBrowser, aKey, aWish } from '../testing/ai-browser.ts'
import { startAiSandbox } from '../testing/ai-sandbox-process.ts'
import { anAiPerson } from '../testing/an-ai-person.store.ts'
import { openStyleRoom } from '../testing/style-room.store.ts'
import { openProviderEngine, painterOf } from './provider-engine.ts'

type Shown = { job: AiJob; credits: AiCredits }

let sandbox: Awaited<ReturnType<typeof startAiSandbox>>
beforeAll(async () => {
  sandbox = await startAiSandbox()
})
afterAll(() => sandbox.stop())

/** What was begun at a provider: called off with its job, followed by whoever has it next, given up in time. */
describe.each(['openai', 'predictions'] as const)('%s', (kind) => {
  let opened: Awaited<ReturnType<typeof openTestApp>>
  beforeAll(async () => {
    opened = await openTestApp({
      AI_PROVIDER: kind,
      AI_BASE_URL: sandbox.baseUrl,
      AI_API_KEY: 'a-key',
      AI_MODEL: 'a-model',
      LOG_LEVEL: 'silent',
    })
    await openStyleRoom(opened.db)
  })
  beforeEach(() => forgetAllAttempts(opened.db))
  afterAll(async () => {
    expect(await checkCredits(opened.db)).toEqual([])
    await opened.close()
  })

  const engineAt = (telling: Partial<AiProviderConfig> = {}, patience?: number) => {
    const config = { kind, baseUrl: sandbox.baseUrl, apiKey: 'a-key', model: 'a-model', resultHosts: [] }
    return openProviderEngine(opened, painterOf({ ...config, ...telling }), patience)
  }

  const want = async (text: string) => {
    const { token } = await anAiPerson(opened.db, { now: opened.now() })
    const ask = aiBrowser(opened, token)
    const wish = aWish({ pictures: 1, text })
    const { data } = await ask<Shown>('POST /api/AI/job', { key: aKey(), wish })
    const look = async () => (await ask<Shown>(`GET /api/AI/job/${data.job.id}`)).data
    return { id: data.job.id, look, cancel: () => ask(`DELETE /api/AI/job/${data.job.id}`) }
  }

  const make = async (telling: Partial<EngineRun>, text: string, engine = engineAt()) => {
    const showroom = await showroomContext(opened.db, 'HARVEST2')
    if (!showroom) throw new Error('There is no showroom HARVEST2.')
    const wish = aiWish.parse(aWish({ pictures: 1, text }))
    const job = { id: 'a-job', wish, survey: null, showroom, photo: null, refinement: null }
    return engine.make(job, {
      signal: new AbortController().signal,
      givenUp: new AbortController().signal,
      onProgress: () => Promise.resolve(),
      begun: null,
      onBegun: () => Promise.resolve(),
      ...telling,
    })
  }

  const statusAt = async (ref: string | null) => {
    const headers = { authorization: 'Bearer a-key' }
    const answer = await fetch(`${sandbox.baseUrl}/predictions/${ref}`, { headers })
    return z.object({ status: z.string() }).parse(await answer.json()).status
  }

  /** Begun at the provider by a worker that then loses its lease. */
  const begunAndLost = async (text: string): Promise<string> => {
    const lease = new AbortController()
    let ref = ''
    const onBegun = async (name: string) => {
      ref = name
      if (name !== 'asked') lease.abort(new LeaseLost())
    }
    await expect(make({ signal: lease.signal, onBegun }, text)).rejects.toBeInstanceOf(LeaseLost)
    return ref
  }

  test('a job that is cancelled while it is painted is called off there, and its credit is back', async () => {
    const { id, look, cancel } = await want('fault-never')
    const working = doJobs(opened)
    const isBegun = (ref: string | null) => ref !== null && (kind === 'openai' || ref !== 'asked')
    await vi.waitFor(async () => expect(isBegun(await engineRefOf(opened.db, id))).toBe(true), {
      timeout: 90_000,
    })
    await cancel()
    expect(await working).toEqual([])
    expect(await look()).toMatchObject({ job: { state: 'cancelled' }, credits: { balance: 3, reserved: 0 } })
    if (kind === 'openai') return
    const ref = await engineRefOf(opened.db, id)
    await vi.waitFor(async () => expect(await statusAt(ref)).toBe('canceled'), { timeout: 30_000 })
  })

  test('what never ends is given up: the job has failed, in words, and its credit is back', async () => {
    const { id, look } = await want('fault-never')
    const { db, now, config } = opened
    const engine = engineAt({}, 1_500)
    const deps = { db, now, files: openFileStore(config, 'ai-pictures'), engineNamed: () => engine }
    const signal = new AbortController().signal
    const context = { now: now(), cause: id, line: null, attempts: 1, signal }
    const finish = (effect: Parameters<typeof db.transaction>[0]) =>
      db.transaction(effect).then(() => undefined)
    await runAiJob({ ...deps, onFailed: () => {} }, { id }, { ...context, finish })
    expect(await look()).toMatchObject({
      job: { state: 'failed', sentence: say.engineAwayNow, pictures: [] },
      credits: { balance: 3, reserved: 0 },
    })
    if (kind === 'predictions') expect(await statusAt(await engineRefOf(db, id))).toBe('canceled')
    // The worker's own turn finds it over.
    expect(await doJobs(opened)).toEqual([])
    expect((await look()).credits.balance).toBe(3)
  })

  test.runIf(kind === 'predictions')(
    'who has lost the lease leaves what was begun to whoever has it',
    async () => {
      const ref = await begunAndLost('fault-late once')
      expect(await statusAt(ref)).not.toBe('canceled')
      const begun: string[] = []
      const onBegun = async (name: string) => {
        begun.push(name)
      }
      const pictures = await make({ begun: ref, onBegun }, 'fault-late once')
      expect([pictures.length, begun]).toEqual([1, []])
    },
  )

  test.runIf(kind === 'predictions')(
    'what a process that died had begun by name is looked up and done',
    async () => {
      const { id, look } = await want('fault-late twice')
      const ref = await begunAndLost('fault-late twice')
      await saveEngineRef(opened.db, id, ref)
      expect(await doJobs(opened)).toEqual([])
      const { job, credits } = await look()
      expect([job.state, job.pictures.length, credits.balance]).toEqual(['done', 1, 2])
      expect(await engineRefOf(opened.db, id)).toBe(ref)
    },
  )

  test.runIf(kind === 'predictions')('a result at an address of somebody else is not fetched', async () => {
    let fetched = 0
    const elsewhere = await serving(() => {
      fetched += 1
      return {}
    })
    const provider = await serving(() => ({
      id: 'p1',
      status: 'succeeded',
      error: null,
      output: [`${elsewhere}/results/1.png`],
    }))
    const engine = engineAt({ baseUrl: provider, resultHosts: ['results.example.com'] })
    const refused = make({}, 'light floor', engine)
    await expect(refused).rejects.toMatchObject({ name: EngineEnd.name, state: 'failed', code: 'engine' })
    expect(fetched).toBe(0)
  })
})

/** A server that says one thing to everybody. */
const serving = async (said: () => object): Promise<string> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(said()))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return `http://localhost:${port}`
}
