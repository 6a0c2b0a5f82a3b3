import type { DesignerProfile, PortfolioPicture } from '@showroom/contract/designer/designer'
import { mostPictures } from '@showroom/contract/designer/designer-choices'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTypeAndStatus } from '../../account/testing/account.store.ts'
import { aHomeowner } from '../../project/testing/a-homeowner.ts'
import { fileForm } from '../../project/testing/send-file.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aDesigner } from '../testing/a-designer.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const aPicture = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#876' } })
    .withExif({ IFD3: { GPSLatitude: '34/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()

type Answer = {
  status: number
  data: PortfolioPicture[]
  message: string
  code?: string
  errors?: Record<string, string[]>
}

const send = async (token: string, bytes: Buffer, fileName = 'a-bath_in-oak.jpg'): Promise<Answer> => {
  const { payload, headers } = fileForm({ bytes, fileName })
  const reply = await opened.app.inject({
    method: 'POST',
    url: '/api/designer_portfolio',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
  return { status: reply.statusCode, ...reply.json<Omit<Answer, 'status'>>() }
}
const fileAt = (name: string) => opened.app.inject({ url: `/showroom/portfolio/${name}` })

test('a picture is drawn anew in two widths, stands on the page, and says nothing of where it was taken', async () => {
  const designer = await aDesigner(opened)
  const sent = await send(designer.token, await aPicture())
  expect(sent).toMatchObject({
    status: 200,
    data: [{ photo: null }, { title: 'a bath in oak', room: 'other' }],
  })
  const photo = sent.data[1]?.photo ?? ''
  for (const width of [480, 1200]) {
    const file = await fileAt(`${photo}-${width}.webp`)
    expect(file.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    const drawn = await sharp(file.rawPayload).metadata()
    expect(drawn).toMatchObject({ width, format: 'webp' })
    expect(drawn.exif).toBeUndefined()
  }
  for (const name of [`${photo}-481.webp`, `${photo}.webp`, '..%2Fsecret-key', 'none-480.webp'])
    expect((await fileAt(name)).statusCode).toBe(404)
})

test('pictures are put in order, named and removed; somebody else’s are not touched', async () => {
  const [one, other] = [await aDesigner(opened), await aDesigner(opened)]
  await send(one.token, await aPicture())
  const { data: before } = await send(one.token, await aPicture(), 'second.jpg')
  const foreign = (await send(other.token, await aPicture())).data[1]?.id ?? ''
  const [, first, second] = before
  const pictures = [
    { id: second?.id, title: 'A bath', room: 'bathroom' },
    { id: first?.id, title: 'Oak', room: 'kitchen' },
    { id: foreign, title: 'Mine now', room: 'kitchen' },
  ]
  const arranged = await one.ask<PortfolioPicture[]>('PUT /api/designer_portfolio', { pictures })
  expect(arranged.data.map(({ title, room }) => [title, room])).toEqual([
    ['A bath', 'bathroom'],
    ['Oak', 'kitchen'],
  ])
  const { data } = await other.ask<DesignerProfile>(`GET /api/designer/${one.designerId}`)
  expect(data.portfolio).toEqual(arranged.data)
  expect(data.cover).toEqual(arranged.data[0])
  const theirs = await other.ask<PortfolioPicture[]>('GET /api/designer_portfolio')
  expect(theirs.data.map(({ title }) => title)).toEqual(['Gray marble', 'a bath in oak'])
  expect(
    await one.ask('PUT /api/designer_portfolio', { pictures: [{ ...pictures[0], title: ' ' }] }),
  ).toMatchObject({
    status: 422,
  })
})

test('what is no picture is refused in words, and a page holds so many', async () => {
  const designer = await aDesigner(opened)
  const pdf = Buffer.from('%PDF-1.4 nothing')
  expect(await send(designer.token, pdf)).toMatchObject({
    status: 422,
    errors: { file: ['The picture field must be Minimum 640 X 360 pixels.'] },
  })
  const broken = (await aPicture()).subarray(0, 400)
  expect(await send(designer.token, broken)).toMatchObject({ status: 422 })
  const bytes = await aPicture()
  for (let count = 1; count < mostPictures; count += 1) await send(designer.token, bytes)
  expect(await send(designer.token, bytes)).toMatchObject({ status: 409, code: 'too_many' })
})

test('only a Pro with a page adds to it', async () => {
  const client = await aHomeowner(opened)
  expect((await send(client.token, await aPicture())).status).toBe(403)
  expect((await send('nobody', await aPicture())).status).toBe(401)
  await setTypeAndStatus(opened.db, client.email, { type: 'Contractor', status: 'Active' })
  expect(await send(client.token, await aPicture())).toMatchObject({ status: 409, code: 'page_first' })
})
