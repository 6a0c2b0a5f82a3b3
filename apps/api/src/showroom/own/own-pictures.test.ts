import type { OwnShowroom, ShowroomAbout } from '@showroom/contract/showroom/own-showroom'
import type { ShowroomProfile } from '@showroom/contract/showroom/showroom'
import { mostShowroomPhotos } from '@showroom/contract/showroom/showroom-about.rules'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHomeowner } from '../../project/testing/a-homeowner.ts'
import { fileForm } from '../../project/testing/send-file.ts'
import { aPro } from '../../testing/a-pro.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { givePremium } from '../testing/plan.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const aPicture = (width = 1_600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#876' } })
    .withExif({ IFD3: { GPSLatitude: '34/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()

const send = async (
  what: 'banner' | 'photo',
  token: string,
  bytes: Buffer,
  fileName = 'a-bath_in-oak.jpg',
) => {
  const { payload, headers } = fileForm({ bytes, fileName })
  const asked = { ...headers, authorization: `Bearer ${token}` }
  const reply = await opened.app.inject({
    method: 'POST',
    url: `/api/showroom/${what}`,
    headers: asked,
    payload,
  })
  type Answer = { data: OwnShowroom; code?: string; errors?: Record<string, string[]> }
  return { status: reply.statusCode, ...reply.json<Answer>() }
}
const fileAt = (name: string) => opened.app.inject({ url: `/showroom/showroom-pictures/${name}` })

type Pro = Awaited<ReturnType<typeof aPro>>
const profileOf = async (pro: Pro) => {
  const asked = `GET /api/visualization/shop_profile?vsd_id=${pro.vsdId}`
  return (await pro.ask<{ profile: ShowroomProfile }>(asked)).data.profile
}
const aboutOf = async (pro: Pro) =>
  (await pro.ask<ShowroomAbout>(`GET /api/visualization/showroom_about?showroom=${pro.vsdId}`)).data

test('a banner comes with a plan that has the Pro’s brand, is cut to its frame, and is shown as long as the plan is', async () => {
  const pro = await aPro(opened)
  expect(await send('banner', pro.token, await aPicture())).toMatchObject({
    status: 409,
    code: 'plan_needed',
  })
  await givePremium(opened.db, pro.userId)
  const { data } = await send('banner', pro.token, await aPicture())
  const banner = data.banner ?? ''
  expect((await profileOf(pro)).banner).toBe(banner)
  const drawn = await sharp((await fileAt(`${banner}-1200.webp`)).rawPayload).metadata()
  expect(drawn).toMatchObject({ format: 'webp', width: 1_200, height: 400 })
  expect(drawn.exif).toBeUndefined()
  expect(await pro.ask('DELETE /api/showroom/banner')).toMatchObject({ data: { banner: null } })
  expect((await profileOf(pro)).banner).toBeNull()
})

test('pictures of a Pro’s work are drawn anew, put in an order with words, and seen by everybody', async () => {
  const pro = await aPro(opened)
  await send('photo', pro.token, await aPicture())
  const { data } = await send('photo', pro.token, await aPicture(), 'second.jpg')
  const [first, second] = data.photos
  expect(data.photos.map(({ title }) => title)).toEqual(['a bath in oak', 'second'])
  const kept = await fileAt(`${first?.photo}-480.webp`)
  expect(kept.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect((await sharp(kept.rawPayload).metadata()).exif).toBeUndefined()
  const other = await aPro(opened)
  const foreign = (await send('photo', other.token, await aPicture())).data.photos[0]
  const arranged = await pro.ask<OwnShowroom>('PUT /api/showroom/photos', {
    photos: [
      { id: second?.id, title: 'A bath' },
      { id: first?.id, title: 'Oak' },
      { id: foreign?.id, title: 'Mine now' },
    ],
  })
  expect(arranged.data.photos.map(({ title }) => title)).toEqual(['A bath', 'Oak'])
  expect((await aboutOf(pro)).photos).toEqual(arranged.data.photos)
  expect((await aboutOf(other)).photos).toEqual([foreign])
  const unnamed = { photos: [{ id: first?.id, title: ' ' }] }
  expect((await pro.ask('PUT /api/showroom/photos', unnamed)).errors).toEqual({
    'photos.0.title': ['Please say what the picture shows.'],
  })
})

test('what is no picture, or too small a one, is refused with words, and so is one too many', async () => {
  const pro = await aPro(opened)
  expect(await send('photo', pro.token, Buffer.from('%PDF-1.4 nothing'))).toMatchObject({
    status: 422,
    errors: { file: ['The picture field must be Minimum 640 X 360 pixels.'] },
  })
  await givePremium(opened.db, pro.userId)
  expect(await send('banner', pro.token, await aPicture(800, 300))).toMatchObject({
    status: 422,
    errors: { file: ['The banner field must be Minimum 1200 X 400 pixels.'] },
  })
  const bytes = await aPicture(640, 360)
  for (let count = 0; count < mostShowroomPhotos; count += 1) await send('photo', pro.token, bytes)
  expect(await send('photo', pro.token, bytes)).toMatchObject({ status: 409, code: 'too_many' })
})

test('links to where else a Pro is found are kept as they are meant, and emptied they go', async () => {
  const pro = await aPro(opened)
  const about = { tagline: '', theme_color: '', phone: '', city: '', state: '', since_year: null }
  const save = (socials: object) =>
    pro.ask<OwnShowroom>('PUT /api/showroom/own', { ...about, hidden_categories: [], socials })
  await save({ instagram: 'instagram.com/acme', website: 'http://acme.example' })
  expect((await aboutOf(pro)).socials).toEqual({
    instagram: 'https://instagram.com/acme',
    website: 'https://acme.example/',
  })
  await save({ instagram: '' })
  expect((await aboutOf(pro)).socials).toEqual({ website: 'https://acme.example/' })
  expect(await save({ pinterest: 'javascript:alert(1)' })).toMatchObject({
    status: 422,
    errors: { 'socials.pinterest': [expect.stringContaining('your own page there')] },
  })
})

test('a client has no showroom to show pictures of', async () => {
  const { token } = await aHomeowner(opened)
  for (const what of ['banner', 'photo'] as const)
    expect((await send(what, token, await aPicture())).status).toBe(403)
})
