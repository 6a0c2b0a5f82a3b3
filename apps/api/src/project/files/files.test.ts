import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { tidyProjects } from '../project-upkeep.ts'
import { aHomeowner, aMemberOf, type Homeowner } from '../testing/a-homeowner.ts'
import { sendFile, trySending } from '../testing/send-file.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const aPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f5a4c' } })
    .png()
    .toBuffer()
const aProject = async () => {
  const owner = await aHomeowner(opened)
  return { owner, projectId: (await owner.begin()).id }
}
const fetchAs = ({ token }: Homeowner, id: string | undefined) =>
  opened.app.inject({ url: `/api/project_file/${id}`, headers: { authorization: `Bearer ${token}` } })
const kept = () => readdir(join(opened.config.dataDir, 'projects')).catch(() => [])

test.each([
  ['plan.pdf', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'), 'application/pdf'],
  ['before.jpg', aPicture, 'image/png'],
  ['list.CSV', async () => Buffer.from('sku,qty\n=1+1,2'), 'text/csv'],
])('%s is kept, and goes out to members as what its bytes are, shut in', async (fileName, bytes, type) => {
  const { owner, projectId } = await aProject()
  const member = await aMemberOf(opened, owner, { projectId })
  const { files } = await sendFile(opened.app, {
    projectId,
    token: owner.token,
    fileName,
    bytes: await bytes(),
  })
  expect(files).toMatchObject([{ file_name: fileName, uploaded_by: 'Ada', can: { remove: true } }])
  const reply = await fetchAs(member, files[0]?.id)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': type,
    'content-disposition': expect.stringMatching(/^attachment; /),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test.each([
  ['no boundary', 'multipart/form-data', '--paper\r\n'],
  [
    'no end',
    'multipart/form-data; boundary=paper',
    '--paper\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf',
  ],
])('a form with %s is answered as a broken request', async (_what, type, payload) => {
  const { owner, projectId } = await aProject()
  const headers = { 'content-type': type, authorization: `Bearer ${owner.token}` }
  const url = `/api/project_file/${projectId}`
  const reply = await opened.app.inject({ method: 'POST', url, headers, payload })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed_request'])
})

test.each([
  ['page.html', '<script>alert(1)</script>'],
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['plan.dxf', 'no drawing at all'],
  ['list.csv', Buffer.from([0x73, 0x6b, 0x75, 0x00, 0x01])],
  ['list.csv', Buffer.from([0xff, 0xfe, 0x41, 0xd8])],
  ['empty.csv', ''],
  ['photo.png', '<html>no picture</html>'],
])('%s is refused by what its bytes are', async (fileName, bytes) => {
  const { owner, projectId } = await aProject()
  const reply = await trySending(opened.app, { projectId, token: owner.token, fileName, bytes })
  expect([reply.statusCode, reply.json().errors]).toEqual([
    422,
    { file: ['Please choose a PDF, CSV, XLSX, DWG, DXF, JPG, PNG or WebP file.'] },
  ])
})

test('where a photo of a room is asked for, its name and size are those of the rule', async () => {
  const { owner, projectId } = await aProject()
  const send = (fileName: string, bytes: Buffer) =>
    trySending(opened.app, { projectId: `${projectId}?field=room`, token: owner.token, fileName, bytes })
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1f5a4c' } })
  const taken = [
    await send('room.png', await drawn(640, 480).png().toBuffer()),
    await send('room.gif', await drawn(800, 600).gif().toBuffer()),
  ]
  expect(taken.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const refused = [
    await send('room.png', await drawn(640, 479).png().toBuffer()),
    await send('room.webp', await drawn(800, 600).webp().toBuffer()),
    await send('plan.pdf', Buffer.from('%PDF-1.7\n')),
  ]
  const sentence = { file: ['The photo field must be Minimum 640 X 480 pixels.'] }
  expect(refused.map((reply) => [reply.statusCode, reply.json().errors])).toEqual(
    refused.map(() => [422, sentence]),
  )
})

test('a file above 10 MB is refused', async () => {
  const { owner, projectId } = await aProject()
  const bytes = Buffer.alloc(10 * 1_024 * 1_024 + 1, 'a')
  const reply = await trySending(opened.app, { projectId, token: owner.token, fileName: 'list.csv', bytes })
  expect(reply.statusCode).toBe(413)
})

test('whoever may only look adds nothing and removes nothing', async () => {
  const { owner, projectId } = await aProject()
  const viewer = await aMemberOf(opened, owner, { projectId })
  const sending = { projectId, token: owner.token, fileName: 'list.csv', bytes: 'sku,qty' }
  expect((await trySending(opened.app, { ...sending, token: viewer.token })).statusCode).toBe(403)
  const { files } = await sendFile(opened.app, sending)
  expect(await viewer.ask(`DELETE /api/project_file/${files[0]?.id}`)).toMatchObject({ status: 403 })
})

test('a removed file is gone from the disk at once, those of a deleted project with the next tidying', async () => {
  const { owner, projectId } = await aProject()
  const sending = { projectId, token: owner.token, fileName: 'list.csv', bytes: 'sku,qty' }
  await sendFile(opened.app, sending)
  const { files } = await sendFile(opened.app, sending)
  const [removed, left] = files.map(({ id }) => id)
  expect(await owner.ask(`DELETE /api/project_file/${removed}`)).toMatchObject({ status: 200 })
  expect(await kept()).not.toContain(removed)
  const tidy = () =>
    tidyProjects(
      { db: opened.db, files: opened.modules.project.api.files },
      new Date(Date.now() + 2 * 3_600_000),
    )
  await tidy()
  expect(await kept()).toContain(left)
  await owner.ask(`DELETE /api/project/${projectId}`)
  await tidy()
  expect(await kept()).not.toContain(left)
})
