import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setUnverified } from '../account/testing/account.store.ts'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { aMemberOf, aProject, type Homeowner } from '../project/testing/a-homeowner.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'

const hourMs = 3_600_000
let opened: Awaited<ReturnType<typeof openTestApp>>
/** Nine in the morning, Pacific. */
const morning = Date.parse('2026-11-23T17:00:00Z')
let now = new Date(morning)
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
beforeEach(async () => {
  now = new Date(morning)
  await forgetAllAttempts(opened.db)
})
afterAll(() => opened.close())

/** What a worker does at this moment. */
const work = async () => {
  expect(await doJobs(opened)).toEqual([])
  const mails = opened.modules.notification.jobs.find(({ name }) => name === 'notification.mail')
  await mails?.run(now)
  expect(await doJobs(opened)).toEqual([])
}
const newsTo = ({ email }: Homeowner) =>
  (opened.mail.mailbox?.list() ?? []).filter(
    ({ to, text }) => to === email && text.includes('You choose what we write about'),
  )

const suggesting = { role: 'designer', right: 'suggest', sees_prices: 'no' } as const
/** Three things that happened to the owner’s project: two people joined, one of them suggests. */
const anEventfulProject = async (settle: (owner: Homeowner) => Promise<unknown> = async () => {}) => {
  const { owner, id } = await aProject(opened)
  await settle(owner)
  await aMemberOf(opened, owner, { projectId: id })
  const member = await aMemberOf(opened, owner, { projectId: id, ...suggesting })
  await member.ask(`POST /api/project/${id}/item`, { items: [{ product_id: 'faucet', qty: 1 }] })
  return { owner, id }
}
const atOnce = (owner: Homeowner) => owner.ask('PUT /api/setting', { email_digest: false })

test('what can wait comes in one letter the next morning, once', async () => {
  const { owner } = await anEventfulProject()
  await work()
  expect(newsTo(owner)).toEqual([])
  now = new Date(morning + 23 * hourMs)
  await work()
  await work()
  const [mail, ...others] = newsTo(owner)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('3 things happened')
  expect(mail?.text).toMatch(/• .* has joined “Main bath”\./)
  expect(mail?.text).toMatch(/• .* suggests materials for “Main bath”\./)
  expect(mail?.text).toContain('/showroom/notification')
})

test('without the digest each comes at once, and never twice', async () => {
  const { owner, id } = await anEventfulProject(atOnce)
  await work()
  await work()
  expect(newsTo(owner)).toHaveLength(1)
  now = new Date(morning + hourMs)
  const guest = await aMemberOf(opened, owner, { projectId: id })
  await work()
  expect(newsTo(owner).map(({ subject }) => subject)).toContain(
    `${guest.full_name.split(' ')[0]} has joined “Main bath”`,
  )
})

test('two workers at the same moment mail each cause once', async () => {
  const { owner } = await anEventfulProject(atOnce)
  expect(await doJobs(opened)).toEqual([])
  const mails = opened.modules.notification.jobs.find(({ name }) => name === 'notification.mail')
  await Promise.all([mails?.run(now), mails?.run(now), mails?.run(now)])
  await work()
  expect(newsTo(owner)).toHaveLength(1)
})

test('in quiet hours nothing is sent that can wait', async () => {
  const { owner } = await anEventfulProject(async (owner_) => {
    await atOnce(owner_)
    const quiet = { quiet_hours: { from: '08:00', to: '10:00' } }
    await owner_.ask('PUT /api/notification_preference', quiet)
  })
  await work()
  expect(newsTo(owner)).toEqual([])
  now = new Date(morning + hourMs)
  await work()
  expect(newsTo(owner)).toHaveLength(1)
})

test('what was read is not mailed, nor what nobody wants to be mailed', async () => {
  const read = await anEventfulProject()
  const unwanted = await anEventfulProject(({ ask }) =>
    ask('PUT /api/notification_preference', {
      kinds: ['project_joined', 'project_suggested'].map((kind) => ({ kind, e_mail: false })),
    }),
  )
  await work()
  await read.owner.ask('PUT /api/notification', { is_read: true })
  now = new Date(morning + 24 * hourMs)
  await work()
  expect([newsTo(read.owner), newsTo(unwanted.owner)]).toEqual([[], []])
})

test('what is turned off before its mail has left is not mailed any more', async () => {
  const { owner } = await anEventfulProject()
  await work()
  const kinds = [{ kind: 'project_joined', e_mail: false }]
  await owner.ask('PUT /api/notification_preference', { kinds })
  now = new Date(morning + 24 * hourMs)
  await work()
  expect(newsTo(owner).map(({ text }) => text)).toEqual([expect.not.stringContaining('has joined')])
})

test('a talk that was read where it is, is not mailed; nor is a project to who is out of it', async () => {
  const { owner, id } = await aProject(opened)
  const members = [
    await aMemberOf(opened, owner, { projectId: id }),
    await aMemberOf(opened, owner, { projectId: id, role: 'designer' }),
    await aMemberOf(opened, owner, { projectId: id, role: 'pro' }),
  ] as const
  const [reader] = members
  await owner.ask('POST /api/projectChat', { project: id, client_id: 'talk', body: 'Hello' })
  now = new Date(morning + 61_000)
  await work()
  await reader.ask('POST /api/projectChat/seen', { project: id, no: 1 })
  const { data } = await owner.ask(`GET /api/project/${id}`)
  const out = data.members.find(({ role }) => role === 'designer')?.id
  expect((await owner.ask(`DELETE /api/project_member/${out}`)).status).toBe(200)
  now = new Date(morning + 24 * hourMs)
  await work()
  expect(members.map((member) => newsTo(member).length)).toEqual([0, 0, 1])
})

test('a name with a full stop does not end the subject', async () => {
  const { owner, id } = await aProject(opened)
  await atOnce(owner)
  await owner.ask(`PUT /api/project/${id}`, { name: 'Mr. Smith’s bath' })
  const guest = await aMemberOf(opened, owner, { projectId: id })
  await work()
  const subject = `${guest.full_name.split(' ')[0]} has joined “Mr. Smith’s bath”`
  expect(newsTo(owner).map((mail) => mail.subject)).toEqual([subject])
})

test('what is turned off in the list is mailed all the same', async () => {
  const { owner } = await anEventfulProject(({ ask }) =>
    ask('PUT /api/notification_preference', { kinds: [{ kind: 'project_joined', in_app: false }] }),
  )
  await work()
  const { data } = await owner.ask<{ kind: string }[]>('GET /api/notification')
  expect(data.map(({ kind }) => kind)).toEqual(['project_suggested'])
  now = new Date(morning + 24 * hourMs)
  await work()
  expect(newsTo(owner)[0]?.subject).toBe('3 things happened')
})

test('an address that nobody has proven gets none', async () => {
  const { owner } = await anEventfulProject(atOnce)
  await setUnverified(opened.db, owner.email)
  await work()
  expect(newsTo(owner)).toEqual([])
})

test('preferences are kept, with what is locked; hours that are no hours are refused', async () => {
  const { owner } = await aProject(opened)
  type Preferences = {
    kinds: { kind: string; in_app: boolean; is_e_mail_locked: boolean }[]
    quiet_hours: object | null
  }
  const { data } = await owner.ask<Preferences>('PUT /api/notification_preference', {
    kinds: [{ kind: 'project_joined', in_app: false }],
    quiet_hours: { from: '22:00', to: '07:00' },
  })
  const kindsOf = ({ kinds }: Preferences) => kinds.map(({ kind }) => kind)
  expect(data.quiet_hours).toEqual({ from: '22:00', to: '07:00' })
  expect(data.kinds.find(({ kind }) => kind === 'project_joined')).toMatchObject({
    in_app: false,
    e_mail: true,
  })
  expect(data.kinds.find(({ kind }) => kind === 'order_placed')).toMatchObject({
    in_app: true,
    is_in_app_locked: true,
    is_e_mail_locked: true,
  })
  expect(kindsOf(data)).not.toContain('order_for_vendor')
  const cleared = await owner.ask<Preferences>('PUT /api/notification_preference', { quiet_hours: null })
  expect(cleared.data.quiet_hours).toBeNull()
  for (const quiet_hours of [
    { from: '22:00', to: '22:00' },
    { from: '25:00', to: '07:00' },
  ])
    expect((await owner.ask('PUT /api/notification_preference', { quiet_hours })).status).toBe(422)
})
