import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import type { AiCredits, AiJob } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { distance, labOf } from '../assembler/lab.rules.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openAiSession } from '../account/ai-sessions.ts'
import { checkCredits } from '../credits/check-credits.store.ts'
import { tidyDesignAi } from '../design-ai-upkeep.ts'
import { aiBrowser, aKey, aWish } from '../testing/ai-browser.ts'
import { anAiPerson } from '../testing/an-ai-person.store.ts'
import { aPhoto, sendPhoto } from '../testing/send-photo.ts'
import { openStyleRoom } from '../testing/style-room.store.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import { photosOf } from './ai-photo.store.ts'
import { addPhoto } from './photos.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
  await openStyleRoom(opened.db)
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(async () => {
  expect(await checkCredits(opened.db)).toEqual([])
  await opened.close()
})

type Shown = { job: AiJob; credits: AiCredits }

const aPerson = async () => {
  const person = await anAiPerson(opened.db, { now: opened.now() })
  const ask = aiBrowser(opened, person.token)
  const send = (bytes: Buffer) => sendPhoto(opened, person.token, bytes)
  const want = (telling: object) =>
    ask<Shown>('POST /api/AI/job', { key: aKey(), wish: aWish({ pictures: 1, ...telling }) })
  const done = async (telling: object) => {
    const { data, status, errors } = await want(telling)
    expect([status, errors]).toEqual([200, undefined])
    await doJobs(opened)
    return (await ask<Shown>(`GET /api/AI/job/${data.job.id}`)).data
  }
  return { id: person.id, ask, send, want, done }
}

const shownAt = async (src: string) => {
  const { statusCode, rawPayload } = await opened.app.inject(src)
  return { statusCode, rawPayload }
}

test('a photo is drawn anew, told by its colors, and shown by a signed address alone', async () => {
  const { ask, send } = await aPerson()
  const { status, data } = await send(await aPhoto())
  const { photo, credits } = data
  expect([status, photo.width, photo.height, photo.use]).toEqual([200, 1_200, 800, 'colors'])
  // The one call of an account that no table of the contract holds to it.
  expect(credits).toEqual({ balance: 3, reserved: 0, cost: 1 })
  const [color] = photo.colors
  expect(color?.share).toBe(100)
  expect(distance(labOf(color?.color ?? '#000000'), labOf('#965a3c'))).toBeLessThan(3)
  const { statusCode, rawPayload } = await shownAt(photo.src)
  const { format, exif } = await sharp(rawPayload).metadata()
  expect([statusCode, format, exif]).toEqual([200, 'webp', undefined])
  const { data: mine } = await ask<{ photos: AiPhoto[] }>('GET /api/AI/photo')
  expect(mine.photos.map(({ id }) => id)).toEqual([photo.id])
})

/** The header of a picture that would be larger than any memory, and nothing behind it. */
const aBomb = (): Buffer => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(13)
  size.writeUInt32BE(60_000, 0)
  size.writeUInt32BE(60_000, 4)
  size.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([header, size, Buffer.from('0000000000000000', 'hex')])
}

test.each([
  ['a text', Buffer.from('this is no picture'), say.photoType],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    say.photoType,
  ],
  ['a page with a picture’s name', Buffer.from('<!doctype html><script>alert(1)</script>'), say.photoType],
  ['a picture that is cut off', Buffer.from('ffd8ffe000104a46494600010101', 'hex'), say.photoBroken],
  ['a bomb', aBomb(), say.photoBroken],
])('%s is refused in words, and nothing of it is kept', async (_what, bytes, sentence) => {
  const { ask, send } = await aPerson()
  const { status, errors } = await send(bytes)
  expect([status, errors]).toEqual([422, { file: [sentence] }])
  expect((await ask<{ photos: AiPhoto[] }>('GET /api/AI/photo')).data.photos).toEqual([])
})

test('more points than a photo may have are refused before they are drawn', async () => {
  const { send } = await aPerson()
  const large = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#fff' } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  expect((await send(large)).errors).toEqual({ file: [say.photoTooManyPixels] })
})

test('one that is small, one that is heavy, one too many and one of nobody are refused', async () => {
  const { send } = await aPerson()
  expect((await send(await aPhoto({ width: 319, height: 900 }))).errors).toEqual({
    file: [say.photoTooSmall],
  })
  expect((await send(Buffer.alloc(10 * 1_024 * 1_024 + 1))).status).toBe(413)
  expect((await sendPhoto(opened, null, await aPhoto())).status).toBe(401)
  const small = await aPhoto({ width: 320, height: 320 })
  for (let count = 0; count < 20; count += 1) expect((await send(small)).status).toBe(200)
  expect([(await send(small)).status, (await send(small)).message]).toEqual([409, say.tooManyPhotos])
})

test('looks from a photo take its colors, say so, and stand beside it', async () => {
  const { send, done } = await aPerson()
  const {
    data: { photo },
  } = await send(await aPhoto({ color: { r: 122, g: 85, b: 53 } }))
  const { job } = await done({ photo: photo.id, strength: 0 })
  expect([job.state, job.photo?.id, job.wish.strength]).toEqual(['done', photo.id, 0])
  expect(job.pictures[0]?.choices.map(({ reason }) => reason).join(' ')).toContain('of your photo')
  const { job: free } = await done({ photo: photo.id, strength: 100 })
  const { job: without } = await done({})
  const reasons = (one: AiJob) => one.pictures.flatMap(({ choices }) => choices.map(({ reason }) => reason))
  expect(reasons(without).join(' ')).not.toContain('of your photo')
  expect(free.state).toBe('done')
})

test('a photo of somebody else, one that has gone and one that is kept whole are refused by field', async () => {
  const [one, other] = [await aPerson(), await aPerson()]
  const {
    data: { photo },
  } = await one.send(await aPhoto())
  expect((await other.want({ photo: photo.id })).errors).toEqual({ photo: [say.photoGone] })
  expect((await other.ask(`DELETE /api/AI/photo/${photo.id}`)).status).toBe(404)
  const all = Array.from({ length: 48 }, (_, field) => field)
  const whole = await one.want({ photo: photo.id, keep_fields: all })
  expect(whole.errors).toEqual({ keep_fields: [say.keepAllOfPhoto] })
  expect((await one.ask(`DELETE /api/AI/photo/${photo.id}`)).status).toBe(200)
  expect((await one.want({ photo: photo.id })).errors).toEqual({ photo: [say.photoGone] })
  expect((await shownAt(photo.src)).statusCode).toBe(404)
})

test('a photo that goes while its job waits gives the credit back, in words', async () => {
  const { ask, send, want } = await aPerson()
  const {
    data: { photo },
  } = await send(await aPhoto())
  const { data } = await want({ photo: photo.id })
  await ask(`DELETE /api/AI/photo/${photo.id}`)
  await doJobs(opened)
  const { job, credits } = (await ask<Shown>(`GET /api/AI/job/${data.job.id}`)).data
  expect([job.state, job.sentence, credits.balance]).toEqual(['failed', say.photoGoneNow, 3])
})

test('photos go after thirty days, and what was made of them stays', async () => {
  const { id, send, done } = await aPerson()
  const {
    data: { photo },
  } = await send(await aPhoto())
  const { job } = await done({ photo: photo.id })
  const deps = { ...opened, files: openFileStore(opened.config, 'ai-pictures') }
  const day = (days: number) => new Date(opened.now().getTime() + days * 86_400_000)
  await tidyDesignAi(deps, day(29))
  expect((await shownAt(photo.src)).statusCode).toBe(200)
  await tidyDesignAi(deps, day(31))
  expect((await shownAt(photo.src)).statusCode).toBe(404)
  // Who was signed in all the while is not any more.
  const anew = aiBrowser(opened, await openAiSession(opened.db, id, opened.now()))
  const { data } = await anew<Shown>(`GET /api/AI/job/${job.id}`)
  expect([data.job.photo, (await shownAt(data.job.pictures[0]?.src ?? '')).statusCode]).toEqual([null, 200])
})

test('who is forgotten is forgotten with their photos', async () => {
  const { ask, send } = await aPerson()
  const {
    data: { photo },
  } = await send(await aPhoto())
  const { data: kept } = await ask<{ photos: object[] }>('GET /api/AI/data')
  expect(kept.photos).toHaveLength(1)
  expect((await ask('POST /api/AI/forget', {})).status).toBe(200)
  expect((await shownAt(photo.src)).statusCode).toBe(404)
})

test('a photo that arrives when its account is forgotten is not kept', async () => {
  const { id, ask } = await aPerson()
  expect((await ask('POST /api/AI/forget', {})).status).toBe(200)
  const deps = { ...opened, files: openFileStore(opened.config, 'ai-pictures') }
  await expect(addPhoto(deps, id, await aPhoto())).rejects.toMatchObject({ status: 404 })
  expect(await photosOf(opened.db, id)).toEqual([])
})
