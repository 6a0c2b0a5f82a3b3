import type { AiCredits, AiJob } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { checkCredits } from '../credits/check-credits.store.ts'
import { aiBrowser, aKey, aWish } from '../testing/ai-browser.ts'
import { anAiPerson } from '../testing/an-ai-person.store.ts'
import { aPhoto, sendPhoto } from '../testing/send-photo.ts'
import { openStyleRoom } from '../testing/style-room.store.ts'

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

const start = {
  from: 'design',
  name: 'My bath',
  floorplan: 'bath-alcove-5x8',
  template: null,
  scene: 'plan-bath-alcove-5x8',
  areas: { floor: 26_000, shower_wall: 60_000 },
  state: { v: 1, laid: {}, painted: { walls: { color: '#eeeeee' } }, metal: null },
}

const aPerson = async () => {
  const { token } = await anAiPerson(opened.db, { now: opened.now() })
  const ask = aiBrowser(opened, token)
  const want = (telling: object) =>
    ask<Shown>('POST /api/AI/job', { key: aKey(), wish: aWish({ pictures: 1, ...telling }) })
  return { token, ask, want }
}

test('an idea from a room of the visualizer keeps what it began from, and so does what is refined of it', async () => {
  const { ask, want } = await aPerson()
  const { data } = await want({ start })
  expect(await doJobs(opened)).toEqual([])
  const { job } = (await ask<Shown>(`GET /api/AI/job/${data.job.id}`)).data
  expect([job.state, job.wish.start?.name, job.pictures.length]).toEqual(['done', 'My bath', 1])
  const asked = { key: aKey(), picture: job.pictures[0]?.id, text: 'lighter floor' }
  const refined = await ask<Shown>(`POST /api/AI/job/${job.id}/refine`, asked)
  expect(refined.data.job.wish.start).toEqual(job.wish.start)
})

test('a room and a photo at once, and a room with nothing to design, are refused by field and cost nothing', async () => {
  const { token, ask, want } = await aPerson()
  const { photo } = (await sendPhoto(opened, token, await aPhoto())).data
  expect((await want({ start, photo: photo.id })).errors).toEqual({ start: [say.oneStart] })
  const bare = { ...start, areas: { turf: 90_000 } }
  expect((await want({ start: bare })).errors).toEqual({ start: [say.startBare] })
  const whole = { start, keep: ['floor', 'wall_tile'] }
  expect((await want(whole)).errors).toEqual({ keep: [say.keepAll] })
  const { data } = await ask<{ credits: AiCredits }>('GET /api/AI/get_user')
  expect(data.credits).toMatchObject({ balance: 3, reserved: 0 })
})

test.each([
  ['a scene of another folder', { scene: '../../etc/passwd' }],
  ['an area below nothing', { areas: { floor: -1 } }],
  ['an area that is no number', { areas: { floor: 'wide' } }],
  ['a surface that there is not', { areas: { ceiling: 1_000 } }],
  ['a name with a link', { name: 'https://evil.example' }],
  ['goods that are no id', { state: { v: 1, laid: { floor: { product_id: "x' or 1=1" } } } }],
  ['another version of a state', { state: { v: 2 } }],
  ['nothing', null as unknown as object],
])('a room that says %s is refused, or no room', async (_what, telling) => {
  const { want } = await aPerson()
  const { status } = await want({ start: telling && { ...start, ...telling } })
  expect(status).toBe(telling === null ? 200 : 422)
})
