import type { AiCredits, AiJob } from '@showroom/contract/design-ai/design-ai'
import { aiWish } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { surfacesOf } from '@showroom/contract/design-ai/room.rules'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sceneCovers } from '../../picture/picture.ts'
import type { AiProviderConfig } from '../../platform/config/design-ai-config.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { checkCredits } from '../credits/check-credits.store.ts'
import { type DesignEngine, EngineEnd } from '../engine.ts'
import { engineRefOf, saveEngineRef } from '../job/engine-ref.store.ts'
import { aiBrowser, aKey, aWish } from '../testing/ai-browser.ts'
import { startAiSandbox } from '../testing/ai-sandbox-process.ts'
import { anAiPerson } from '../testing/an-ai-person.store.ts'
import { openStyleRoom } from '../testing/style-room.store.ts'
import { keepOriginal } from './keep-guard.ts'
import { openProviderEngine, painterOf } from './provider-engine.ts'

let sandbox: Awaited<ReturnType<typeof startAiSandbox>>
beforeAll(async () => {
  sandbox = await startAiSandbox()
})
afterAll(() => sandbox.stop())

type Shown = { job: AiJob; credits: AiCredits }

/** An account at a real provider, asked in the sandbox’s place by AI_LIVE_PROVIDER, _BASE_URL, _API_KEY and _MODEL. */
const live = {
  kind: process.env.AI_LIVE_PROVIDER,
  baseUrl: process.env.AI_LIVE_BASE_URL,
  apiKey: process.env.AI_LIVE_API_KEY,
  model: process.env.AI_LIVE_MODEL,
}

/** The same suite for each format; only the sandbox breaks by word. */
describe.each(['openai', 'predictions'] as const)('%s', (kind) => {
  const isLive = live.kind === kind
  let at: { baseUrl: string; apiKey: string; model: string }
  let opened: Awaited<ReturnType<typeof openTestApp>>
  beforeAll(async () => {
    const { baseUrl = sandbox.baseUrl, apiKey = 'a-key', model = 'a-model' } = isLive ? live : {}
    at = { baseUrl, apiKey, model }
    opened = await openTestApp({
      AI_PROVIDER: kind,
      AI_BASE_URL: at.baseUrl,
      AI_API_KEY: at.apiKey,
      AI_MODEL: at.model,
      LOG_LEVEL: 'silent',
    })
    await openStyleRoom(opened.db)
  })
  beforeEach(() => forgetAllAttempts(opened.db))
  afterAll(async () => {
    expect(await checkCredits(opened.db)).toEqual([])
    await opened.close()
  })

  const want = async (telling: object) => {
    const person = await anAiPerson(opened.db, { now: opened.now() })
    const ask = aiBrowser(opened, person.token)
    const { data } = await ask<Shown>('POST /api/AI/job', {
      key: aKey(),
      wish: aWish({ pictures: 1, ...telling }),
    })
    const look = async () => (await ask<Shown>(`GET /api/AI/job/${data.job.id}`)).data
    return { ask, look, id: data.job.id }
  }

  const ended = async (telling: object) => {
    const { look, ask } = await want(telling)
    expect(await doJobs(opened)).toEqual([])
    return { ...(await look()), ask }
  }

  test('a look is painted, and each surface is matched to a product with a confidence', async () => {
    const { job, credits, ask } = await ended({ pictures: 2 })
    expect([job.state, job.engine, job.pictures.length, credits.balance]).toEqual(['done', kind, 2, 2])
    for (const { choices } of job.pictures) {
      expect(choices.map(({ surface }) => surface)).toEqual(surfacesOf('bathroom'))
      for (const { confidence, qty } of choices)
        expect([['high', 'fair', 'idea'].includes(confidence), qty > 0]).toEqual([true, true])
    }
    const body = { key: aKey(), picture: job.pictures[0]?.id, text: 'more zing, some pizzazz' }
    const { data } = await ask<Shown>(`POST /api/AI/job/${job.id}/refine`, body)
    await doJobs(opened)
    const refined = await ask<Shown>(`GET /api/AI/job/${data.job.id}`)
    expect([refined.data.job.state, refined.data.job.not_understood]).toEqual(['done', []])
  })

  test.skipIf(isLive).each([
    ['fault-late', 'done', null],
    ['fault-429', 'done', null],
    ['fault-500', 'failed', say.engineAwayNow],
    ['fault-500-after-work', 'failed', say.engineAwayNow],
    ['fault-blocked', 'blocked', say.ended.blocked],
    ['fault-garbage', 'failed', say.notDrawn],
    ['fault-huge', 'failed', say.notDrawn],
    ['fault-expired', 'failed', say.notDrawn],
  ] as const)('%s: %s, said, and paid only where there is a picture', async (text, state, sentence) => {
    const { job, credits } = await ended({ text: `${text} ${kind}` })
    expect([job.state, job.sentence, credits.balance]).toEqual([state, sentence, state === 'done' ? 2 : 3])
  })

  test('what was begun by a process that died is looked up or given back, never begun twice', async () => {
    const { id, look } = await want({})
    await saveEngineRef(opened.db, id, 'asked')
    await doJobs(opened)
    expect(await look()).toMatchObject({
      job: { state: 'failed', sentence: say.lost },
      credits: { balance: 3 },
    })
    expect(await engineRefOf(opened.db, id)).toBe('asked')
  })

  const engineAt = (telling: Partial<AiProviderConfig>, patience?: number): DesignEngine => {
    const config = { kind, ...at, resultHosts: [], ...telling }
    return openProviderEngine(opened, painterOf(config), patience)
  }
  const makeWith = async (engine: DesignEngine, telling: object = {}) => {
    const showroom = await showroomContext(opened.db, 'HARVEST2')
    if (!showroom) throw new Error('There is no showroom HARVEST2.')
    const wish = aiWish.parse(aWish({ pictures: 1, ...telling }))
    return engine.make(
      { id: 'a-job', wish, survey: null, showroom, photo: null, refinement: null },
      {
        signal: new AbortController().signal,
        givenUp: new AbortController().signal,
        onProgress: () => Promise.resolve(),
        begun: null,
        onBegun: () => Promise.resolve(),
      },
    )
  }

  test.skipIf(isLive)('what never ends is given up, and a provider that is not there is away', async () => {
    const away = { name: EngineEnd.name, code: 'engine_away' }
    await expect(makeWith(engineAt({}, 1_500), { text: 'fault-never' })).rejects.toMatchObject(away)
    await expect(makeWith(engineAt({ baseUrl: 'http://localhost:1/v1' }))).rejects.toMatchObject(away)
  })

  test.skipIf(isLive)('what was to be kept looks as it did, though it was painted over', async () => {
    const [made] = await makeWith(engineAt({}), { room: 'kitchen', keep: ['backsplash', 'counter'] })
    expect(made?.choices.map(({ surface }) => surface)).toEqual(['floor'])
    const covers = await sceneCovers('room-kitchen', 960)
    const floor = covers[surfacesOf('kitchen').indexOf('floor')] ?? new Uint8Array()
    const pixels = await sharp(made?.bytes).raw().toBuffer()
    const kept = stripPixels.filter((pixel) => !isNear(floor, pixel))
    expect(kept.length).toBeGreaterThan(1_000)
    expect(kept.filter((pixel) => isStrip(pixels.subarray(pixel * 3, pixel * 3 + 3)))).toEqual([])
  })
})

/** Of the strip on the left that the sandbox paints over, whatever it was told to keep. */
const stripPixels = Array.from({ length: 960 * 720 }, (_, pixel) => pixel).filter((pixel) => pixel % 960 < 60)
const isStrip = ([red = 0, green = 0, blue = 0]: Uint8Array): boolean => red > 150 && green < 80 && blue > 110

/** Whether a plane shows there or beside it: packed pictures blur that far. */
const isNear = (cover: Uint8Array, pixel: number): boolean => {
  for (let beside = -16; beside <= 16; beside += 4)
    for (let below = -16; below <= 16; below += 4)
      if ((cover[pixel + beside + below * 960] ?? 0) > 0) return true
  return false
}

test('where nothing may be painted the bytes are the original’s, exactly', () => {
  const pixels = Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 7) % 256))
  const painted = Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 13 + 90) % 256))
  const cover = Uint8Array.from({ length: 100 }, (_, pixel) => (pixel < 60 ? 0 : pixel < 80 ? 128 : 255))
  const kept = keepOriginal(painted, { pixels }, cover)
  expect(kept.subarray(0, 180)).toEqual(pixels.subarray(0, 180))
  expect(kept.subarray(240)).toEqual(painted.subarray(240))
  expect(kept.subarray(180, 240)).not.toEqual(pixels.subarray(180, 240))
})
