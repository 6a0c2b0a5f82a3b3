import { aiWish } from '@showroom/contract/design-ai/design-ai'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aWish } from '../testing/ai-browser.ts'
import { startAiSandbox } from '../testing/ai-sandbox-process.ts'
import { openStyleRoom } from '../testing/style-room.store.ts'
import { openProviderEngine, painterOf } from './provider-engine.ts'

let sandbox: Awaited<ReturnType<typeof startAiSandbox>>
let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  sandbox = await startAiSandbox()
  opened = await openTestApp()
  await openStyleRoom(opened.db)
})
afterAll(async () => {
  await opened.close()
  await sandbox.stop()
})

const size = { width: 1_600, height: 900 }
const [r, g, b] = [144, 120, 96] as const

const aPhotoOfARoom = async () => {
  const picture = await sharp({ create: { ...size, channels: 3, background: { r, g, b } } })
    .webp({ lossless: true })
    .toBuffer()
  return { picture, ...size, colors: [{ color: '#907860', share: 100 }] }
}

const paint = async (kind: 'openai' | 'predictions', telling: object) => {
  const config = { kind, baseUrl: sandbox.baseUrl, apiKey: 'a-key', model: 'a-model', resultHosts: [] }
  const showroom = await showroomContext(opened.db, 'HARVEST2')
  if (!showroom) throw new Error('There is no showroom HARVEST2.')
  const wish = aiWish.parse(aWish({ pictures: 1, photo: 'a-photo', ...telling }))
  const [made] = await openProviderEngine(opened, painterOf(config)).make(
    { id: 'a-job', wish, survey: null, showroom, photo: await aPhotoOfARoom(), refinement: null },
    {
      signal: new AbortController().signal,
      givenUp: new AbortController().signal,
      onProgress: () => Promise.resolve(),
      begun: null,
      onBegun: () => Promise.resolve(),
    },
  )
  if (!made) throw new Error('Nothing was painted.')
  const pixels = await sharp(made.bytes).raw().toBuffer()
  const at = (x: number, y: number) => [
    ...pixels.subarray((y * made.width + x) * 3, (y * made.width + x) * 3 + 3),
  ]
  return { made, at }
}

/** As near as a packed picture keeps a color. */
const apart = (one: readonly number[]): number =>
  Math.max(...[r, g, b].map((channel, at) => Math.abs((one[at] ?? 0) - channel)))
const isStrip = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean =>
  red > 150 && green < 80 && blue > 110
const leftColumn = [0, 8, 16, 24, 32, 40]

describe.each(['openai', 'predictions'] as const)('%s', (kind) => {
  test('a photo is painted in its own shape, and its materials are ideas', async () => {
    const { made, at } = await paint(kind, { strength: 20 })
    expect([made.width, made.height, made.choices.map(({ confidence }) => confidence)]).toEqual([
      1_536,
      864,
      ['idea', 'idea'],
    ])
    expect([isStrip(at(60, 430)), apart(at(1_000, 430)) > 20]).toEqual([true, true])
  })

  test('marked fields stay as they were, though they were painted over', async () => {
    const { at } = await paint(kind, { keep_fields: leftColumn, strength: 80 })
    for (const y of [100, 430, 760]) expect(apart(at(60, y))).toBeLessThan(8)
    expect(apart(at(1_000, 430))).toBeGreaterThan(20)
  })
})
