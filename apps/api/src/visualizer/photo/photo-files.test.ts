import type { OwnTemplate } from '@showroom/contract/visualizer/own-template'
import type { PhotoRoom } from '@showroom/contract/visualizer/photo-room.replies'
import type { Design, Material, Template } from '@showroom/contract/visualizer/visualizer'
import { sidesOf } from '@showroom/drawing/photo/marked-surface'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aShopper } from '../../cart/testing/shopper.ts'
import { extraMemory, mostExtra } from '../../platform/files/testing/extra-memory.ts'
import { type Hostile, hostileCorpus, script } from '../../platform/files/testing/hostile-corpus.ts'
import { zipOf } from '../../platform/files/testing/hostile-files.ts'
import { fileForm } from '../../project/testing/send-file.ts'
import { aPro } from '../../testing/a-pro.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aPhotoState, aTile, sendRoomPhoto } from '../testing/a-photo-room.ts'

const showroom = 'CEDAR936'
const at = (path: string) => `/api/visualization/${path}`

let opened: Awaited<ReturnType<typeof openTestApp>>
let tile: string
let pro: Awaited<ReturnType<typeof aPro>>
/** Whose cover is sent. */
let template: string
beforeAll(async () => {
  opened = await openTestApp()
  tile = await aTile(opened.app, showroom)
  pro = await aPro(opened)
  const { data } = await aShopper(opened.app).ask<Material[]>(at('materials?showroom=0&surface=floor'))
  const { data: room } = await pro.ask<Design>('POST /api/visualization/design', {
    showroom: pro.vsdId,
    floorplan: 'kitchen-l-nook-12x14',
    state: { v: 1, laid: { floor: { product_id: data[0]?.id } } },
  })
  const about = { design: room.id, title: 'Our kitchen', style: 'modern' }
  template = (await pro.ask<Template>('POST /api/visualization/template', about)).data.id
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

type Answer = { status: number; errors?: Record<string, string[]> | undefined }

const sendCover = async (bytes: Buffer, fileName: string): Promise<Answer & { data?: OwnTemplate }> => {
  const { payload, headers } = fileForm({ bytes, fileName: fileName.replaceAll(/[\r\n"]/g, ' ') })
  const reply = await opened.app.inject({
    method: 'POST',
    url: at(`template/${template}/photo`),
    headers: { ...headers, authorization: `Bearer ${pro.token}` },
    payload,
  })
  return { status: reply.statusCode, ...reply.json<{ data: OwnTemplate; errors?: Answer['errors'] }>() }
}

const saved = async (state: object) => {
  const one = aShopper(opened.app, showroom)
  const { data: photo } = await sendRoomPhoto(opened.app, one.guest, { showroom })
  one.guest.token = photo.cart_token
  const body = { showroom, photo: photo.id, name: 'Our hall', state }
  return one.ask<PhotoRoom>(at('photo_room'), { method: 'POST', body })
}

/** In words, and at the field. */
const expectRefused = ({ status, errors }: Answer) =>
  expect([status, errors]).toEqual([422, { file: [expect.stringMatching(/^[A-Z].*\w+ \w+.*\.$/)] }])

const expectClean = async (bytes: Buffer) => {
  const { format, exif, icc, xmp, pages } = await sharp(bytes).metadata()
  expect(['jpeg', 'webp']).toContain(format)
  expect([exif, icc, xmp, pages]).toEqual([undefined, undefined, undefined, undefined])
  expect(bytes.toString('latin1')).not.toMatch(/<script|<svg|alert\(/)
  expect(bytes.includes('PK\u0003\u0004')).toBe(false)
}

const within = async <Answered>(work: () => Promise<Answered>): Promise<Answered> => {
  let answer: Answered[] = []
  expect(
    await extraMemory(async () => {
      answer = [await work()]
    }),
  ).toBeLessThan(mostExtra)
  const [answered] = answer
  if (answered === undefined) throw new Error('Nothing was answered.')
  return answered
}

const rows = hostileCorpus.map((each) => [each.what, each] as const)

test.each(rows)(
  '%s in the place of a room’s photo is refused in words, or drawn anew',
  async (_what, hostile: Hostile) => {
    const one = aShopper(opened.app, showroom)
    const bytes = await hostile.bytes()
    const sent = await within(() => sendRoomPhoto(opened.app, one.guest, { showroom, bytes }))
    if (hostile.kind !== 'photo') return expectRefused(sent)
    expect(sent.status).toBe(200)
    one.guest.token = sent.data.cart_token
    const body = { showroom, photo: sent.data.id, name: 'Our hall', state: aPhotoState() }
    const { data } = await one.ask<PhotoRoom>(at('photo_room'), { method: 'POST', body })
    for (const size of ['', '?size=small']) {
      const file = await opened.app.inject({
        url: at(`photo_room/${data.id}/photo${size}`),
        headers: { 'showroom-cart': one.guest.token ?? '' },
      })
      expect([file.statusCode, file.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
      await expectClean(file.rawPayload)
    }
  },
)

test.each(rows)(
  '%s in the place of a template’s cover is refused in words, or drawn anew',
  async (_what, hostile: Hostile) => {
    const bytes = await hostile.bytes()
    const sent = await within(() => sendCover(bytes, hostile.fileName))
    if (sent.status !== 200) return expectRefused(sent)
    const file = await opened.app.inject({ url: `${sent.data?.picture?.url}-1200.webp` })
    await expectClean(file.rawPayload)
  },
)

test('a cover large enough keeps nothing of what lay in it and behind it', async () => {
  const photo = await sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: '#876' } })
    .withExif({ IFD0: { Copyright: script }, IFD3: { GPSLatitude: '34/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()
  const behind = Buffer.concat([photo, zipOf([['a', Buffer.from(script)]]), Buffer.from(script)])
  const sent = await sendCover(behind, 'kitchen.jpg')
  expect(sent.status).toBe(200)
  await expectClean((await opened.app.inject({ url: `${sent.data?.picture?.url}-640.webp` })).rawPayload)
})

test('with one side typed the lens that the camera told counts on the server as in the browser', async () => {
  const state = aPhotoState({ product_id: tile })
  const [place] = state.places
  if (!place) throw new Error('A photo has a surface.')
  const marks = { ...place.marks, along: '' }
  for (const lens of [0.6, 0.9]) {
    const { data } = await saved({ ...state, lens, places: [{ ...place, marks }] })
    const sides = sidesOf(marks, { width: 1_200, height: 900, lens })
    expect(data.state.lens).toBe(lens)
    expect(sides?.guessed).toBe('camera')
    // A floor without an outline of its own is its rectangle.
    expect((data.lines[0]?.area ?? 0) / 10).toBeCloseTo(sides?.along ?? 0, -1)
  }
})
