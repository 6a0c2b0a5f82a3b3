import type { ChatMessage, ChatThread } from '@showroom/contract/chat/chat'
import { expect, test } from 'vitest'
import { aSignInIntent, harvestSite, signedInOn } from '../account/testing/contractors-page.ts'
import { browserOn } from '../account/testing/person.ts'
import { projectIdOf } from '../live/testing/project.store.ts'
import { feedHeads, openFeed } from '../platform/feed/feed.store.ts'
import { aHomeowner, type Homeowner } from '../project/testing/a-homeowner.ts'
import { aHouseOfChats, bodies, chatOf, type Sent } from './testing/a-chat.ts'

const { aChat, later, now, opened, say } = aHouseOfChats()

test('before the first message there is an empty thread, with the project’s people in it', async () => {
  const { owner, member, id } = await aChat()
  const chat = await chatOf(owner, id)
  expect(chat.thread).toMatchObject({ id: null, project_id: id, last_no: 0, unread: 0 })
  expect(chat.people.map(({ role }) => role)).toEqual(['owner', 'client'])
  expect(chat.people.some((person) => person.id === chat.me)).toBe(true)
  expect(JSON.stringify(chat)).not.toContain(member.email)
})

test('what one says the other reads, numbered in order, and who writes is answered with all since they looked', async () => {
  const { owner, member, id } = await aChat()
  await say(owner, id, { body: 'Which tile?' })
  await say(member, id, { body: 'The grey one.' })
  const { data } = await say(owner, id, { body: 'Good.', after_no: 1 })
  expect(bodies(data)).toEqual(['The grey one.', 'Good.'])
  const chat = await chatOf(member, id)
  expect(bodies(chat)).toEqual(['Which tile?', 'The grey one.', 'Good.'])
  expect(chat.Project_chats.map(({ no }) => no)).toEqual([1, 2, 3])
  expect(chat.thread).toMatchObject({ last_text: 'Good.', unread: 1, seen_no: 2 })
})

test('sent again under the same name it is said once, also when both come together', async () => {
  const { owner, id } = await aChat()
  const again = { client_id: 'same', body: 'Once' }
  const answers = await Promise.all([say(owner, id, again), say(owner, id, again), say(owner, id, again)])
  expect(new Set(answers.map(({ data }) => data.message.id)).size).toBe(1)
  expect(bodies(await chatOf(owner, id))).toEqual(['Once'])
})

test('every change is an event of the project’s feed, and one of each', async () => {
  const { owner, id } = await aChat()
  const projectId = await projectIdOf(opened().db, id)
  const { feedId, seq } = await openFeed(opened().db, { projectId })
  const { data } = await say(owner, id)
  await owner.ask(`PUT /api/projectChat/${data.message.id}`, { body: 'Changed' })
  const [head] = await feedHeads(opened().db, [feedId])
  expect(head?.seq).toBe(seq + 2)
})

test('unread are those of others since one has looked; who is named is told so', async () => {
  const { owner, member, id } = await aChat()
  const { people } = await chatOf(owner, id)
  const named = people.find(({ role }) => role === 'client')?.id
  await say(owner, id, { body: '@Ada please look', mentions: [named, 'nobody'] })
  await say(owner, id)
  const list = async () =>
    (await member.ask<{ threads: ChatThread[]; unread: number }>('GET /api/projectChat')).data
  expect(await list()).toMatchObject({
    unread: 2,
    threads: [{ project_id: id, unread: 2, is_mentioned: true }],
  })
  const seen = await member.ask('POST /api/projectChat/seen', { project: id, no: 99 })
  expect(seen.data).toEqual({ seen_no: 2, unread: 0 })
  await member.ask('POST /api/projectChat/seen', { project: id, no: 1 })
  expect(await list()).toMatchObject({ unread: 0, threads: [{ unread: 0, is_mentioned: false }] })
  const chat = await chatOf(owner, id)
  expect(chat.people.map(({ seen_no: no }) => no)).toEqual([2, 2])
  expect(chat.Project_chats[0]?.mentions).toEqual([named])
})

test('what has come to a device is told apart from what was read, and neither goes back', async () => {
  const { owner, member, id } = await aChat()
  await say(owner, id)
  await say(owner, id)
  const marks = async () => {
    const { people } = await chatOf(owner, id)
    return people.map(({ seen_no, delivered_no }) => [seen_no, delivered_no])
  }
  const come = (no: number) => member.ask('POST /api/projectChat/delivered', { project: id, no })
  expect((await come(99)).data).toEqual({ delivered_no: 2 })
  expect(await marks()).toEqual([
    [2, 2],
    [0, 2],
  ])
  expect((await chatOf(member, id)).thread.unread).toBe(2)
  await come(1)
  await member.ask('POST /api/projectChat/seen', { project: id, no: 2 })
  expect(await marks()).toEqual([
    [2, 2],
    [2, 2],
  ])
})

test('one’s own words can be put right for 15 minutes, and nobody else’s', async () => {
  const { owner, member, id } = await aChat()
  const { data } = await say(owner, id)
  const path = `PUT /api/projectChat/${data.message.id}`
  expect((await member.ask(path, { body: 'Mine' })).code).toBe('not_allowed')
  const changed = await owner.ask<ChatMessage>(path, { body: 'Better' })
  expect(changed.data).toMatchObject({ body: 'Better', version: 2, edited_at: now().toISOString() })
  expect((await chatOf(member, id)).thread.last_text).toBe('Better')
  later(15 * 60_000)
  expect((await owner.ask(path, { body: 'Too late' })).code).toBe('too_late')
  expect((await owner.ask(`DELETE /api/projectChat/${data.message.id}`)).code).toBe('too_late')
})

test('a reaction counts once for each, and goes again', async () => {
  const { owner, member, id } = await aChat()
  const { data } = await say(owner, id)
  const react = ({ ask }: Homeowner, isOn: boolean) =>
    ask<ChatMessage>(`PUT /api/projectChat/${data.message.id}`, { reaction: { emoji: '🎉', is_on: isOn } })
  await react(owner, true)
  await react(owner, true)
  const { data: both } = await react(member, true)
  expect(both.reactions.map(({ emoji, by }) => [emoji, by.length])).toEqual([['🎉', 2]])
  const { data: one } = await react(owner, false)
  expect(one.reactions[0]?.by).toHaveLength(1)
  const strange = { reaction: { emoji: '💣', is_on: true } }
  expect((await owner.ask(`PUT /api/projectChat/${data.message.id}`, strange)).status).toBe(422)
})

test('who may suggest pins, who may approve keeps a decision; who only looks does neither', async () => {
  const { owner, member, id } = await aChat({ right: 'view' })
  const { data } = await say(owner, id, { body: 'Grey it is.' })
  const path = `PUT /api/projectChat/${data.message.id}`
  for (const change of [{ is_pinned: true }, { is_decision: true }])
    expect((await member.ask(path, change)).status).toBe(403)
  await owner.ask(path, { is_pinned: true })
  await owner.ask(path, { is_decision: true })
  const chat = await chatOf(member, id)
  expect(chat.pinned.map(({ body }) => body)).toEqual(['Grey it is.'])
  expect(chat.Project_chats[0]?.decided_by).toContain('Ada')
  expect(chat.can).toEqual({ pin: false, decide: false })
})

test('an answer shows what it answers; one to a message that is not there is refused', async () => {
  const { owner, member, id } = await aChat()
  await say(owner, id, { body: 'Matte   or\ngloss?' })
  const { data } = await say(member, id, { body: 'Matte', reply_to: 1 })
  expect(data.message.reply_to).toMatchObject({ no: 1, excerpt: 'Matte or gloss?' })
  expect((await say(member, id, { reply_to: 77 })).errors).toHaveProperty('reply_to')
})

test('older ones come page by page, and what is searched for by words or names of files', async () => {
  const { owner, id } = await aChat()
  for (let nth = 1; nth <= 52; nth += 1)
    await say(owner, id, { body: `number ${nth}${nth === 3 ? ' 100% grout' : ''}` })
  const newest = await chatOf(owner, id)
  expect([newest.Project_chats.length, newest.has_older, newest.Project_chats[0]?.no]).toEqual([50, true, 3])
  const older = await chatOf(owner, id, '?before_no=3')
  expect([bodies(older), older.has_older]).toEqual([['number 1', 'number 2'], false])
  expect(bodies(await chatOf(owner, id, '?s=100%25'))).toEqual(['number 3 100% grout'])
  expect(bodies(await chatOf(owner, id, '?s=%25'))).toEqual(['number 3 100% grout'])
})

test('on a contractor’s page one reads and writes in projects of that showroom', async () => {
  const { owner, id } = await aChat()
  const elsewhere = await owner.begin({ showroom: 'MAPLE247' })
  const token = await signedInOn(browserOn(opened().app), owner.token, aSignInIntent())
  const there = <Data>(call: string, body?: object) =>
    browserOn(opened().app)<Data>(call, {
      token,
      headers: { origin: harvestSite },
      ...(body ? { body } : {}),
    })
  const posted = await there<Sent>('POST /api/projectChat', {
    project: id,
    client_id: 'p1',
    body: 'From their page',
  })
  expect(posted.status).toBe(200)
  expect((await there(`GET /api/projectChat/${elsewhere.id}`)).status).toBe(404)
  const { data } = await there<{ threads: ChatThread[] }>('GET /api/projectChat')
  expect(data.threads.map(({ project_id: project }) => project)).toEqual([id])
})

test('who has left is in nobody’s list, and their words stay under no name', async () => {
  const { owner, member, id } = await aChat()
  await say(member, id, { body: 'I was here' })
  const stranger = await aHomeowner(opened())
  expect((await stranger.ask(`GET /api/projectChat/${id}`)).status).toBe(404)
  await member.ask('POST /api/account/delete', { current_password: member.password })
  const chat = await chatOf(owner, id)
  expect(chat.people).toHaveLength(1)
  expect(chat.Project_chats).toMatchObject([{ body: 'I was here', author: null }])
})
