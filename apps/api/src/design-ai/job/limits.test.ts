import type { AiCredits, AiJob } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { hourMs, minuteMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { checkCredits } from '../credits/check-credits.store.ts'
import { addBought } from '../credits/credits.ts'
import { aiBrowser, aKey, aWish } from '../testing/ai-browser.ts'
import { anAiPerson } from '../testing/an-ai-person.store.ts'
import { openStyleRoom } from '../testing/style-room.store.ts'

let at = testDay
const mostPerDay = 20
let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({ AI_MOST_PER_DAY: String(mostPerDay), LOG_LEVEL: 'silent' }, () => at)
  await openStyleRoom(opened.db)
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

const aPerson = async (bought: number) => {
  const { id, publicId, token } = await anAiPerson(opened.db, { now: at })
  if (bought > 0)
    await opened.db.transaction((tx) =>
      addBought(tx, { aiAccountId: id, intentId: `pi_${publicId}`, credits: bought, now: at }),
    )
  const ask = aiBrowser(opened, token)
  const want = (telling: object = {}, key = aKey()) =>
    ask<Shown>('POST /api/AI/job', { key, wish: aWish({ pictures: 1, ...telling }) })
  const left = async () => (await ask<Shown>('GET /api/AI/get_user')).data.credits.balance
  /** Nothing has to be drawn here: what waits is called off, and its credit is back. */
  const cancelAll = async () => {
    const { data } = await ask<{ jobs: AiJob[] }>('GET /api/AI/job')
    for (const { id, can } of data.jobs) if (can.cancel) await ask(`DELETE /api/AI/job/${id}`)
  }
  return { ask, want, left, cancelAll }
}

test('twenty wishes an hour; the next one is told when, and goes then', async () => {
  const { want, left, cancelAll } = await aPerson(0)
  const key = aKey()
  const { data: first } = await want({}, key)
  const statuses: number[] = []
  for (let count = 2; count <= 20; count += 1) statuses.push((await want()).status)
  expect(statuses).toEqual([200, 200, ...Array.from({ length: 17 }, () => 402)])
  at = new Date(testDay.getTime() + 20 * minuteMs)
  const refused = await want()
  expect([refused.status, refused.code]).toEqual([429, 'too_many'])
  expect(refused.message).toBe('20 ideas an hour; again at 10:00 AM PST.')
  // A reply that was lost is no other wish.
  expect((await want({}, key)).data.job.id).toBe(first.job.id)
  at = new Date(testDay.getTime() + hourMs)
  expect((await want()).status).toBe(402)
  expect(await left()).toBe(0)
  await cancelAll()
})

test('one that is made and three that wait; the fifth is refused, and nothing is set aside for it', async () => {
  const { ask, want, left, cancelAll } = await aPerson(10)
  const jobs: AiJob[] = []
  for (let count = 1; count <= 4; count += 1) jobs.push((await want()).data.job)
  const fifth = await want()
  expect([fifth.status, fifth.code, fifth.message]).toEqual([429, 'too_many_waiting', say.tooManyWaiting])
  expect(await left()).toBe(9)
  await ask(`DELETE /api/AI/job/${jobs[3]?.id}`)
  expect((await want()).status).toBe(200)
  await cancelAll()
})

test('five at once are four: nobody slips past the line by being quick', async () => {
  const { want, left, cancelAll } = await aPerson(10)
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => want()))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 429])
  expect(await left()).toBe(9)
  await cancelAll()
})

test.each([
  ['a wish', { text: 'a swastika of mosaic' }],
  ['a wish of capitals', { text: 'PORN' }],
])('%s of blocked words is refused in words, and costs nothing', async (_what, telling) => {
  const { want, left } = await aPerson(0)
  const { status, errors } = await want(telling)
  expect([status, errors, await left()]).toEqual([422, { text: [say.wordsBlocked] }, 3])
})

test('a change of blocked words is refused as a wish is', async () => {
  const { ask, want, left } = await aPerson(0)
  const { data } = await want()
  await doJobs(opened)
  const { job } = (await ask<Shown>(`GET /api/AI/job/${data.job.id}`)).data
  const body = { key: aKey(), picture: job.pictures[0]?.id, text: 'sexy floor' }
  const { status, errors } = await ask(`POST /api/AI/job/${job.id}/refine`, body)
  expect([status, errors, await left()]).toEqual([422, { text: [say.wordsBlocked] }, 2])
})

test('beyond what the engine makes in a day a wish is refused before anything is set aside', async () => {
  const { want, left, cancelAll } = await aPerson(mostPerDay)
  let refused = await want()
  for (let count = 1; refused.status === 200 && count <= mostPerDay; count += 1) {
    await cancelAll()
    await forgetAllAttempts(opened.db)
    refused = await want()
  }
  const before = await left()
  expect([refused.status, refused.code, refused.message]).toEqual([503, 'engine_away', say.tooManyToday])
  expect((await want()).status).toBe(503)
  expect(await left()).toBe(before)
  at = new Date(testDay.getTime() + 25 * hourMs)
  expect((await want()).status).toBe(200)
  await cancelAll()
})
