import type {
  AdminDesigner,
  AdminDesignerSheet,
  AdminHire,
  AdminHireSheet,
} from '@showroom/contract/designer/admin-designer'
import type { DesignerProfile } from '@showroom/contract/designer/designer'
import type { OwnDesignerProfile } from '@showroom/contract/designer/own-profile.endpoints'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { auditOf } from '../../audit/audit.store.ts'
import { deedsAbout } from '../../audit/testing/audit.store.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { openShop, type OpenedShop } from '../../order/testing/buyer.ts'
import { anAdmin } from '../../order/testing/staff.store.ts'
import { aHire, aQuotedHire, missing, step, subjectsTo } from '../testing/a-hire.ts'
import { heldOfHire } from '../testing/hire-money.store.ts'

let opened: OpenedShop
const now = new Date('2026-11-02T18:15:00Z')
beforeAll(async () => {
  opened = await openShop(() => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const theAdmin = async () => {
  const { token } = await anAdmin(opened.db, { now })
  return <Data>(call: string, body?: object) =>
    browserOn(opened.app)<Data>(call, { token, ...(body ? { body } : {}) })
}

test('a designer is taken off the list with a reason that they read, and put back; both are written down', async () => {
  const { designer, client } = await aHire(opened)
  const ask = await theAdmin()
  const path = `/api/admin/designers/${designer.designerId}`
  const { data: found } = await ask<AdminDesigner[]>(`GET /api/admin/designers?s=${designer.email}`)
  expect(found).toMatchObject([{ id: designer.designerId, open_hires: 1, paid_cents: 0, hidden_at: null }])

  expect((await ask(`PUT ${path}`, { action: 'hide', reason: ' ' })).status).toBe(422)
  const hiding = { action: 'hide', reason: 'The pictures are not yours.' }
  expect(await ask(`PUT ${path}`, hiding)).toMatchObject({
    message: 'Taken off the list. The designer reads why on their page.',
  })
  expect(await client.ask(`GET /api/designer/${designer.designerId}`)).toMatchObject(missing)
  expect((await client.ask<object[]>('GET /api/designer')).data).toEqual([])
  expect((await designer.ask<OwnDesignerProfile>('GET /api/designer_profile')).data).toMatchObject({
    hidden_reason: 'The pictures are not yours.',
  })
  await ask(`PUT ${path}`, { action: 'show' })
  const { data } = await client.ask<DesignerProfile>(`GET /api/designer/${designer.designerId}`)
  expect(data).toMatchObject({ is_license_verified: false })
  const deeds = await auditOf(opened.db, 'designer', designer.designerId)
  expect(deeds.map(({ action, note }) => [action, note])).toEqual([
    ['hide', 'The pictures are not yours.'],
    ['show', ''],
  ])
  // The Pro of this test has told no license.
  expect(await ask(`PUT ${path}`, { action: 'verify_license' })).toMatchObject({ code: 'no_license' })
})

test('a hire that two sides can not agree about is ended: what is held is released, what was paid stays', async () => {
  const { designer, client, id } = await aHire(opened)
  for (const said of ['accept', 'start', { action: 'deliver', word: 'The concept.' }])
    await step(designer, id, said)
  await step(client, id, 'approve')
  const ask = await theAdmin()
  const before = await ask<AdminHire[]>('GET /api/admin/hires?state=active')
  expect(before.data).toMatchObject([{ id, held_cents: 60_000, paid_cents: 60_000, can_cancel: true }])
  const ended = await ask<AdminHire>(`PUT /api/admin/hires/${id}`, {
    action: 'cancel',
    reason: 'As agreed by phone.',
  })
  expect(ended.data).toMatchObject({
    state: 'cancelled',
    held_cents: 0,
    paid_cents: 60_000,
    can_cancel: false,
  })
  expect(await heldOfHire(opened.db, id)).toBe(0)
  expect(await client.ask(`GET /api/designer_hire/${id}`)).toMatchObject({
    data: { word: 'As agreed by phone.' },
  })
  for (const { email } of [client, designer])
    expect(subjectsTo(opened, email)).toContain('The work on “Main bath” is cancelled')
  expect(await ask(`PUT /api/admin/hires/${id}`, { action: 'cancel', reason: 'Again.' })).toMatchObject({
    status: 409,
  })
  expect((await auditOf(opened.db, 'hire', id)).at(-1)).toMatchObject({
    action: 'cancelled',
    note: 'As agreed by phone.',
  })
})

const rowsOf = (file: SentFile) => file.text.trim().split('\r\n')

test('designers are sought, filtered, put in order, and taken away as a file, which is written down', async () => {
  const [first, second] = [await aHire(opened), await aQuotedHire(opened)]
  const ids = [first, second].map(({ designer }) => designer.designerId)
  const ask = await theAdmin()
  const list = async (query: string) =>
    (await ask<AdminDesigner[]>(`GET /api/admin/designers?page_size=96&${query}`)).data
      .map(({ id }) => id)
      .filter((id) => ids.includes(id))
  expect(await list('sort=joined')).toEqual(ids)
  expect(await list('sort=-joined')).toEqual(ids.toReversed())
  expect(await list('license=none&listing=listed')).toHaveLength(2)
  expect(await list('license=verified')).toEqual([])
  expect(await list(`s=${second.designer.email.toUpperCase()}`)).toEqual([ids[1]])
  await ask(`PUT /api/admin/designers/${ids[0]}`, { action: 'hide', reason: 'Not theirs.' })
  expect(await list('listing=hidden')).toEqual([ids[0]])
  const sheet = await ask<AdminDesignerSheet>(`GET /api/admin/designers/${ids[0]}`)
  expect(sheet.data).toMatchObject({
    hidden_reason: 'Not theirs.',
    history: [{ action: 'hide', note: 'Not theirs.' }],
  })
  expect(await ask('GET /api/admin/designers/none')).toMatchObject(missing)
  const { data } = await ask<SentFile>(`GET /api/admin/designers/export?s=${first.designer.email}`)
  expect(rowsOf(data)).toHaveLength(2)
  expect(rowsOf(data)[1]).toContain(`"${say.listing.hidden}","Not theirs.","1"`)
  expect((await deedsAbout(opened.db, 'designer')).at(-1)).toMatchObject({
    action: 'exported',
    note: '1 rows',
  })
})

test('hires are sought by either side, filtered, put in order by price, and opened with each of their steps', async () => {
  const [paid, quoted] = [await aHire(opened), await aQuotedHire(opened)]
  const ids = [paid.id, quoted.id]
  const ask = await theAdmin()
  const list = async (query: string) =>
    (await ask<AdminHire[]>(`GET /api/admin/hires?page_size=96&${query}`)).data
      .map(({ id }) => id)
      .filter((id) => ids.includes(id))
  expect(await list('sort=asked')).toEqual(ids)
  expect(await list('sort=-price')).toEqual(ids)
  expect(await list(`s=${paid.client.email}`)).toEqual([paid.id])
  expect(await list('s=main%20bath&state=requested')).toHaveLength(2)
  expect(await list('s=100%25')).toEqual([])
  expect(await list('refund=waiting')).toEqual([])
  await step(paid.designer, paid.id, 'accept')
  const { data: sheet } = await ask<AdminHireSheet>(`GET /api/admin/hires/${paid.id}`)
  expect(sheet).toMatchObject({ state: 'accepted', price_cents: 120_000 })
  expect(sheet.history.map(({ who, action }) => [who, action]).at(-1)).toEqual([
    'The designer',
    'accepted a request',
  ])
  expect(await ask('GET /api/admin/hires/none')).toMatchObject(missing)
  const { data } = await ask<SentFile>(`GET /api/admin/hires/export?s=${quoted.client.email}`)
  expect(rowsOf(data)).toHaveLength(2)
  expect(rowsOf(data)[1]).toContain(`"${quoted.client.email}"`)
  expect((await deedsAbout(opened.db, 'hire')).at(-1)).toMatchObject({ action: 'exported', note: '1 rows' })
  expect((await ask('GET /api/admin/hires?sort=word')).status).toBe(422)
})
