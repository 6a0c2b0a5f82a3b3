import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountByEmail } from '../account/account.store.ts'
import { aSignInIntent, harvestSite, signedInOn } from '../account/testing/contractors-page.ts'
import { browserOn } from '../account/testing/person.ts'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { appendEvent, trimFeeds } from '../platform/feed/feed.store.ts'
import { aHomeowner, aMemberOf, aProject, type Homeowner } from '../project/testing/a-homeowner.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testDay } from '../testing/test-clock.ts'
import { mostStreams } from './connections.ts'
import { aStream } from './testing/a-stream.ts'
import { projectIdOf } from './testing/project.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let address: string
beforeAll(async () => {
  opened = await openTestApp()
  await fillShelf(opened.db)
  address = await opened.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => opened.close())

const listen = (token: string, query: string, headers: Record<string, string> = {}) =>
  aStream(`${address}/api/live?${query}`, { authorization: `Bearer ${token}`, ...headers })

const happens = async (project: string, subject: string, audience = 'all', at = testDay) =>
  opened.db.transaction(async (tx) =>
    appendEvent(
      tx,
      { projectId: await projectIdOf(tx, project) },
      { kind: 'test.happened', subject, audience, actorId: null, payload: { subject }, at },
    ),
  )

const subjects = (stream: Awaited<ReturnType<typeof listen>>) =>
  stream
    .events()
    .map(({ data }) => (typeof data === 'object' && data && 'subject' in data ? data.subject : null))

const soon = { timeout: 10_000, interval: 20 }
const most = mostStreams.ofAccount

test('what happens in a project is told to its people in order, and to a page that comes back from where it was', async () => {
  const { owner, id } = await aProject(opened)
  const first = await listen(owner.token, `project=${id}`)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toContain('text/event-stream')
  await expect.poll(() => first.frames[0]?.event, soon).toBe('hello')
  for (const subject of ['one', 'two', 'three']) await happens(id, subject)
  await expect.poll(() => subjects(first), soon).toEqual(['one', 'two', 'three'])
  first.leave()
  for (const subject of ['four', 'five']) await happens(id, subject)
  const again = await listen(owner.token, `project=${id}&after=${first.cursor()}`)
  await happens(id, 'six')
  await expect.poll(() => subjects(again), soon).toEqual(['four', 'five', 'six'])
})

test('what is meant for one account, or for staff, reaches nobody else, and leaves no gap', async () => {
  const { owner, id } = await aProject(opened)
  const member = await aMemberOf(opened, owner, { projectId: id })
  const streams = await Promise.all([owner, member].map(({ token }) => listen(token, `project=${id}`)))
  const account = await accountByEmail(opened.db, member.email)
  await happens(id, 'canary', 'staff')
  await happens(id, 'for-the-member', account?.publicId)
  await happens(id, 'for-all')
  const [ofOwner, ofMember] = streams
  if (!ofOwner || !ofMember) throw new Error('Two listen.')
  await expect.poll(() => subjects(ofOwner), soon).toEqual(['for-all'])
  await expect.poll(() => subjects(ofMember), soon).toEqual(['for-the-member', 'for-all'])
})

test('who was removed, or has signed out, is told nothing more', async () => {
  const { owner, id } = await aProject(opened)
  const member = await aMemberOf(opened, owner, { projectId: id })
  const [removed, leaving] = [
    await listen(member.token, `project=${id}`),
    await listen(owner.token, `project=${id}`),
  ]
  const { data } = await owner.ask(`GET /api/project/${id}`)
  const memberId = data.members.find((one) => one.role === 'client')?.id ?? ''
  await owner.ask(`DELETE /api/project_member/${memberId}`)
  await expect
    .poll(() => removed.events().at(-1), soon)
    .toMatchObject({ event: 'bye', data: { why: 'rights' } })
  await expect.poll(removed.isOver, soon).toBe(true)
  expect(leaving.isOver()).toBe(false)
  await owner.ask('POST /api/logout')
  await expect.poll(leaving.isOver, soon).toBe(true)
})

test('a project of somebody else is as missing as none, and who is signed out is asked to sign in', async () => {
  const { id } = await aProject(opened)
  const stranger = await aHomeowner(opened)
  const refused = await Promise.all(
    [id, 'nonesuch'].map((project) => listen(stranger.token, `project=${project}`)),
  )
  expect(refused.map(({ status }) => status)).toEqual([404, 404])
  expect((await aStream(`${address}/api/live?project=${id}`, {})).status).toBe(401)
  const wrong = await Promise.all(
    ['after=x', 'wait=99', `after=${'a1.1_'.repeat(60)}`].map((query) => listen(stranger.token, query)),
  )
  expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422])
})

const onHarvest = { origin: harvestSite }
const embedded = async ({ token }: Homeowner) => signedInOn(browserOn(opened.app), token, aSignInIntent())

test('on a contractor’s page it is open for projects of that showroom, and for nothing of the account’s own', async () => {
  const { owner, id } = await aProject(opened)
  const elsewhere = await owner.begin({ showroom: 'MAPLE247' })
  const token = await embedded(owner)
  const here = await listen(token, `project=${id}`, onHarvest)
  expect([here.status, here.headers.get('access-control-allow-origin')]).toEqual([200, harvestSite])
  await happens(id, 'seen-there')
  await expect.poll(() => subjects(here), soon).toEqual(['seen-there'])
  expect((await listen(token, `project=${elsewhere.id}`, onHarvest)).status).toBe(404)
  expect((await listen(token, '', onHarvest)).status).toBe(404)
  expect((await listen(token, `project=${id}`)).status).toBe(403)
  expect((await listen(token, `project=${id}`, { origin: 'https://www.mapleandmain.example' })).status).toBe(
    403,
  )
})

test('whoever comes back too late begins anew', async () => {
  const { owner, id } = await aProject(opened)
  const first = await listen(owner.token, `project=${id}`)
  await happens(id, 'old')
  await expect.poll(() => subjects(first), soon).toEqual(['old'])
  await happens(id, 'gone')
  await trimFeeds(opened.db, new Date(testDay.getTime() + 1))
  const late = await listen(owner.token, `project=${id}&after=${first.cursor()}`)
  await expect.poll(() => late.events()[0]?.event, soon).toBe('reset')
  await happens(id, 'new')
  await expect.poll(() => subjects(late).at(-1), soon).toBe('new')
})

test('where streams are held back, one answer waits for what comes', async () => {
  const { owner, id } = await aProject(opened)
  await happens(id, 'before')
  const ask = async (after: string) => {
    const url = `${address}/api/live?project=${id}&wait=20${after && `&after=${after}`}`
    const reply = await fetch(url, { headers: { authorization: `Bearer ${owner.token}` } })
    const { data } = (await reply.json()) as { data: { cursor: string; events: { subject: string }[] } }
    return { cursor: data.cursor, subjects: data.events.map(({ subject }) => subject) }
  }
  const waiting = ask('')
  // It can not be seen from here when it has begun to wait.
  const happening = setInterval(() => void happens(id, 'now'), 50)
  const { cursor, subjects: first } = await waiting
  clearInterval(happening)
  expect(first).toContain('now')
  expect(first).not.toContain('before')
  await happens(id, 'after')
  expect((await ask(cursor)).subjects).toContain('after')
})

test('a page too many of one person ends the oldest', async () => {
  const { owner, id } = await aProject(opened)
  const pages: Awaited<ReturnType<typeof listen>>[] = []
  for (let page = 0; page <= most; page += 1) pages.push(await listen(owner.token, `project=${id}`))
  await expect.poll(() => pages[0]?.events().at(-1)?.data, soon).toEqual({ why: 'too_many' })
  const others = pages.slice(1)
  await expect.poll(() => pages[0]?.isOver(), soon).toBe(true)
  expect(others.map((page) => page.isOver())).toEqual(others.map(() => false))
})

test('who asks for one answer after the other holds a place as well: one too many has the oldest answered at once', async () => {
  const { owner, id } = await aProject(opened)
  const headers = { authorization: `Bearer ${owner.token}` }
  const control = new AbortController()
  const ask = () =>
    fetch(`${address}/api/live?project=${id}&wait=25`, { headers, signal: control.signal }).then((reply) =>
      reply.json(),
    )
  const first = ask()
  // The first is there before the others come.
  await new Promise((resolve) => setTimeout(resolve, 200))
  const others = Array.from({ length: most }, () => ask().catch(() => null))
  expect(await first).toMatchObject({ success: true, data: { events: [] } })
  control.abort()
  await Promise.all(others)
})
