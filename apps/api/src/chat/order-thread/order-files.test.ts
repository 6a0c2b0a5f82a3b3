import type { ChatFile, ChatMessage } from '@showroom/contract/chat/chat'
import type { OrderChat } from '@showroom/contract/chat/order-chat'
import { projectMessages as words } from '@showroom/contract/project/project.messages'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aMemberOf } from '../../project/testing/a-homeowner.ts'
import { fileForm } from '../../project/testing/send-file.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { documentTypes, zipOf } from '../../platform/files/testing/hostile-files.ts'
import { aHouseOfDeliveries } from '../testing/on-deliveries.ts'

const { anOrderOfProject, asking, later, now, opened, said, staff } = aHouseOfDeliveries()

type Person = { token: string | null }
const dayMs = 24 * 3_600_000
const list = { fileName: 'broken boxes.csv', bytes: 'box,state\n4,canary' as string | Buffer }
const authorization = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

const attach = async (who: Person, delivery: string, file = list) => {
  const { headers, payload } = fileForm(file)
  const url = `/api/order_chat_file/${delivery}`
  const sent = await opened().app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...authorization(who) },
    payload,
  })
  const { data, errors } = sent.json<{ data?: ChatFile; errors?: { file?: string[] } }>()
  return { status: sent.statusCode, id: data?.id ?? '', file: data, errors }
}
const fetched = (who: Person, id: string, query = '') =>
  opened().app.inject({ url: `/api/order_chat_file/${id}${query}`, headers: authorization(who) })
const statusFor = async (who: Person, id: string) => (await fetched(who, id)).statusCode

test('a file is its sender’s alone until it is sent, and then of those who work on the delivery', async () => {
  const { owner, project, delivery } = await anOrderOfProject()
  const { pro, vendor, other, admin } = staff()
  const member = await aMemberOf(opened(), owner, { projectId: project })
  const { id, file } = await attach(vendor, delivery)
  expect(file).toMatchObject({ file_name: 'broken boxes.csv', media_type: 'text/csv', has_preview: false })
  expect([await statusFor(vendor, id), await statusFor(pro, id)]).toEqual([200, 404])

  const once = { ...said(''), files: [id] }
  const { data } = await asking(vendor)<{ message: ChatMessage }>(`POST /api/order_chat/${delivery}`, once)
  expect(data.message).toMatchObject({ body: '', files: [{ id, file_name: 'broken boxes.csv' }] })
  // Whoever got no answer sends it again.
  await asking(vendor)(`POST /api/order_chat/${delivery}`, once)
  const { data: chat } = await asking(pro)<OrderChat>(`GET /api/order_chat/${delivery}?s=broken`)
  expect(chat.Project_chats.map(({ files }) => files.length)).toEqual([1])
  expect(chat.thread.last_text).toBe('broken boxes.csv')
  for (const who of [vendor, pro, admin]) {
    const { statusCode, headers, payload } = await fetched(who, id)
    expect([statusCode, payload]).toEqual([200, list.bytes])
    expect(headers['content-disposition']).toMatch(/^attachment; /)
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'")
  }
  expect(await statusFor(other, id)).toBe(404)
  for (const who of [owner, member]) expect(await statusFor(who, id)).toBe(403)
  expect((await fetched({ token: 'nobody' }, id)).statusCode).toBe(401)
  // Nothing of it is among the project's files, nor in its chat.
  for (const path of [`/api/project/${project}`, `/api/projectChat/${project}?t=files`])
    expect(JSON.stringify(await owner.ask(`GET ${path}`))).not.toContain('broken boxes')
  for (const path of ['project_file', 'projectChat_file'])
    expect(
      (await opened().app.inject({ url: `/api/${path}/${id}`, headers: authorization(owner) })).statusCode,
    ).toBe(404)
})

test('nobody attaches to a delivery that they do not work on, nor sends another’s draft', async () => {
  const { owner, delivery } = await anOrderOfProject()
  const { pro, vendor, other } = staff()
  expect((await attach(other, delivery)).status).toBe(404)
  expect((await attach(owner, delivery)).status).toBe(403)
  expect((await attach(vendor, 'none')).status).toBe(404)
  const { id } = await attach(vendor, delivery)
  const stolen = await asking(pro)(`POST /api/order_chat/${delivery}`, { ...said('Mine'), files: [id] })
  expect(stolen.errors).toHaveProperty('files')
  expect((await asking(pro)(`DELETE /api/order_chat_file/${id}`)).status).toBe(404)
  expect((await asking(vendor)(`DELETE /api/order_chat_file/${id}`)).status).toBe(200)
  expect(await statusFor(vendor, id)).toBe(404)
})

test.each([
  ['a picture with a program in it', 'plan.png', '<svg onload="alert(1)"/>'],
  ['a document of another program', 'letter.docx', zipOf([['[Content_Types].xml', documentTypes]])],
  ['a program', 'setup.pdf', Buffer.from('MZ\u0090\u0000')],
])('%s is refused as in a project’s chat', async (_what, fileName, bytes) => {
  const { delivery } = await anOrderOfProject()
  const sent = await attach(staff().vendor, delivery, { fileName, bytes })
  expect([sent.status, sent.errors?.file?.[0]]).toEqual([422, words.fileType])
})

test('a photo is drawn anew, and has a small one', async () => {
  const { delivery } = await anOrderOfProject()
  const { vendor } = staff()
  const blank = sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#888' } })
  const bytes = Buffer.concat([await blank.jpeg().toBuffer(), Buffer.from('<script>')])
  const { id, file } = await attach(vendor, delivery, { fileName: 'pallet.jpg', bytes })
  expect(file).toMatchObject({ media_type: 'image/jpeg', has_preview: true })
  expect((await fetched(vendor, id)).rawPayload.includes('script')).toBe(false)
  const small = await fetched(vendor, id, '?preview=1')
  expect([small.headers['content-type'], (await sharp(small.rawPayload).metadata()).width]).toEqual([
    'image/webp',
    480,
  ])
})

test('what was not sent is gone after a day, and what was sent stays', async () => {
  const { delivery } = await anOrderOfProject()
  const { vendor } = staff()
  const [sent, left] = [await attach(vendor, delivery), await attach(vendor, delivery)]
  await asking(vendor)(`POST /api/order_chat/${delivery}`, { ...said('See'), files: [sent.id] })
  later(dayMs + 60_000)
  const drop = opened().modules.chat.jobs.find(({ name }) => name === 'chat.drop-drafts')
  await drop?.run(now())
  expect([await statusFor(vendor, sent.id), await statusFor(vendor, left.id)]).toEqual([200, 404])
  expect(await doJobs(opened())).toEqual([])
})
