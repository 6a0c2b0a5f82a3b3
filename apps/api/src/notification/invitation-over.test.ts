import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { endInvitations } from '../project/members/ending.ts'
import { aHomeowner, aProject, invitation } from '../project/testing/a-homeowner.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
const today = new Date('2026-11-23T17:00:00Z')
let now = today
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

test('an invitation that nobody accepted in its time waits for nobody, until it is sent anew', async () => {
  const { owner, id } = await aProject(opened)
  const guest = await aHomeowner(opened)
  const invite = () => owner.ask(`POST /api/project/${id}/member`, invitation(guest.email))
  const waiting = async () => {
    expect(await doJobs(opened)).toEqual([])
    const reply: unknown = await guest.ask('GET /api/notification')
    return reply
  }
  await invite()
  expect(await waiting()).toMatchObject({ pending_count: 1 })
  now = new Date(today.getTime() + 15 * 86_400_000)
  await endInvitations(opened.db, now)
  await doJobs(opened)
  now = today
  expect(await waiting()).toMatchObject({ pending_count: 0 })
  await invite()
  expect(await waiting()).toMatchObject({ pending_count: 1 })
})
