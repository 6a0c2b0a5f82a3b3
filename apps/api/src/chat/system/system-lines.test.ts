import { expect, test } from 'vitest'
import { checklistOf } from '../../checklist/testing/a-checklist.ts'
import { emit } from '../../platform/jobs/emit.ts'
import type { Homeowner } from '../../project/testing/a-homeowner.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { projectIdOf } from '../../live/testing/project.store.ts'
import { aHouseOfChats, chatOf } from '../testing/a-chat.ts'
import { aHouseOfDeliveries } from '../testing/on-deliveries.ts'
import { saySystem } from './say-system.ts'

const { aChat, opened, now, say } = aHouseOfChats()
const deliveries = aHouseOfDeliveries()

const linesOf = async (person: Homeowner, id: string) => {
  expect(await doJobs(opened())).toEqual([])
  const { Project_chats } = await chatOf(person, id)
  return Project_chats.filter(({ kind }) => kind === 'system').map(({ author, body }) => [
    author?.name.split(' ')[0] ?? null,
    body,
  ])
}

test('who joins, and who is removed, stands in the chat; who was only invited does not', async () => {
  const { owner, id } = await aChat()
  expect(await linesOf(owner, id)).toEqual([['Ada', 'joined the project.']])
  await owner.ask(`POST /api/project/${id}/member`, {
    email: 'invited@homes.example',
    role: 'client',
    right: 'view',
    sees_prices: 'no',
  })
  type Members = { members: { id: string | null; role: string }[] }
  const { data } = await owner.ask<Members>(`GET /api/project/${id}`)
  for (const { id: member } of data.members)
    if (member) await owner.ask(`DELETE /api/project_member/${member}`)
  expect((await linesOf(owner, id)).slice(1)).toEqual([['Ada', 'is no longer in the project.']])
})

test('what is decided stands there by name, once however often its event comes', async () => {
  const { owner, member, id } = await aChat({ right: 'approve' })
  await linesOf(owner, id)
  const list = checklistOf(owner, id)
  const [row] = await list.add({ title: 'Floor tile', options: [{ product_id: 'tile' }] })
  await checklistOf(member, id).decide(row, 'approve')
  await linesOf(owner, id)
  const [approved] = await list.rows()
  await list.decide(approved, 'reset', { text: 'Too dark.' })
  const lines = await linesOf(owner, id)
  expect(lines.slice(1)).toEqual([
    ['Ada', 'approved “Floor tile”.'],
    ['Ada', 'opened “Floor tile” again.'],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/\$|cents/)
  const projectId = await projectIdOf(opened().db, id)
  const again = { projectId, authorId: null, cause: 'twice', body: 'once', now: now() }
  for (const line of [again, again]) await opened().db.transaction((tx) => saySystem(tx, line))
  expect((await linesOf(owner, id)).filter(([, body]) => body === 'once')).toHaveLength(1)
  // Whoever did it has nothing new to read by it.
  expect((await chatOf(member, id)).thread.unread).toBe(2)
})

test('a line of the system is nobody’s words: it is not changed, and nobody is mailed about it', async () => {
  const { owner, member, id } = await aChat()
  await linesOf(owner, id)
  const [line] = (await chatOf(member, id)).Project_chats
  expect((await member.ask(`PUT /api/projectChat/${line?.id}`, { body: 'Mine' })).status).toBe(403)
  expect((await member.ask(`DELETE /api/projectChat/${line?.id}`)).status).toBe(403)
  await say(owner, id, { body: 'Hello', reply_to: line?.no })
})

test('an event of a project that has gone meanwhile is nothing to say', async () => {
  const { owner, id } = await aChat()
  await owner.ask(`DELETE /api/project/${id}`)
  const payload = { projectId: 2_000_000_000, title: 'x', action: 'approve', actorId: null }
  await opened().db.transaction((tx) =>
    emit(tx, { kind: 'selection_decided', cause: 'gone', payload, at: now() }),
  )
  expect(await doJobs(opened())).toEqual([])
})

test('an order’s line tells its client’s project what became of it, with its card', async () => {
  const { owner, project, order } = await deliveries.anOrderOfProject()
  const [item] = order.items
  const { db } = deliveries.opened()
  const told = { kind: 'order_status', at: deliveries.now() }
  const payload = { itemId: item?.id, orderId: order.id, status: 'picked_up', note: '' }
  await db.transaction((tx) => emit(tx, { ...told, cause: 'status change 77', payload }))
  await db.transaction((tx) =>
    emit(tx, { ...told, cause: 'status change 78', payload: { ...payload, itemId: order.items[1]?.id } }),
  )
  expect(await doJobs(deliveries.opened())).toEqual([])
  const { Project_chats } = await chatOf(owner, project)
  expect(Project_chats).toMatchObject([
    { kind: 'system', author: null, card: { kind: 'order_item', id: item?.publicId } },
  ])
})
