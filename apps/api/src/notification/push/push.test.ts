import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aHomeowner, aMemberOf, aProject, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aPushService, claimsOf, vapidKeys } from '../testing/a-push-service.ts'

const hourMs = 3_600_000
/** Nine in the morning, Pacific. */
const morning = Date.parse('2026-11-23T17:00:00Z')
let now = new Date(morning)
let service: Awaited<ReturnType<typeof aPushService>>
let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  service = await aPushService()
  opened = await openTestApp({ ...vapidKeys, PRIVATE_DOMAINS: 'on' }, () => now)
  await fillShelf(opened.db)
})
beforeEach(async () => {
  now = new Date(morning)
  service.answers = {}
  await forgetAllAttempts(opened.db)
})
afterAll(async () => {
  await opened.close()
  service.close()
})

/** What a worker does at this moment; answers what went wrong. */
const work = async (): Promise<unknown[]> => {
  const first = await doJobs(opened)
  const pushes = opened.modules.notification.jobs.find(({ name }) => name === 'notification.push')
  await pushes?.run(now)
  return [...first, ...(await doJobs(opened))]
}

const turnOn = async ({ ask }: Pick<Homeowner, 'ask'>) => {
  const browser = service.browser()
  expect((await ask('POST /api/push_subscription', browser.subscription)).status).toBe(200)
  return browser
}
type Preferences = {
  kinds: { kind: string; push: boolean; is_push_locked: boolean }[]
  push: { public_key: string; is_on_here: boolean } | null
}
const preferencesOf = async ({ ask }: Homeowner) =>
  (await ask<Preferences>('GET /api/notification_preference')).data

/** A project whose owner has a browser that takes pushes. */
const anOwnerWithABrowser = async () => {
  const { owner, id } = await aProject(opened)
  await work()
  return { owner, id, browser: await turnOn(owner) }
}
const join = ({ owner, id }: { owner: Homeowner; id: string }) => aMemberOf(opened, owner, { projectId: id })

test('what happens is pushed at once and once, sealed for the browser, with no word more than the list has', async () => {
  const { owner, id, browser } = await anOwnerWithABrowser()
  await join({ owner, id })
  expect(await work()).toEqual([])
  expect(await work()).toEqual([])
  const { data } = await owner.ask<{ id: string; kind: string; text: string }[]>('GET /api/notification')
  const joined = data.find(({ kind }) => kind === 'project_joined')
  const note = { title: 'Showroom', body: joined?.text, path: `/projects/${id}/people`, tag: joined?.id }
  expect(browser.read()).toEqual([note])
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = browser.sent()
  expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', topic: joined?.id })
  expect(body.toString('latin1')).not.toContain('joined')
  const contact = 'mailto:hello@showroom.example'
  expect(claimsOf(headers.authorization ?? '')).toMatchObject({ aud: service.origin, sub: contact })
})

test('in quiet hours no device lights up; when they are over, what was not read comes as one', async () => {
  const { owner, id, browser } = await anOwnerWithABrowser()
  await owner.ask('PUT /api/notification_preference', { quiet_hours: { from: '08:00', to: '10:00' } })
  await join({ owner, id })
  await join({ owner, id })
  await work()
  expect(browser.sent()).toEqual([])
  now = new Date(morning + hourMs)
  await work()
  expect(browser.read()).toEqual([
    expect.objectContaining({ body: '2 things happened', path: '/notification' }),
  ])
})

test('what was read meanwhile is not pushed, nor what is turned off; what is transactional can not be', async () => {
  const { owner, id, browser } = await anOwnerWithABrowser()
  await owner.ask('PUT /api/notification_preference', { quiet_hours: { from: '08:00', to: '10:00' } })
  await join({ owner, id })
  await work()
  await owner.ask('PUT /api/notification', { is_read: true })
  now = new Date(morning + hourMs)
  await work()
  const off = (kind: string) =>
    owner.ask<Preferences>('PUT /api/notification_preference', { kinds: [{ kind, push: false }] })
  const { data } = await off('project_joined')
  expect(data.kinds.find(({ kind }) => kind === 'project_joined')?.push).toBe(false)
  expect((await off('order_placed')).status).toBe(409)
  await join({ owner, id })
  await work()
  expect(browser.sent()).toEqual([])
})

test.each([404, 410])('a browser that is gone (%s) is asked no more', async (status) => {
  const { owner, id, browser } = await anOwnerWithABrowser()
  service.answers[browser.path] = status
  await join({ owner, id })
  expect(await work()).toEqual([])
  expect((await preferencesOf(owner)).push?.is_on_here).toBe(false)
  await join({ owner, id })
  await work()
  expect(browser.sent()).toHaveLength(1)
})

test('a service that is down is tried again', async () => {
  const { owner, id, browser } = await anOwnerWithABrowser()
  service.answers[browser.path] = 503
  await join({ owner, id })
  expect(await work()).toHaveLength(1)
  service.answers = {}
  now = new Date(morning + 60_000)
  expect(await work()).toEqual([])
  expect(browser.read()).toHaveLength(2)
})

test('what a service refuses is not tried again', async () => {
  const { owner, id, browser } = await anOwnerWithABrowser()
  service.answers[browser.path] = 413
  await join({ owner, id })
  expect(await work()).toEqual([])
  now = new Date(morning + hourMs)
  await work()
  expect(browser.sent()).toHaveLength(1)
  expect((await preferencesOf(owner)).push?.is_on_here).toBe(true)
})

test('a browser is whose session it is: nothing comes after signing out, or once another signs in there', async () => {
  const { owner, id, browser } = await anOwnerWithABrowser()
  expect((await preferencesOf(owner)).push).toEqual({
    public_key: vapidKeys.VAPID_PUBLIC_KEY,
    is_on_here: true,
  })
  const guest = await join({ owner, id })
  expect((await guest.ask('POST /api/push_subscription', browser.subscription)).status).toBe(200)
  expect((await preferencesOf(owner)).push?.is_on_here).toBe(false)
  await guest.ask('POST /api/logout')
  await owner.ask('POST /api/push_subscription', browser.subscription)
  await owner.ask('DELETE /api/push_subscription')
  await join({ owner, id })
  await work()
  expect(browser.sent()).toEqual([])
})

test('what is no push service of the open internet is refused, or asked nothing', async () => {
  const closed = await openTestApp(vapidKeys, () => now)
  try {
    await fillShelf(closed.db)
    const { owner, id } = await aProject(closed)
    const browser = service.browser()
    expect((await owner.ask('POST /api/push_subscription', browser.subscription)).status).toBe(422)
    const inside = {
      ...browser.subscription,
      endpoint: browser.subscription.endpoint.replace('http', 'https'),
    }
    expect((await owner.ask('POST /api/push_subscription', inside)).status).toBe(200)
    await aMemberOf(closed, owner, { projectId: id })
    expect(await doJobs(closed)).toEqual([])
    await closed.modules.notification.jobs.find(({ name }) => name === 'notification.push')?.run(now)
    expect(await doJobs(closed)).toEqual([])
    expect(browser.sent()).toEqual([])
    expect((await preferencesOf(owner)).push?.is_on_here).toBe(false)
  } finally {
    await closed.close()
  }
})

test.each([
  ['no key', { p256dh: 'short' }],
  ['no secret', { auth: 'A'.repeat(30) }],
])('%s of a browser is refused', async (_what, wrong) => {
  const { owner } = await aProject(opened)
  const { endpoint, keys } = service.browser().subscription
  const reply = await owner.ask('POST /api/push_subscription', { endpoint, keys: { ...keys, ...wrong } })
  expect(reply.status).toBe(422)
})

test('without keys nothing can be pushed, and nobody is asked', async () => {
  const plain = await openTestApp({}, () => now)
  try {
    const owner = await aHomeowner(plain)
    expect((await preferencesOf(owner)).push).toBeNull()
    const { subscription } = service.browser()
    expect((await owner.ask('POST /api/push_subscription', subscription)).status).toBe(404)
  } finally {
    await plain.close()
  }
})
