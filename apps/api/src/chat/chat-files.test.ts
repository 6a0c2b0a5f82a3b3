import type { ChatFile } from '@showroom/contract/chat/chat'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aHomeowner, type Homeowner } from '../project/testing/a-homeowner.ts'
import { sendChatFile } from '../project/testing/send-file.ts'
import { aHouseOfChats, chatOf } from './testing/a-chat.ts'

const { aChat, opened, say } = aHouseOfChats()

test('what is taken back leaves its place, and nothing of its words or files', async () => {
  const { owner, member, id } = await aChat()
  const draft = await sendChatFile(opened().app, {
    projectId: id,
    token: owner.token,
    fileName: 'a.csv',
    bytes: 'canary,1',
  })
  const file = draft.json<{ data: ChatFile }>().data
  const { data } = await say(owner, id, { body: 'canary', files: [file.id] })
  await member.ask(`PUT /api/projectChat/${data.message.id}`, { reaction: { emoji: '👍', is_on: true } })
  await owner.ask(`DELETE /api/projectChat/${data.message.id}`)
  const chat = await chatOf(member, id)
  expect(chat.Project_chats).toMatchObject([{ is_removed: true, body: '', files: [], reactions: [] }])
  const { room_files: files } = await chatOf(member, id, '?t=files')
  expect([files, chat.thread.last_text]).toEqual([[], ''])
  expect(JSON.stringify(chat)).not.toContain('canary')
  const fetched = await opened().app.inject({
    url: `/api/projectChat_file/${file.id}`,
    headers: { authorization: `Bearer ${member.token}` },
  })
  expect(fetched.statusCode).toBe(404)
  expect((await owner.ask(`PUT /api/projectChat/${data.message.id}`, { body: 'Back' })).status).toBe(404)
})

type Sent = { fileName: string; bytes: string | Buffer }
const csv = { fileName: 'list.csv', bytes: 'sku,qty\nA,1' }
const draftOf = async (owner: Homeowner, projectId: string, file: Sent = csv) =>
  (await sendChatFile(opened().app, { projectId, token: owner.token, ...file })).json<{ data: ChatFile }>()
    .data

test('a file is its sender’s alone until it is sent, and then everybody’s in the project', async () => {
  const { owner, member, id } = await aChat()
  const draft = await draftOf(owner, id)
  const get = (token: string) =>
    opened().app.inject({
      url: `/api/projectChat_file/${draft.id}`,
      headers: { authorization: `Bearer ${token}` },
    })
  expect([(await get(owner.token)).statusCode, (await get(member.token)).statusCode]).toEqual([200, 404])
  expect((await owner.ask(`GET /api/project/${id}`)).data.files).toEqual([])
  expect((await say(member, id, { files: [draft.id] })).errors).toHaveProperty('files')
  const { data } = await say(owner, id, { body: '', files: [draft.id] })
  expect(data.room_files).toMatchObject([{ id: draft.id, file_name: 'list.csv', has_preview: false }])
  const reply = await get(member.token)
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('attachment'),
  ])
  expect(reply.headers['content-security-policy']).toContain('sandbox')
  const files = await chatOf(member, id, '?t=files')
  expect([files.room_files.length, files.Project_chats]).toEqual([1, []])
  expect((await owner.ask(`GET /api/project/${id}`)).data.files).toHaveLength(1)
})

test('a draft can be thrown away, by who attached it', async () => {
  const { owner, member, id } = await aChat()
  const draft = await draftOf(owner, id)
  expect((await member.ask(`DELETE /api/projectChat_file/${draft.id}`)).status).toBe(404)
  expect((await owner.ask(`DELETE /api/projectChat_file/${draft.id}`)).status).toBe(200)
  expect((await say(owner, id, { files: [draft.id] })).errors).toHaveProperty('files')
})

test('all files of a chat come in one archive, for those in the project, and nothing that was not sent', async () => {
  const { owner, member, id } = await aChat()
  const get = (token: string) =>
    opened().app.inject({
      url: `/api/projectChat_files/${id}`,
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await get(member.token)).statusCode).toBe(404)
  const files = [
    await draftOf(owner, id),
    await draftOf(owner, id, { fileName: 'list.csv', bytes: 'sku,qty\nB,2' }),
  ]
  await say(owner, id, { body: '', files: files.map((file) => file.id) })
  await draftOf(owner, id, { fileName: 'unsent.csv', bytes: 'x' })
  const reply = await get(member.token)
  expect(reply.headers).toMatchObject({ 'content-type': 'application/zip' })
  const found = Object.entries(unzipSync(reply.rawPayload)).map(([name, bytes]) => [
    name,
    Buffer.from(bytes).toString(),
  ])
  expect(found).toEqual([
    ['list.csv', 'sku,qty\nA,1'],
    ['list (2).csv', 'sku,qty\nB,2'],
  ])
  const stranger = await aHomeowner(opened())
  expect((await get(stranger.token)).statusCode).toBe(404)
})

const aPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#888888' } })
    .png()
    .toBuffer()

test('files are looked through by kind, a page at a time, and a page beyond the last is the last', async () => {
  const { owner, id } = await aChat()
  const ten = Array.from({ length: 10 }, (_, at) => ({
    fileName: `list ${at}.csv`,
    bytes: `sku,qty\nA,${at}`,
  }))
  const three = [
    { fileName: 'room.png', bytes: await aPicture() },
    { fileName: 'plan.dxf', bytes: '0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nEOF\n' },
    { fileName: 'last.csv', bytes: 'sku,qty\nB,1' },
  ]
  for (const some of [ten, three]) {
    const drafts = []
    for (const file of some) drafts.push(await draftOf(owner, id, file))
    await say(owner, id, { body: '', files: drafts.map((file) => file.id) })
  }
  const found = async (query: string) => {
    const { room_files: files, file_count: count } = await chatOf(owner, id, `?t=files${query}`)
    return [count, files.map(({ file_name: name }) => name)]
  }
  const first = await chatOf(owner, id, '?t=files')
  expect([first.file_count, first.room_files.length]).toEqual([13, 12])
  expect(await found('&page=2')).toEqual([13, ['list 0.csv']])
  expect(await found('&page=9')).toEqual([13, ['list 0.csv']])
  expect(await found('&type=pictures')).toEqual([1, ['room.png']])
  expect(await found('&type=drawings')).toEqual([1, ['plan.dxf']])
  expect((await found('&type=documents'))[0]).toBe(11)
  expect(await found('&type=documents&s=LAST')).toEqual([1, ['last.csv']])
})

const sendOne = async (owner: Homeowner, projectId: string, file: Sent) => {
  const draft = await draftOf(owner, projectId, file)
  await say(owner, projectId, { body: '', files: [draft.id] })
  return draft.id
}

test('a file of the same name that is sent again is its new version, and the earlier ones are found behind it', async () => {
  const { owner, member, id } = await aChat()
  const first = await sendOne(owner, id, { fileName: 'List.csv', bytes: 'sku,qty\nA,1' })
  await sendOne(owner, id, { fileName: 'other.csv', bytes: 'sku,qty\nA,2' })
  const latest = await sendOne(member, id, { fileName: 'list.csv', bytes: 'sku,qty\nA,1\nB,2' })
  const { room_files: files, file_count: count } = await chatOf(owner, id, '?t=files')
  expect(count).toBe(2)
  expect(files.map((file) => [file.file_name, file.version, file.versions])).toEqual([
    ['list.csv', 2, 2],
    ['other.csv', 1, 1],
  ])
  const versions = await chatOf(owner, id, `?t=files&versions_of=${latest}`)
  expect(versions.file_count).toBe(2)
  expect(versions.room_files.map((file) => [file.id, file.version])).toEqual([
    [latest, 2],
    [first, 1],
  ])
  const elsewhere = await aChat()
  await sendOne(elsewhere.owner, elsewhere.id, { fileName: 'list.csv', bytes: 'sku,qty\nC,1' })
  const strange = await chatOf(elsewhere.owner, elsewhere.id, `?t=files&versions_of=${latest}`)
  expect([strange.file_count, strange.room_files]).toEqual([0, []])
})

test('photos that a phone gives the same name are no versions of each other', async () => {
  const { owner, id } = await aChat()
  for (const bytes of [await aPicture(), await aPicture()])
    await sendOne(owner, id, { fileName: 'image.png', bytes })
  const { room_files: files } = await chatOf(owner, id, '?t=files')
  expect(files.map(({ version, versions }) => [version, versions])).toEqual([
    [1, 1],
    [1, 1],
  ])
})

test('files are sorted by each column, both ways, before they are cut into pages', async () => {
  const { owner, member, id } = await aChat()
  await sendOne(owner, id, { fileName: 'b.csv', bytes: 'sku,qty\nA,1\nB,2\nC,3' })
  await sendOne(member, id, { fileName: 'A.dxf', bytes: '0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nEOF\n' })
  await sendOne(owner, id, { fileName: 'c.csv', bytes: 'sku,qty\nA,1' })
  const found = async (sort: string) => {
    const { room_files: files } = await chatOf(owner, id, `?t=files&sort=${sort}`)
    return files.map(({ file_name: name }) => name).join(' ')
  }
  expect(await found('name')).toBe('A.dxf b.csv c.csv')
  expect(await found('-name')).toBe('c.csv b.csv A.dxf')
  expect(await found('when')).toBe('b.csv A.dxf c.csv')
  expect(await found('-size')).toBe('A.dxf b.csv c.csv')
  expect(await found('kind')).toBe('b.csv c.csv A.dxf')
  expect(await found('-kind')).toBe('A.dxf c.csv b.csv')
  const names = (await chatOf(owner, id, '?t=files&sort=who')).room_files.map((file) => file.uploaded_by)
  expect(names).toEqual([...names].sort())
  expect((await owner.ask(`GET /api/projectChat/${id}?t=files&sort=color`)).status).toBe(422)
})
