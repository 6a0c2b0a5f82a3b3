import type { Notification } from '@showroom/contract/notification/notification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { aTeam } from '../team/testing/a-team.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'
import {
  aDraft,
  aMember,
  anActive,
  aVendor,
  theAdmin,
  type Vendor,
} from '../vendor-goods/testing/a-vendor.ts'
import { at, importing, shopify, tile } from '../vendor-goods/testing/an-import.ts'
import { planning } from '../vendor-goods/testing/planning.ts'

let moment = new Date('2026-11-23T17:00:00Z')
let opened: Awaited<ReturnType<typeof openTestApp>>
let admin: Vendor
beforeAll(async () => {
  opened = await openTestApp({}, () => moment)
  await fillShelf(opened.db)
  admin = await theAdmin(opened)
})
afterAll(() => opened.close())

/** What somebody reads of these kinds, newest first. */
const newsOf = async ({ token }: { token: string }, ...kinds: string[]) => {
  expect(await doJobs(opened)).toEqual([])
  const { data } = await browserOn(opened.app)<Notification[]>('GET /api/notification', { token })
  return data
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text, path, is_pending }) => ({ text, path, is_pending }))
}

const move = (person: Vendor, id: string, body: object) =>
  person.ask(`POST /api/vendor_products/${id}/status`, body)

test('Admins are asked for a product once, until nothing of the vendor waits, and the vendor learns how it ended', async () => {
  const vendor = await aVendor(opened, 'Wren Tile')
  const [fog, moss] = [
    await aDraft(vendor, { sku: 'FOG', name: 'Fog' }),
    await aDraft(vendor, { sku: 'MOSS', name: 'Moss' }),
  ]
  await move(vendor, fog.id, { move: 'submit' })
  await move(vendor, moss.id, { move: 'submit' })
  const asked = await newsOf(admin, 'goods_waiting')
  expect(asked.map(({ text }) => text).toSorted()).toEqual([
    '“Fog” of Wren Tile waits to come into the shops.',
    '“Moss” of Wren Tile waits to come into the shops.',
  ])
  expect(asked[0]).toMatchObject({ path: '/account/products', is_pending: true })
  await move(admin, fog.id, { move: 'approve' })
  expect((await newsOf(admin, 'goods_waiting')).map((each) => each.is_pending)).toEqual([true, true])
  await move(admin, moss.id, { move: 'reject', reason: 'The photo shows another tile' })
  expect((await newsOf(admin, 'goods_waiting')).map((each) => each.is_pending)).toEqual([false, false])
  expect((await newsOf(vendor, 'goods_decided')).map(({ text }) => text).toSorted()).toEqual([
    '“Fog” is approved: it is in the shops now.',
    '“Moss” was not approved: “The photo shows another tile”',
  ])
})

test('a product that is taken back waits for nobody, in whichever order that is told', async () => {
  const vendor = await aVendor(opened, 'Siskin Tile')
  const { id } = await aDraft(vendor, { sku: 'BACK' })
  const asked = async () =>
    (await newsOf(admin, 'goods_waiting')).filter(({ text }) => text.includes('Siskin Tile'))
  await move(vendor, id, { move: 'submit' })
  expect(await asked()).toMatchObject([{ is_pending: true }])
  await move(vendor, id, { move: 'withdraw' })
  expect(await asked()).toMatchObject([{ is_pending: false }])
  await move(vendor, id, { move: 'submit' })
  await move(vendor, id, { move: 'withdraw' })
  expect(await asked()).toMatchObject([{ is_pending: false }])
})

test('an import that is through is told to its vendor once, and what it brought to Admins', async () => {
  const vendor = await aVendor(opened, 'Plover Tile')
  const { send, checked, worked } = importing(() => opened)
  const { data: begun } = await send(vendor, shopify(tile('PLO-1', '12.00'), tile('PLO-2', '14.00')))
  await checked(vendor, begun)
  expect(await newsOf(vendor, 'import_finished')).toEqual([])
  await vendor.ask(`POST ${at(begun.id)}/run`)
  await worked(vendor, begun.id)
  expect(await newsOf(vendor, 'import_finished')).toMatchObject([
    { text: expect.stringMatching(/^The import of .+ is finished: 2 rows\.$/), path: '/account/import' },
  ])
  expect((await newsOf(admin, 'goods_waiting'))[0]?.text).toBe(
    '2 products of Plover Tile wait to come into the shops.',
  )
})

test('who is invited into a team and has an account reads of it; an unproven address does not', async () => {
  const pro = await aTeam(opened)
  const [ada, eve] = [await pro.person(), await pro.person({ isProven: false })]
  await pro.invite(ada.email, 'manager')
  await pro.invite(eve.email, 'finance')
  expect((await newsOf(ada, 'seat_invited')).map(({ text }) => text)).toEqual([
    'Ada invites you to work for A Pro and Daughters. The way in is in the mail that we sent you.',
  ])
  expect(await newsOf(eve, 'seat_invited')).toEqual([])
})

test('prices that were planned are told on their day, and those of today are not', async () => {
  let vendor = await aVendor(opened, 'Quill Tile')
  await anActive(vendor, admin, { sku: 'PLAN-1', price_cents: 4_650 })
  const { plan } = planning(() => vendor)
  await plan('2026-11-23', { sku: 'PLAN-1', price_cents: 4_700 })
  await plan('2026-11-25', { sku: 'PLAN-1', price_cents: 4_800 })
  expect(await newsOf(vendor, 'prices_in_effect')).toEqual([])
  moment = new Date('2026-11-25T08:00:00Z')
  const told = {
    text: 'A price that you planned is in effect since 11.25.2026.',
    path: '/account/planned-prices',
  }
  vendor = await aMember(opened, 'Quill Tile')
  expect(await newsOf(vendor, 'prices_in_effect')).toMatchObject([told])
  expect(await newsOf(vendor, 'prices_in_effect')).toHaveLength(1)
})
