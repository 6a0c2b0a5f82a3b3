import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, anActive, aVendor, theAdmin, type Vendor } from '../testing/a-vendor.ts'
import { tieAcross } from '../testing/parts.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let vendor: Vendor
let admin: Vendor
beforeAll(async () => {
  opened = await openTestApp()
  vendor = await aVendor(opened, 'Parts Tile')
  admin = await theAdmin(opened)
})
afterAll(() => opened.close())

type Tie = { id: string; kind: 'required' | 'matching' }
const revisionOf = async (id: string) =>
  (await vendor.ask<VendorProduct>(`GET /api/vendor_products/${id}`)).data.revision
const tie = async (id: string, parts: readonly Tie[], who = vendor) =>
  who.ask<VendorProduct>(`PUT /api/vendor_products/${id}/parts`, { parts, revision: await revisionOf(id) })
const active = (sku: string) => anActive(vendor, admin, { sku, name: sku })
const refusal = async (id: string, parts: readonly Tie[]) => {
  const { status, errors } = await tie(id, parts)
  return [status, errors]
}
const page = async (id: string) =>
  (await vendor.ask<ProductDetail>(`GET /api/public?pid=${id}&showroom=HARVEST2`)).data

test('what goes with a product stands on its page: what it needs, and what suits it', async () => {
  const [trim, valve, grout] = [await active('TRIM-1'), await active('VALVE-1'), await active('GROUT-1')]
  const { data } = await tie(trim.id, [
    { id: grout.id, kind: 'matching' },
    { id: valve.id, kind: 'required' },
  ])
  expect(data.parts.map(({ sku, kind }) => [sku, kind])).toEqual([
    ['VALVE-1', 'required'],
    ['GROUT-1', 'matching'],
  ])
  const { required, matching } = await page(trim.id)
  expect([required.map(({ id }) => id), matching.map(({ id }) => id)]).toEqual([[valve.id], [grout.id]])
})

test('what is hidden is in no shop, and is still tied when it comes back', async () => {
  const [trim, valve] = [await active('TRIM-2'), await active('VALVE-2')]
  await tie(trim.id, [{ id: valve.id, kind: 'required' }])
  const move = (name: string) => vendor.ask(`POST /api/vendor_products/${valve.id}/status`, { move: name })
  await move('hide')
  expect((await page(trim.id)).required).toEqual([])
  await move('archive')
  // It was tied before it went to the archive: what stands beside it can be changed.
  const kept = await tie(trim.id, [{ id: valve.id, kind: 'matching' }])
  expect(kept.data.parts).toMatchObject([{ sku: 'VALVE-2', kind: 'matching', status: 'archived' }])
})

test('no product needs itself, by however many steps; what only suits may suit each other', async () => {
  const [one, two, three] = [await active('RING-1'), await active('RING-2'), await active('RING-3')]
  await tie(one.id, [{ id: two.id, kind: 'required' }])
  await tie(two.id, [{ id: three.id, kind: 'required' }])
  expect(await refusal(three.id, [{ id: one.id, kind: 'required' }])).toEqual([
    422,
    {
      'parts.0.id': [
        '“RING-1” needs this product itself: of two that need each other, neither could be bought first. Choose “goes with”.',
      ],
    },
  ])
  expect((await tie(three.id, [{ id: one.id, kind: 'matching' }])).status).toBe(200)
})

test('itself, twice, somebody else’s, one in the archive: each is told in its place, and nothing is changed', async () => {
  const [trim, valve] = [await active('TRIM-3'), await active('VALVE-3')]
  await tie(trim.id, [{ id: valve.id, kind: 'required' }])
  const other = await aVendor(opened, 'Parts Stone')
  const foreign = await aDraft(other, { sku: 'FOREIGN-1' })
  const old = await aDraft(vendor, { sku: 'OLD-PART', name: 'Old part' })
  await vendor.ask(`POST /api/vendor_products/${old.id}/status`, { move: 'archive' })
  const beside = { id: valve.id, kind: 'matching' as const }
  const wrong: [string, string][] = [
    [trim.id, 'A product does not go with itself.'],
    [valve.id, 'This product stands here twice.'],
    [foreign.id, 'You have no such product any more.'],
    [old.id, '“Old part” is in the archive.'],
  ]
  for (const [id, sentence] of wrong)
    expect(await refusal(trim.id, [beside, { id, kind: 'matching' }])).toEqual([
      422,
      { 'parts.1.id': [sentence] },
    ])
  const { data } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${trim.id}`)
  expect(data.parts).toMatchObject([{ sku: 'VALVE-3', kind: 'required' }])
  expect((await tie(trim.id, [], other)).status).toBe(404)
})

test('what was tied to another vendor’s goods by the platform stays as it is', async () => {
  const [trim, valve] = [await active('TRIM-4'), await active('VALVE-4')]
  const other = await aVendor(opened, 'Parts Metal')
  const rail = await anActive(other, admin, { sku: 'RAIL-4', name: 'RAIL-4' })
  await tieAcross(opened.db, trim.id, rail.id)
  const { data } = await tie(trim.id, [{ id: valve.id, kind: 'matching' }])
  expect(data.parts).toMatchObject([{ sku: 'VALVE-4' }])
  expect((await page(trim.id)).matching.map(({ id }) => id)).toEqual([valve.id, rail.id])
})

test('nothing is tied to what is in review', async () => {
  const draft = await aDraft(vendor, { sku: 'REVIEW-1' })
  await vendor.ask(`POST /api/vendor_products/${draft.id}/status`, { move: 'submit' })
  expect((await tie(draft.id, [])).code).toBe('not_editable')
})

test('of two tabs the second is told that the parts have changed, and nothing of the first is lost', async () => {
  const [trim, valve, grout] = [await active('TRIM-5'), await active('VALVE-5'), await active('GROUT-5')]
  const revision = await revisionOf(trim.id)
  const save = (id: string) =>
    vendor.ask<VendorProduct>(`PUT /api/vendor_products/${trim.id}/parts`, {
      parts: [{ id, kind: 'matching' }],
      revision,
    })
  const first = await save(valve.id)
  expect(await save(grout.id)).toMatchObject({
    status: 409,
    code: 'stale',
    message:
      'This product has changed since you opened it. Look at its parts again, and make your change once more.',
  })
  const { data } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${trim.id}`)
  expect(data.parts).toMatchObject([{ sku: 'VALVE-5' }])
  // What the first was answered with is enough to go on.
  expect(first.data.revision).toBe(data.revision)
})
