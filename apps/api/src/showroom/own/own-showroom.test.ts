import type { OwnShowroom } from '@showroom/contract/showroom/own-showroom'
import type { ShowroomProfile } from '@showroom/contract/showroom/showroom'
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

type Pro = Awaited<ReturnType<typeof aPro>>

const change = {
  tagline: 'Kitchens that are cooked in',
  theme_color: '',
  phone: '(626) 555-0142',
  city: 'Altadena',
  state: 'ca',
  since_year: 1998,
  hidden_categories: [],
}
const save = (pro: Pro, changed: object = {}) =>
  pro.ask<OwnShowroom>('PUT /api/showroom/own', { ...change, ...changed })

const profileOf = async (pro: Pro) => {
  const { data } = await pro.ask<{ profile: ShowroomProfile; category: { slug_url: string }[] }>(
    `GET /api/visualization/shop_profile?vsd_id=${pro.vsdId}`,
  )
  return data
}

const sendLogo = async (token: string, bytes: Buffer) => {
  const { payload, headers } = fileForm({ bytes, fileName: 'logo.png' })
  const reply = await opened.app.inject({
    method: 'POST',
    url: '/api/showroom/logo',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
  return { status: reply.statusCode, ...reply.json<{ data: OwnShowroom; code?: string }>() }
}
const aLogo = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#876' } })
    .withExif({ IFD3: { GPSLatitude: '34/1 8/1 0/1' } })
    .png()
    .toBuffer()

test('what a Pro writes of the showroom is what clients read', async () => {
  const pro = await aPro(opened)
  expect(await save(pro)).toMatchObject({ status: 200, data: { tagline: change.tagline, state: 'CA' } })
  expect((await profileOf(pro)).profile).toMatchObject({
    tagline: change.tagline,
    city: 'Altadena',
    since_year: 1998,
  })
})

test('what a Pro tells of the business is there for everybody, and stays when it is not sent', async () => {
  const pro = await aPro(opened)
  const told = {
    about: 'Two sisters and a van.\nKitchens since 1998.',
    service_area: 'Altadena',
    hours: 'Weekdays, 8 to 5',
    policies: 'A third is paid before we begin.',
  }
  const about = () => opened.app.inject({ url: `/api/visualization/showroom_about?showroom=${pro.vsdId}` })
  const shown = { socials: {}, photos: [] }
  expect((await about()).json().data).toEqual({
    about: '',
    service_area: '',
    hours: '',
    policies: '',
    ...shown,
  })
  expect(await save(pro, told)).toMatchObject({ status: 200, data: told })
  expect((await about()).json().data).toEqual({ ...told, ...shown })
  await save(pro, { tagline: 'Another' })
  expect((await about()).json().data).toEqual({ ...told, ...shown })
  await save(pro, { hours: '' })
  expect((await about()).json().data).toEqual({ ...told, hours: '', ...shown })
  const long = await save(pro, { about: 'x'.repeat(1_201) })
  expect([long.status, long.errors]).toEqual([422, { about: ['At most 1,200 characters.'] }])
  expect(
    (await opened.app.inject({ url: '/api/visualization/showroom_about?showroom=NEVERWAS' })).statusCode,
  ).toBe(404)
})

test('color and logo are changed with a plan that has them, and by nobody else', async () => {
  const pro = await aPro(opened)
  expect(await save(pro, { theme_color: '#b4532a' })).toMatchObject({ status: 409, code: 'plan_needed' })
  expect(await sendLogo(pro.token, await aLogo())).toMatchObject({ status: 409, code: 'plan_needed' })
  await givePremium(opened.db, pro.userId)
  expect(await save(pro, { theme_color: 'rgba(180, 83, 42, 1)' })).toMatchObject({
    data: { theme_color: '#b4532a', has_own_brand: true },
  })
  const { data } = await sendLogo(pro.token, await aLogo())
  expect((await profileOf(pro)).profile).toMatchObject({ theme_color: '#b4532a', business_logo: data.logo })
  expect(await pro.ask('DELETE /api/showroom/logo')).toMatchObject({ data: { logo: null } })
})

test('a logo is drawn anew: smaller, without the place where it was taken, and no other file is one', async () => {
  const pro = await aPro(opened)
  await givePremium(opened.db, pro.userId)
  const { data } = await sendLogo(pro.token, await aLogo())
  const { rawPayload } = await opened.app.inject({ url: data.logo ?? '' })
  const drawn = await sharp(rawPayload).metadata()
  expect(drawn).toMatchObject({ format: 'webp', width: 512 })
  expect(drawn.exif).toBeUndefined()
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  expect(await sendLogo(pro.token, script)).toMatchObject({ status: 422 })
})

test('a category that is put away is found in this shop no more; all of them can not be', async () => {
  const pro = await aPro(opened)
  const all = (await profileOf(pro)).category.map(({ slug_url }) => slug_url)
  const [first = ''] = all
  expect(await save(pro, { hidden_categories: [first, 'no-such-category'] })).toMatchObject({
    data: { hidden_categories: [first] },
  })
  await expect.poll(async () => (await profileOf(pro)).category.length).toBe(all.length - 1)
  expect((await save(pro, { hidden_categories: all })).status).toBe(422)
})

test.each([
  { theme_color: 'red}body{display:none' },
  { since_year: 2999 },
  { since_year: 12 },
  { phone: '<b>call</b>' },
  { tagline: 'x'.repeat(121) },
])('%j is refused with words', async (wrong) => {
  expect((await save(await aPro(opened), wrong)).status).toBe(422)
})

test('a client has no showroom to work on', async () => {
  const client = await aHomeowner(opened)
  const { statusCode } = await opened.app.inject({
    url: '/api/showroom/own',
    headers: { authorization: `Bearer ${client.token}` },
  })
  expect(statusCode).toBe(403)
})
