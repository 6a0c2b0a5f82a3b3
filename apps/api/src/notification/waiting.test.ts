import type { Notification } from '@showroom/contract/notification/notification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { aMemberOf, aProject, type Homeowner } from '../project/testing/a-homeowner.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'
import { badgesOf } from './testing/notification.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
const now = new Date('2026-11-23T17:00:00Z')
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
const suggesting = { role: 'designer', right: 'suggest', sees_prices: 'no' } as const
const suggested = async () => {
  const { owner, id } = await aProject(opened)
  const member = await aMemberOf(opened, owner, { projectId: id, ...suggesting })
  await member.ask(`POST /api/project/${id}/item`, { items: [{ product_id: 'faucet', qty: 1 }] })
  return { owner, member, id }
}
const suggestionIn = async (owner: Homeowner, id: string) =>
  (await owner.ask(`GET /api/project/${id}`)).data.items.find(({ state }) => state === 'suggested')?.id

test('what is suggested after the last was decided waits again, also in the same hour', async () => {
  const { owner, member, id } = await suggested()
  await owner.ask(`PUT /api/project_item/${await suggestionIn(owner, id)}`, { state: 'chosen' })
  expect(await list(owner)).toMatchObject({ pending_count: 0 })
  await member.ask(`POST /api/project/${id}/item`, { items: [{ product_id: 'tile', qty: 2 }] })
  expect(await list(owner, '?pending=1')).toMatchObject({ pending_count: 1, data: [{ is_read: false }] })
})

test('who is taken out has nothing waiting there, and is told nothing more of it', async () => {
  const { owner, member, id } = await suggested()
  const judge = await aMemberOf(opened, owner, { projectId: id, ...suggesting, right: 'approve' })
  expect(await list(judge)).toMatchObject({ pending_count: 1 })
  const before = (await list(member)).data.length
  const { data } = await owner.ask(`GET /api/project/${id}`)
  for (const { id: one } of data.members.filter(({ role }) => role === 'designer'))
    expect((await owner.ask(`DELETE /api/project_member/${one}`)).status).toBe(200)
  expect(await list(judge)).toMatchObject({ pending_count: 0 })
  await owner.ask(`PUT /api/project_item/${await suggestionIn(owner, id)}`, { state: 'chosen' })
  expect((await list(member)).data).toHaveLength(before)
})

test('pages that are open are told to count anew when something is done, too', async () => {
  const { owner, id } = await suggested()
  await deliver()
  const before = await badgesOf(opened.db, owner.email)
  await owner.ask(`PUT /api/project_item/${await suggestionIn(owner, id)}`, { state: 'chosen' })
  await deliver()
  expect(await badgesOf(opened.db, owner.email)).toBe(before + 1)
  await owner.ask('PUT /api/notification', { is_read: true })
  expect(await badgesOf(opened.db, owner.email)).toBe(before + 2)
})
