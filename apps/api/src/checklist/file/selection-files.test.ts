import type { ChatFile } from '@showroom/contract/chat/chat'
import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aMemberOf, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { sendChatFile } from '../../project/testing/send-file.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { aChecklist, aFloorTile, type RowReply } from '../testing/a-checklist.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => testDay)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const aDraft = async ({ token }: Homeowner, projectId: string, fileName = 'plan.csv') => {
  const sending = { projectId, token, fileName, bytes: 'sku,qty\ntile,9' }
  return (await sendChatFile(opened.app, sending)).json<{ data: ChatFile }>().data.id
}
const attach = (person: Homeowner, row: { id: string } | undefined, file_id: string): Promise<RowReply> =>
  person.ask(`POST /api/selection/${row?.id}/file`, { file_id }) as never // its shape

const anAttached = async () => {
  const list = await aChecklist(opened)
  const [row] = await list.add(aFloorTile(list.room))
  const file = await aDraft(list.owner, list.id)
  return { ...list, row, file, attached: await attach(list.owner, row, file) }
}

test('a file that was just sent is with the decision, for everybody in the project', async () => {
  const { owner, id, file, attached } = await anAttached()
  expect(attached.data.files).toMatchObject([
    { id: file, file_name: 'plan.csv', uploaded_by: 'Ada', can: { remove: true } },
  ])
  const viewer = await aMemberOf(opened, owner, { projectId: id })
  const headers = { authorization: `Bearer ${viewer.token}` }
  const fetched = await opened.app.inject({ url: `/api/project_file/${file}`, headers })
  expect([fetched.statusCode, fetched.headers['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/^attachment/),
  ])
})

test('what was looked at before a file came is not approved', async () => {
  const { row, decide } = await anAttached()
  expect(await decide(row, 'approve')).toMatchObject({ status: 409, code: 'changed_meanwhile' })
})

test('nobody attaches a draft of somebody else, a file of another project or one that never was', async () => {
  const { owner, id, row } = await anAttached()
  const other = await anAttached()
  const partner = await aMemberOf(opened, owner, { projectId: id, right: 'suggest' })
  for (const file of [await aDraft(partner, id), other.file, 'never'])
    expect(await attach(owner, row, file)).toMatchObject({
      status: 422,
      errors: { file_id: [say.unknownFile] },
    })
})

test('who only looks adds none; a locked decision keeps its files', async () => {
  const { owner, id, file, attached, decide } = await anAttached()
  const viewer = await aMemberOf(opened, owner, { projectId: id })
  expect(await attach(viewer, attached.data, file)).toMatchObject({ status: 403 })
  const approved = await decide(attached.data, 'approve')
  expect(approved.data.files).toMatchObject([{ id: file, can: { remove: false } }])
  const off = () => owner.ask(`DELETE /api/selection/${attached.data.id}/file?file_id=${file}`)
  expect(await off()).toMatchObject({ status: 409, code: 'locked' })
  expect(await attach(owner, attached.data, await aDraft(owner, id))).toMatchObject({ code: 'locked' })
})

test('taken off, it stays among the project’s files, and the record says so', async () => {
  const { owner, id, file, attached } = await anAttached()
  const off = (await owner.ask(`DELETE /api/selection/${attached.data.id}/file?file_id=${file}`)) as never
  expect((off as RowReply).data.files).toEqual([])
  expect((await owner.ask(`GET /api/project/${id}`)).data.files).toMatchObject([{ id: file }])
  const { data } = await owner.ask<{ kind: string }[]>(`GET /api/selection/${attached.data.id}/history`)
  expect(data.map(({ kind }) => kind)).toEqual(['file_removed', 'file_added', 'added'])
})

test('a copy for another room has the same files', async () => {
  const { owner, id, row, file } = await anAttached()
  const { data: project } = await owner.ask(`POST /api/project/${id}/room`, {
    name: 'Guest bath',
    type: 'bathroom',
    measures: {},
  })
  const copy = { ids: [row?.id], room_ids: [project.rooms.at(-1)?.id] }
  const { data } = await owner.ask<{ append_items: RowReply['data'][] }>('POST /api/projectChecklist', {
    project_id: id,
    copy,
  })
  expect(data.append_items[0]?.files).toMatchObject([{ id: file }])
})
