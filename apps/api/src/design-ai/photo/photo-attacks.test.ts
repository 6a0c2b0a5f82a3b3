import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hostileCorpus, type Hostile } from '../../platform/files/testing/hostile-corpus.ts'
import { extraMemory, mostExtra } from '../../platform/files/testing/extra-memory.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aiBrowser } from '../testing/ai-browser.ts'
import { anAiPerson } from '../testing/an-ai-person.store.ts'
import { sendPhoto } from '../testing/send-photo.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

const send = async ({ fileName, bytes }: Hostile) => {
  const { token } = await anAiPerson(opened.db, { now: opened.now() })
  const made = await bytes()
  let sent: Awaited<ReturnType<typeof sendPhoto>> | undefined
  const extra = await extraMemory(async () => {
    sent = await sendPhoto(opened, token, { bytes: made, fileName })
  })
  const { data } = await aiBrowser(opened, token)<{ photos: AiPhoto[] }>('GET /api/AI/photo')
  return { ...sent, kept: data.photos, extra }
}

const of = (kind: Hostile['kind']) =>
  hostileCorpus.filter((each) => each.kind === kind).map((each) => [each.what, each] as const)

test('there are sixty files and more', () => {
  expect(hostileCorpus.length).toBeGreaterThanOrEqual(60)
  expect(new Set(hostileCorpus.map(({ what }) => what)).size).toBe(hostileCorpus.length)
})

test.each(of('no-photo'))('%s is refused in words, and nothing of it is kept', async (_what, hostile) => {
  const { status, errors, kept } = await send(hostile)
  expect([status, errors, kept]).toEqual([422, { file: [expect.stringMatching(/\w+ \w+/)] }, []])
  expect([say.photoType, say.photoMissing, say.photoBroken]).toContain(errors?.file?.[0])
})

test.each(of('broken'))('%s is refused in words, and nothing of it is kept', async (_what, hostile) => {
  const { status, errors, kept, extra } = await send(hostile)
  expect([status, kept]).toEqual([422, []])
  expect([say.photoBroken, say.photoType, say.photoTooManyPixels, say.photoTooSmall]).toContain(
    errors?.file?.[0],
  )
  expect(extra).toBeLessThan(mostExtra)
})

test.each(of('huge'))('%s are refused before they are drawn', async (_what, hostile) => {
  const { status, errors, kept, extra } = await send(hostile)
  expect([status, errors, kept]).toEqual([422, { file: [say.photoTooManyPixels] }, []])
  expect(extra).toBeLessThan(mostExtra)
})

test.each(of('photo'))('%s is drawn anew: what else lay in it is gone', async (_what, hostile) => {
  const { status, kept } = await send(hostile)
  expect([status, kept.length]).toEqual([200, 1])
  const { statusCode, rawPayload, headers } = await opened.app.inject(kept[0]?.src ?? '')
  expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'image/webp',
    'nosniff',
  ])
  const { format, exif, icc, xmp } = await sharp(rawPayload).metadata()
  expect([format, exif, icc, xmp]).toEqual(['webp', undefined, undefined, undefined])
  expect(rawPayload.toString('latin1')).not.toMatch(/<script|<svg|alert\(/)
  expect(rawPayload.includes('PK\u0003\u0004')).toBe(false)
})
