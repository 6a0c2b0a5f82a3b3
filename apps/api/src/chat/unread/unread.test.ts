import type { OrderChatThread } from '@showroom/contract/chat/order-chat'
import { expect, test } from 'vitest'
import { aStream } from '../../live/testing/a-stream.ts'
import { aMemberOf, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { aHouseOfDeliveries } from '../testing/on-deliveries.ts'

const { address, anOrderOfProject, asking, later, opened, said, staff } = aHouseOfDeliveries()

type Person = { token: string }
type Talks = { threads: OrderChatThread[]; unread: number; live: string }

/** What somebody's header hears, from where its number was counted on. */
const headerOf = async ({ token }: Person, cursor: string) => {
  const after = encodeURIComponent(cursor)
  const stream = await aStream(`${address()}/api/live?after=${after}`, { authorization: `Bearer ${token}` })
  const heard = () => stream.events().filter(({ event }) => event === 'chats').length
  return { heard, leave: stream.leave }
}

const talksOf = async (who: Person) => (await asking(who)<Talks>('GET /api/order_chat')).data
const chatsOf = async ({ ask }: Homeowner) =>
  (await ask<{ unread: number; live: string }>('GET /api/projectChat')).data

test('who has not read it hears at once that their number is another one, and who wrote it does not', async () => {
  const { owner, project } = await anOrderOfProject()
  const member = await aMemberOf(opened(), owner, { projectId: project })
  expect(await doJobs(opened())).toEqual([])
  const [mine, theirs] = [await chatsOf(owner), await chatsOf(member)]
  await owner.ask('POST /api/projectChat', { project, client_id: 'hello', body: 'Hello' })
  expect(await doJobs(opened())).toEqual([])
  const header = await headerOf(member, theirs.live)
  await expect.poll(header.heard, { timeout: 10_000 }).toBe(1)
  expect((await chatsOf(member)).unread).toBe(theirs.unread + 1)

  await member.ask('POST /api/projectChat/seen', { project, no: 99 })
  await expect.poll(header.heard, { timeout: 10_000 }).toBe(2)
  expect((await chatsOf(member)).unread).toBe(0)
  // Read a second time it is no news.
  await member.ask('POST /api/projectChat/seen', { project, no: 99 })
  await member.ask('POST /api/projectChat', { project, client_id: 'answer', body: 'Hello you' })
  expect(await doJobs(opened())).toEqual([])
  const own = await headerOf(owner, mine.live)
  await expect.poll(own.heard, { timeout: 10_000 }).toBe(1)
  expect(header.heard()).toBe(2)
  for (const { leave } of [header, own]) leave()
})

test('a Pro, a vendor and an Admin have the number of their talks about orders', async () => {
  const { delivery } = await anOrderOfProject()
  const { pro, vendor, other, admin } = staff()
  const path = `/api/order_chat/${delivery}`
  const before = { pro: await talksOf(pro), other: await talksOf(other), admin: await talksOf(admin) }
  await asking(vendor)(`POST ${path}`, said('Two boxes came broken.'))
  await asking(vendor)(`POST ${path}`, said('And a third.'))
  expect(await doJobs(opened())).toEqual([])
  const header = await headerOf(pro, before.pro.live)
  await expect.poll(header.heard, { timeout: 10_000 }).toBe(2)
  const talks = await talksOf(pro)
  expect(talks.unread).toBe(before.pro.unread + 2)
  expect(talks.threads[0]).toMatchObject({ delivery_id: delivery, unread: 2, last_text: 'And a third.' })
  // Neither another vendor, nor an Admin who never looked.
  expect((await talksOf(other)).threads).toEqual(before.other.threads)
  expect((await talksOf(admin)).threads).toEqual(before.admin.threads)

  await asking(admin)(`POST ${path}/seen`, { no: 1 })
  expect((await talksOf(admin)).threads[0]).toMatchObject({ delivery_id: delivery, unread: 1 })
  await asking(pro)(`POST ${path}/seen`, { no: 2 })
  await expect.poll(header.heard, { timeout: 10_000 }).toBe(3)
  expect((await talksOf(pro)).unread).toBe(before.pro.unread)
  header.leave()
})

test('a client has no talks about orders, and hears of none', async () => {
  const { owner, delivery } = await anOrderOfProject()
  const { vendor } = staff()
  expect(await doJobs(opened())).toEqual([])
  const { live } = await chatsOf(owner)
  await asking(vendor)(`POST /api/order_chat/${delivery}`, said('Late again'))
  later(60_000)
  expect(await doJobs(opened())).toEqual([])
  expect((await owner.ask('GET /api/order_chat')).status).toBe(403)
  expect((await chatsOf(owner)).live).toBe(live)
})
