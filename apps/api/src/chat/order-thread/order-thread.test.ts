import type { OrderChat, OrderChatThread } from '@showroom/contract/chat/order-chat'
import type { Notification } from '@showroom/contract/notification/notification'
import { expect, test } from 'vitest'
import { aStream } from '../../live/testing/a-stream.ts'
import { aMemberOf, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { aHouseOfDeliveries } from '../testing/on-deliveries.ts'
import { toldTo } from '../testing/order-thread.store.ts'

const canary = 'canary-7731'
const minuteMs = 60_000

const { address, anOrderOfProject, asking, later, opened, said, staff } = aHouseOfDeliveries()

test('Pro, vendor and Admin talk about a delivery, each with the other by their right name', async () => {
  const { order, delivery } = await anOrderOfProject()
  const { pro, vendor, other, admin, names } = staff()
  const threads = async (who: { token: string }) =>
    (await asking(who)<OrderChatThread[]>(`GET /api/order/${order.publicId}/chats`)).data
  expect((await threads(vendor)).map((thread) => thread.with)).toEqual(['Harvest Home Remodeling'])
  expect((await threads(pro)).map((thread) => thread.with)).toEqual(names)
  expect((await threads(admin))[0]?.with).toBe(`Harvest Home Remodeling and ${names[0]}`)

  await asking(vendor)(`POST /api/order_chat/${delivery}`, said('Two boxes came broken.'))
  await asking(pro)(`POST /api/order_chat/${delivery}`, said('Please send two more.'))
  await asking(admin)(`POST /api/order_chat/${delivery}`, said('We pay the freight.'))
  const { data } = await asking(vendor)<OrderChat>(`GET /api/order_chat/${delivery}`)
  expect(data.Project_chats.map(({ author, body }) => [author?.name.replace(/^[^,]*, /, ''), body])).toEqual([
    [names[0], 'Two boxes came broken.'],
    ['Harvest Home Remodeling', 'Please send two more.'],
    ['Showroom', 'We pay the freight.'],
  ])
  expect(data.thread).toMatchObject({ unread: 2, order_number: order.number })
  expect(JSON.stringify(data)).not.toMatch(/cents|@/)
  // Vendors of the same order do not read each other's.
  expect((await asking(other)(`GET /api/order_chat/${delivery}`)).status).toBe(404)
  expect((await threads(other)).map((thread) => thread.last_text)).toEqual([''])
})

test('it is said once, searched in, answered, and read as far as somebody says', async () => {
  const { delivery } = await anOrderOfProject()
  const { pro, vendor } = staff()
  const path = `/api/order_chat/${delivery}`
  const once = said('Pallet 4 of 5')
  await Promise.all([1, 2, 3].map(() => asking(vendor)(`POST ${path}`, once)))
  const { data: answered } = await asking(pro)<{ message: { reply_to: object } }>(`POST ${path}`, {
    ...said('Thanks'),
    reply_to: 1,
  })
  expect(answered.message.reply_to).toMatchObject({ no: 1, excerpt: 'Pallet 4 of 5' })
  const { data } = await asking(pro)<OrderChat>(`GET ${path}?s=pallet`)
  expect(data.Project_chats.map(({ no }) => no)).toEqual([1])
  expect((await asking(vendor)(`POST ${path}/seen`, { no: 99 })).data).toEqual({ seen_no: 2, unread: 0 })
  for (const body of [{ client_id: 'a', body: ' ' }, { client_id: 'a', body: 'x'.repeat(8_001) }, {}])
    expect((await asking(pro)(`POST ${path}`, body)).status).toBe(422)
  expect((await asking(pro)(`POST ${path}`, { ...said('?'), reply_to: 9 })).errors).toHaveProperty('reply_to')
})

test('who works on it hears it at once; the other side is told of it once, with no word of it', async () => {
  const { delivery } = await anOrderOfProject()
  const { pro, vendor } = staff()
  const stream = await aStream(`${address()}/api/live?delivery=${delivery}`, {
    authorization: `Bearer ${pro.token}`,
  })
  await expect.poll(() => stream.frames[0]?.event).toBe('hello')
  await asking(vendor)(`POST /api/order_chat/${delivery}`, said(canary))
  await expect.poll(() => JSON.stringify(stream.events()), { timeout: 10_000 }).toContain(canary)
  stream.leave()
  await asking(vendor)(`POST /api/order_chat/${delivery}`, said('And again'))
  later(2 * minuteMs)
  expect(await doJobs(opened())).toEqual([])
  const told = async (who: { token: string }) =>
    (await asking(who)<Notification[]>('GET /api/notification')).data.filter(({ path }) =>
      path?.endsWith(delivery),
    )
  const [news, ...more] = await told(pro)
  expect(news?.text).toContain(`${staff().names[0]} writes about order `)
  expect(news?.path).toBe(`/account/orders?talk=${delivery}`)
  expect(more).toEqual([])
  expect(JSON.stringify(news)).not.toContain(canary)
  expect(await told(vendor)).toEqual([])
})

/** Everything that a client of this project can ask for, that could tell of a message. */
const reads = (project: string, order: string, delivery: string, message: string) => [
  'GET /api/projectChat',
  `GET /api/projectChat/${project}`,
  `GET /api/projectChat/${project}?s=${canary}`,
  `GET /api/projectChat/${project}?t=files`,
  `GET /api/projectChat/${project}/choices?kind=order_item&s=${canary}`,
  `GET /api/project/${project}`,
  `GET /api/project/${project}/file`,
  `GET /api/projectChecklist/${project}`,
  `GET /api/order/${order}`,
  'GET /api/order',
  `GET /api/order/${order}/chats`,
  `GET /api/order/${order}/items`,
  `GET /api/order_chat/${delivery}`,
  `GET /api/order_chat/${delivery}?s=${canary}`,
  'GET /api/notification',
  'GET /api/account/data',
  `GET /api/live?project=${project}&wait=1&after=`,
  `GET /api/live?delivery=${delivery}&wait=1`,
  `PUT /api/projectChat/${message}`,
  `DELETE /api/projectChat/${message}`,
]

test('no client hears of it: by feed, chat, search, files, notifications, badge, mails or what is kept of them', async () => {
  const { owner, project, order, delivery } = await anOrderOfProject()
  const member = await aMemberOf(opened(), owner, { projectId: project, role: 'designer', right: 'order' })
  const { vendor, pro } = staff()
  const clients: Homeowner[] = [owner, member]
  const streams = await Promise.all(
    clients.map(({ token }) =>
      aStream(`${address()}/api/live?project=${project}`, { authorization: `Bearer ${token}` }),
    ),
  )
  for (const stream of streams) await expect.poll(() => stream.frames[0]?.event).toBe('hello')
  const before = opened().mail.mailbox?.list().length ?? 0
  const { data } = await asking(vendor)<{ message: { id: string } }>(
    `POST /api/order_chat/${delivery}`,
    said(canary),
  )
  await asking(pro)(`POST /api/order_chat/${delivery}`, said(`${canary} again`))
  later(26 * 60 * minuteMs)
  expect(await doJobs(opened())).toEqual([])
  // What comes after it on the same stream has come: so it was not on its way any more.
  await owner.ask('POST /api/projectChat', { project, client_id: 'after', body: 'after' })
  for (const stream of streams)
    await expect.poll(() => JSON.stringify(stream.frames), { timeout: 10_000 }).toContain('"after"')
  for (const stream of streams) {
    expect(JSON.stringify(stream.frames)).not.toMatch(/canary|order_chat/)
    stream.leave()
  }
  for (const { ask } of clients)
    for (const call of reads(project, order.publicId, delivery, data.message.id)) {
      const body = call.startsWith('PUT') ? { body: 'Mine now' } : undefined
      expect(JSON.stringify(await ask(call, body)), call).not.toContain('canary')
    }
  for (const { ask } of clients)
    expect((await ask<{ unread: number }>('GET /api/projectChat')).data.unread).toBeLessThanOrEqual(1)
  const mails =
    opened()
      .mail.mailbox?.list()
      .slice(0, -before || undefined) ?? []
  expect(JSON.stringify(mails)).not.toContain('canary')
  expect(JSON.stringify(mails.filter(({ to }) => clients.some(({ email }) => email === to)))).not.toContain(
    'writes about',
  )
  expect(JSON.stringify(await asking(vendor)(`GET /api/order_chat/${delivery}`))).toContain('canary')
  const emails = clients.map(({ email }) => email)
  const told = await toldTo(opened().db, project, emails)
  expect(told).toContain('after')
  expect(told).not.toContain('canary')
})
