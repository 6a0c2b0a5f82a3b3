import type { Notification } from '@showroom/contract/notification/notification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import {
  aHomeowner,
  aMemberOf,
  aProject,
  type Homeowner,
  invitation,
} from '../project/testing/a-homeowner.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const deliver = async () => expect(await doJobs(opened)).toEqual([])

type Listed = { data: Notification[]; pending_count: number; unread_count: number; next: string | null }
const list = async (person: Homeowner, query = ''): Promise<Listed> => {
  await deliver()
  return listed(person, query)
}
const listed = async ({ token }: Homeowner, query = ''): Promise<Listed> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await opened.app.inject({ url: `/api/notification${query}`, headers })).json()
}
const texts = ({ data }: Listed) => data.map(({ text }) => text)
const put = <Data = { notification: Notification; pending_count: number }>(
  { ask }: Homeowner,
  id: string,
  body: object,
) => ask<Data>(`PUT /api/notification/${id}`, body)

const suggesting = { role: 'designer', right: 'suggest', sees_prices: 'no' } as const
const suggested = async () => {
  const { owner, id } = await aProject(opened)
  const member = await aMemberOf(opened, owner, { projectId: id, ...suggesting })
  await member.ask(`POST /api/project/${id}/item`, { items: [{ product_id: 'faucet', qty: 1 }] })
  return { owner, member, id }
}
const suggestionIn = async (owner: Homeowner, id: string) =>
  (await owner.ask(`GET /api/project/${id}`)).data.items.find(({ state }) => state === 'suggested')?.id

test('who is invited is told, once, and it waits until they have joined', async () => {
  const { owner, id } = await aProject(opened)
  const guest = await aHomeowner(opened, { full_name: 'Grace Hopper' })
  for (const _ of ['once', 'twice'])
    await owner.ask(`POST /api/project/${id}/member`, invitation(guest.email))
  const before = await list(guest)
  expect(texts(before)).toEqual([expect.stringMatching(/ invites you to “Main bath”/)])
  expect(before).toMatchObject({ pending_count: 1, unread_count: 1, next: null })
  const code = /code=([0-9A-Za-z]+)/.exec(
    opened.mail.mailbox?.list().find(({ to }) => to === guest.email)?.text ?? '',
  )?.[1]
  await guest.ask('POST /api/project_invitation', { code })
  expect(await list(guest)).toMatchObject({ pending_count: 0 })
  expect(texts(await list(owner))[0]).toBe('Grace has joined “Main bath”.')
})

test('an invitation that is withdrawn waits for nobody', async () => {
  const { owner, id } = await aProject(opened)
  const guest = await aHomeowner(opened)
  const { data } = await owner.ask(`POST /api/project/${id}/member`, invitation(guest.email))
  expect(await list(guest)).toMatchObject({ pending_count: 1 })
  const invited = data.members.find(({ email }) => email === guest.email)
  await owner.ask(`DELETE /api/project_member/${invited?.id}`)
  expect(await list(guest)).toMatchObject({ pending_count: 0 })
})

test('a suggestion waits for the owner, leads to it, and its fate is told to whoever made it', async () => {
  const { owner, member, id } = await suggested()
  const waiting = await list(owner, '?pending=1')
  expect(waiting.data).toMatchObject([
    { kind: 'project_suggested', tab: 'project', path: `/projects/${id}/items`, action: 'Look at them' },
  ])
  await owner.ask(`PUT /api/project_item/${await suggestionIn(owner, id)}`, { state: 'chosen' })
  expect(await list(owner)).toMatchObject({ pending_count: 0 })
  expect(texts(await list(member))[0]).toMatch(/has chosen .* for “Main bath”, as you suggested\./)
})

test('a suggestion that is removed was not taken; who takes back their own is told nothing', async () => {
  const { owner, member, id } = await suggested()
  await owner.ask(`DELETE /api/project_item/${await suggestionIn(owner, id)}`)
  expect(texts(await list(member))[0]).toMatch(/has not taken .* for “Main bath”/)
  const count = (await listed(member)).unread_count
  await member.ask(`POST /api/project/${id}/item`, { items: [{ product_id: 'faucet', qty: 1 }] })
  await member.ask(`DELETE /api/project_item/${await suggestionIn(owner, id)}`)
  expect(await list(member)).toMatchObject({ unread_count: count })
})

test('a list that is suggested item by item is one piece of news in an hour', async () => {
  const { owner, member, id } = await suggested()
  const again = () => member.ask(`POST /api/project/${id}/item`, { items: [{ product_id: 'tile', qty: 2 }] })
  await again()
  expect((await list(owner, '?pending=1')).data).toHaveLength(1)
  now = new Date(now.getTime() + 3_600_000)
  await again()
  expect((await list(owner, '?pending=1')).data).toHaveLength(2)
})

test('of a project that is deleted nothing waits', async () => {
  const { owner, id } = await suggested()
  await owner.ask(`DELETE /api/project/${id}`)
  expect(await list(owner)).toMatchObject({ pending_count: 0 })
})

test('read, unread and done are kept; read all leaves what waits waiting', async () => {
  const { owner } = await suggested()
  const [first] = (await list(owner, '?pending=1')).data
  const id = first?.id ?? ''
  expect((await put(owner, id, { is_read: true })).data.notification).toMatchObject({ is_read: true })
  expect((await put(owner, id, { is_read: false })).data.notification).toMatchObject({ is_read: false })
  const all = await owner.ask('PUT /api/notification', { is_read: true })
  expect(all.data).toEqual({ pending_count: 1, unread_count: 0 })
  expect((await put(owner, id, { is_pending: false })).data).toMatchObject({ pending_count: 0 })
})

test('the list goes on at the address that it gives, in the same tab', async () => {
  const { owner, member, id } = await suggested()
  for (const _ of [1, 2, 3]) {
    now = new Date(now.getTime() + 3_600_000)
    await member.ask(`POST /api/project/${id}/item`, { items: [{ product_id: 'tile', qty: 2 }] })
  }
  const first = await list(owner, '?tab=project&page_size=2')
  expect(first.next).toMatch(/^\/api\/notification\?tab=project&before=\w+&page_size=2$/)
  const second = await listed(owner, first.next?.replace('/api/notification', ''))
  const third = await listed(owner, second.next?.replace('/api/notification', ''))
  const ids = [first, second, third].flatMap(({ data }) => data.map((each) => each.id))
  expect(new Set(ids).size).toBe(5)
  expect(third.next).toBeNull()
  expect((await listed(owner, '?tab=order')).data).toEqual([])
  const waiting = await listed(owner, '?pending&page_size=2')
  expect(waiting.next).toContain('pending=1')
  expect((await listed(owner, waiting.next?.replace('/api/notification', ''))).data).toHaveLength(2)
})

test('another’s notification is as missing as one that never was', async () => {
  const { owner, member } = await suggested()
  const [own] = (await list(owner)).data
  expect(await put(member, own?.id ?? '', { is_read: true })).toMatchObject({ status: 404 })
  expect(await put(member, 'neverWas', { is_read: true })).toMatchObject({ status: 404 })
  expect((await listed(member, `?before=${own?.id}`)).data).toEqual([])
})

test('a kind that is turned off is told no more; what is transactional can not be', async () => {
  const { owner, member, id } = await suggested()
  const [first] = (await list(owner, '?pending=1')).data
  const muted = await put(owner, first?.id ?? '', { is_muted: true })
  expect(muted.message).toContain('Somebody suggests materials')
  now = new Date(now.getTime() + 3_600_000)
  await member.ask(`POST /api/project/${id}/item`, { items: [{ product_id: 'tile', qty: 2 }] })
  expect((await list(owner, '?pending=1')).data).toHaveLength(1)
  const locked = { kinds: [{ kind: 'order_placed', in_app: false }] }
  expect(await owner.ask('PUT /api/notification_preference', locked)).toMatchObject({
    status: 409,
    code: 'locked',
  })
})

test('a changed password and a new device are told, and neither of these is on the first device', async () => {
  const person = await aHomeowner(opened)
  expect((await list(person)).data).toEqual([])
  await opened.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'user-agent': 'Firefox/140 Windows' },
    payload: { email: person.email, password: person.password },
  })
  const { data } = await list(person, '?tab=account')
  expect(data).toMatchObject([{ kind: 'new_device', path: '/account/security', can_mute: false }])
  expect(data[0]?.text).toContain('Firefox on Windows')
  await person.ask('POST /api/password/change', {
    current_password: person.password,
    password: 'another long one',
  })
  expect((await list(person)).data.map(({ kind }) => kind)).toEqual(['password_changed', 'new_device'])
})

test('after a year they are gone', async () => {
  const { owner } = await suggested()
  expect((await list(owner)).data).not.toEqual([])
  const expire = opened.modules.notification.jobs.find(({ name }) => name === 'notification.expire')
  await expire?.run(new Date(now.getTime() + 364 * 86_400_000))
  expect((await listed(owner)).data).not.toEqual([])
  await expire?.run(new Date(now.getTime() + 366 * 86_400_000))
  expect((await listed(owner)).data).toEqual([])
})

test('who leaves is named to nobody any more, and takes what was told of their project along', async () => {
  const { owner, member } = await suggested()
  await deliver()
  await member.ask('POST /api/account/delete', { current_password: member.password })
  expect(texts(await listed(owner))[0]).toMatch(/^Somebody /)
})
