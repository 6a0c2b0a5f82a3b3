import type { ChatFile } from '@showroom/contract/chat/chat'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sendChatFile } from '../project/testing/send-file.ts'
import { aHouseOfChats } from './testing/a-chat.ts'

const { aChat, opened } = aHouseOfChats()

/** A sheet as large as a plan: red above, white below. */
const aPlan = async (): Promise<Buffer> => {
  const paper = new PDFDocument({ size: [2_400, 3_200] })
  const parts: Buffer[] = []
  paper.on('data', (part: Buffer) => void parts.push(part))
  const over = new Promise((resolve) => void paper.on('end', resolve))
  paper.rect(0, 0, 2_400, 1_600).fill('#c00000')
  paper.end()
  await over
  return Buffer.concat(parts)
}

const sent = async (fileName: string, bytes: Buffer) => {
  const { owner, member, id } = await aChat()
  const reply = await sendChatFile(opened().app, { projectId: id, token: owner.token, fileName, bytes })
  const { data } = reply.json<{ data: ChatFile }>()
  const fetched = ({ token } = owner) =>
    opened().app.inject({
      url: `/api/projectChat_file/${data.id}?preview=1`,
      headers: { authorization: `Bearer ${token}` },
    })
  return { file: data, fetched, member }
}

test('the first page of a PDF is shown small, in its own colors', async () => {
  const { file, fetched } = await sent('plan.pdf', await aPlan())
  expect(file).toMatchObject({ media_type: 'application/pdf', has_preview: true })
  const reply = await fetched()
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  })
  const picture = sharp(reply.rawPayload)
  expect(await picture.metadata()).toMatchObject({ width: 360, height: 480 })
  const { dominant } = await sharp(
    await picture.extract({ left: 0, top: 0, width: 360, height: 200 }).toBuffer(),
  ).stats()
  expect(dominant.r).toBeGreaterThan(150)
  expect(dominant.b).toBeLessThan(60)
  expect((await fetched()).rawPayload).toEqual(reply.rawPayload)
})

test('who has not been sent it yet gets no picture of it either', async () => {
  const { fetched, member } = await sent('plan.pdf', await aPlan())
  expect((await fetched(member)).statusCode).toBe(404)
})

test.each([
  ['dwg', Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(200)])],
  ['dxf', Buffer.from('999\r\nby hand\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n')],
])(
  'a drawing of AutoCAD (%s) is known by what is in it; it has no picture, and none is promised',
  async (kind, bytes) => {
    const { file, fetched } = await sent('plan of the bath', bytes)
    expect(file).toMatchObject({ media_type: `image/vnd.${kind}`, has_preview: false })
    const reply = await fetched()
    expect(reply.headers['content-disposition']).toMatch(/^attachment; /)
    expect(reply.rawPayload).toEqual(bytes)
  },
)
