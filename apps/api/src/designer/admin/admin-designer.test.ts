import type { AdminDesigner, AdminHire } from '@showroom/contract/designer/admin-designer.endpoints'
import type { DesignerProfile } from '@showroom/contract/designer/designer'
import type { OwnDesignerProfile } from '@showroom/contract/designer/own-profile.endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { auditOf } from '../../audit/audit.store.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { openShop, type OpenedShop } from '../../order/testing/buyer.ts'
import { anAdmin } from '../../order/testing/staff.store.ts'
import { aHire, missing, step, subjectsTo } from '../testing/a-hire.ts'
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
