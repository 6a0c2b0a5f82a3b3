import type { DesignerCard, DesignerProfile } from '@showroom/contract/designer/designer'
import type { OwnDesignerProfile } from '@showroom/contract/designer/own-profile.endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { aPro } from '../../testing/a-pro.ts'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const page = {
  headline: 'Small baths that feel large',
  about: 'Drawn with you.',
  city: 'Pasadena',
  state: 'CA',
  zip_code: '91101',
  service_miles: 30,
  styles: ['classic', 'bold'],
  rooms: ['bathroom'],
  languages: ['en'],
  is_remote: false,
  is_listed: true,
  available_on: null,
  packages: [
    {
      name: 'One room',
      rooms: ['bathroom'],
      includes: ['A plan'],
      revisions: 1,
      days: 14,
      price_cents: 90_000,
    },
  ],
}
const found = async () =>
  (await browserOn(opened.app)<DesignerCard[]>('GET /api/designer')).data.map(({ headline }) => headline)

test('a Pro writes a page, is found by it, changes it, and takes it off the list', async () => {
  const pro = await aPro(opened)
  const write = (change: object = {}) =>
    pro.ask<OwnDesignerProfile>('PUT /api/designer_profile', { ...page, ...change })
  expect((await pro.ask('GET /api/designer_profile')).data).toBeNull()
  const written = await write()
  expect(written).toMatchObject({ status: 200, message: 'Your designer page is saved.' })
  expect(written.data).toMatchObject(page)
  expect(await found()).toEqual([page.headline])
  const changed = await write({ headline: 'Baths', packages: [] })
  expect(changed.data).toMatchObject({ id: written.data.id, headline: 'Baths', packages: [] })
  await write({ is_listed: false })
  expect(await found()).toEqual([])
  const visitor = browserOn(opened.app)
  expect(await visitor(`GET /api/designer/${written.data.id}`)).toMatchObject({ status: 404 })
  expect(await pro.ask(`GET /api/designer/${written.data.id}`)).toMatchObject({
    status: 200,
    data: { is_me: true },
  })
})

test('a package that is offered as before keeps its id: a client may have it in hand', async () => {
  const pro = await aPro(opened)
  const ids = async (change: object) => {
    const { data } = await pro.ask<OwnDesignerProfile>('PUT /api/designer_profile', { ...page, ...change })
    const { data: shown } = await pro.ask<DesignerProfile>(`GET /api/designer/${data.id}`)
    return shown.packages.map(({ id }) => id)
  }
  const before = await ids({})
  expect(await ids({ headline: 'Small baths, that feel large' })).toEqual(before)
  expect(await ids({ packages: [{ ...page.packages[0], price_cents: 95_000 }] })).not.toEqual(before)
})

test.each([
  [{ available_on: '0000-01-01' }, 'available_on'],
  [{ zip_code: '00000' }, 'zip_code'],
  [{ styles: [] }, 'styles'],
  [{ styles: ['bold', 'bold'] }, 'styles'],
  [{ headline: ' ' }, 'headline'],
  [{ packages: [{ ...page.packages[0], price_cents: 0 }] }, 'packages.0.price_cents'],
])('%j is refused at its field', async (wrong, field) => {
  const pro = await aPro(opened)
  const reply = await pro.ask('PUT /api/designer_profile', { ...page, ...wrong })
  expect(reply).toMatchObject({ status: 422, code: 'invalid' })
  expect(Object.keys(reply.errors ?? {})).toEqual([field])
})
