import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import type { VariantForm, VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, anActive, aVendor, theAdmin, type Vendor } from '../testing/a-vendor.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let vendor: Vendor
let admin: Vendor
beforeAll(async () => {
  opened = await openTestApp()
  vendor = await aVendor(opened, 'Variant Tile')
  admin = await theAdmin(opened)
})
afterAll(() => opened.close())

const aRow = (changes: Partial<VariantForm> = {}): VariantForm => ({
  id: null,
  revision: null,
  sku: 'SAND-1224',
  color: 'Sand',
  size_label: '12x24',
  price_cents: 4_900,
  ...changes,
})
const save = (id: string, variants: VariantForm[], who = vendor) =>
  who.ask<VendorProduct>(`PUT /api/vendor_products/${id}/variants`, { variants })
const knownRows = ({ family }: VendorProduct): VariantForm[] =>
  family.map(({ id, revision, sku, color, size_label, price_cents }) => ({
    id,
    revision,
    sku,
    color,
    size_label,
    price_cents,
  }))
const toldOf = ({ family }: VendorProduct) =>
  family.map(({ sku, color, size_label, price_cents, status }) => [
    sku,
    color,
    size_label,
    price_cents,
    status,
  ])
const shown = async (id: string) =>
  (await vendor.ask<ProductDetail>(`GET /api/public?pid=${id}&showroom=HARVEST2`)).data
const move = async (who: Vendor, id: string, name: string) =>
  who.ask(`POST /api/vendor_products/${id}/status`, { move: name })

test('a color that is added is a draft like the product, and shops offer the choice once both are active', async () => {
  const fog = await anActive(vendor, admin, { sku: 'FOG-A', name: 'Quill tile – Fog' })
  const { data } = await save(fog.id, [aRow({ sku: 'SAND-A' })])
  expect(toldOf(data)).toEqual([
    ['FOG-A', 'Fog', '12x24', 4_650, 'active'],
    ['SAND-A', 'Sand', '12x24', 4_900, 'draft'],
  ])
  expect(data.family[1]).toMatchObject({ name: 'Quill tile – Sand', stock_qty: 0, can_edit: true })
  expect((await shown(fog.id)).variants.flatMap(({ options }) => options)).toHaveLength(0)
  const sand = data.family[1]?.id ?? ''
  const { data: added } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${sand}`)
  expect(added).toMatchObject({
    category: fog.category,
    description: fog.description,
    attributes: fog.attributes,
    coverage: fog.coverage,
    mpn: '',
    msrp_cents: null,
    photos: [],
    variants: 2,
  })
  await move(vendor, sand, 'submit')
  await move(admin, sand, 'approve')
  const [colors] = (await shown(fog.id)).variants
  expect(colors?.options.map(({ value }) => value).toSorted()).toEqual(['Fog', 'Sand'])
})

test('where sizes differ they tell the variants apart, also those that were there before', async () => {
  const one = await anActive(vendor, admin, { sku: 'SIZE-A' })
  const { data } = await save(one.id, [aRow({ sku: 'SIZE-B', color: 'Fog', size_label: '24x48' })])
  const large = data.family[1]?.id ?? ''
  await move(vendor, large, 'submit')
  await move(admin, large, 'approve')
  const axes = (await shown(one.id)).variants
  expect(axes.find(({ axis }) => axis === 'size')?.options.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['12x24', '24x48']),
  )
  // What only its size was written into is no change that somebody else would have to look at.
  expect(data.family[0]?.revision).toBe(one.revision)
})

test('rows are changed in one go, and only those that differ', async () => {
  const first = await aDraft(vendor, { sku: 'ROW-A' })
  const { data } = await save(first.id, [aRow({ sku: 'ROW-B' })])
  const [fog, sand] = knownRows(data)
  if (!fog || !sand) throw new Error('Two rows were saved.')
  const { data: changed } = await save(first.id, [fog, { ...sand, price_cents: 5_100, color: 'Dune' }])
  expect(toldOf(changed)).toEqual([
    ['ROW-A', 'Fog', '12x24', 4_650, 'draft'],
    ['ROW-B', 'Dune', '12x24', 5_100, 'draft'],
  ])
  expect(changed.family.map(({ revision }) => revision)).toEqual([1, 2])
  const stale = await save(first.id, [{ ...sand, price_cents: 1 }])
  expect([stale.status, stale.code]).toEqual([409, 'stale'])
})

test('a SKU that is taken, two that are alike, one of another family: each is told at its row, and nothing is saved', async () => {
  const one = await aDraft(vendor, { sku: 'BAD-A' })
  const other = await aDraft(vendor, { sku: 'BAD-OTHER' })
  const good = aRow({ sku: 'BAD-B' })
  const wrong: [VariantForm, string, string][] = [
    [aRow({ sku: 'BAD-OTHER', color: 'Dune' }), 'variants.1.sku', 'You have another product with this SKU.'],
    [aRow({ sku: 'BAD-B', color: 'Dune' }), 'variants.1.sku', 'You have another product with this SKU.'],
    [
      aRow({ sku: 'BAD-C', color: 'Fog' }),
      'variants.1.color',
      'Another variant has this color and size. Say what is different.',
    ],
    [
      aRow({ sku: 'BAD-C', color: 'Sand' }),
      'variants.1.color',
      'Another variant has this color and size. Say what is different.',
    ],
    [
      aRow({ id: other.id, revision: 1, color: 'Dune' }),
      'variants.1.sku',
      'This product has no such variant any more.',
    ],
    [
      aRow({ sku: 'BAD-C', price_cents: 0 }),
      'variants.1.price_cents',
      'Please type what you are paid for one unit: above zero and below $200,000.',
    ],
  ]
  for (const [row, field, sentence] of wrong) {
    const { status, errors } = await save(one.id, [good, row])
    expect([status, errors]).toEqual([422, { [field]: [sentence] }])
  }
  const { data } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${one.id}`)
  expect(data.family).toHaveLength(1)
})

test('what is in review is left as it is, what is archived does not stand in the way, and nobody changes another vendor’s', async () => {
  const one = await aDraft(vendor, { sku: 'STILL-A' })
  const { data } = await save(one.id, [aRow({ sku: 'STILL-B' })])
  const [, sand] = knownRows(data)
  if (!sand?.id) throw new Error('Two rows were saved.')
  await move(vendor, sand.id, 'submit')
  const refused = await save(one.id, [{ ...sand, price_cents: 5_000 }])
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['variants.0.sku']])
  await move(vendor, sand.id, 'withdraw')
  await move(vendor, sand.id, 'archive')
  expect((await save(one.id, [aRow({ sku: 'STILL-C' })])).status).toBe(200)
  const stranger = await aVendor(opened, 'Variant Stone')
  expect((await save(one.id, [aRow({ sku: 'STILL-D', color: 'Dune' })], stranger)).status).toBe(404)
})
