import type { CategoryAttribute } from '@showroom/contract/catalogue/category-attributes'
import type { ProductShelf, VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aDraft, aVendor } from '../../vendor-goods/testing/a-vendor.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { retagSome } from './category-attributes.store.ts'
import { auditRows } from './testing/audit.store.ts'
import { aDesk } from './testing/a-desk.ts'

const desk = aDesk()
const { asAdmin, category, list, aSecondLater } = desk

const asked = async (slug: string) => {
  const { id } = await category(slug)
  const call = `/api/admin/categories/${id}/attributes`
  return {
    id,
    read: async () => (await asAdmin<CategoryAttribute[]>(`GET ${call}`)).data,
    add: (changes: object = {}) =>
      asAdmin<CategoryAttribute[]>(`POST ${call}`, {
        label: 'Surface feel',
        type: 'enum',
        unit: '',
        values: ['Soft', 'Rough'],
        is_filter: true,
        ...changes,
      }),
  }
}
const change = (id: string, body: object) =>
  asAdmin<CategoryAttribute[]>(`PUT /api/admin/category_attributes/${id}`, body)
const remove = (id: string) => asAdmin<CategoryAttribute[]>(`DELETE /api/admin/category_attributes/${id}`)
/** What goods are found by follows by a job. */
const goodsFollow = async () => {
  expect(await doJobs(desk.delivering())).toEqual([])
  await desk.aSecondLater()
}
const tagged = async (categoryId: number, key: string) => {
  const [found] = await desk.db().query<{ tagged: number; said: number }>(sql`
    select count(*) filter (where exists (select from unnest(facets) each where starts_with(each, ${`${key}=`})))::int
        as tagged, count(*)::int as said
    from product where root_category_id = ${categoryId} and attributes ? ${key}::text`)
  return found
}
const facet = async (slug: string, key: string) =>
  (await list(`category=${slug}`)).facets.find((each) => each.key === key)

test('what an Admin adds a vendor is asked for, shoppers choose by it, and the audit has it', async () => {
  const tile = await asked('tile-flooring')
  const added = await tile.add()
  expect(added.message).toBe('Surface feel is there. Vendors are asked for it from now on.')
  expect(added.data.at(-1)).toEqual({
    id: `${tile.id}--surface_feel`,
    label: 'Surface feel',
    type: 'enum',
    unit: '',
    values: ['Soft', 'Rough'],
    is_filter: true,
    product_count: 0,
  })
  const vendor = await aVendor(
    { app: desk.app(), db: desk.db(), now: () => new Date(desk.now()) },
    'Asked Vendor',
  )
  const shelves = (await vendor.ask<ProductShelf[]>('GET /api/vendor_goods/shelves')).data
  expect(shelves.find(({ category: slug }) => slug === 'tile-flooring')?.attributes.at(-1)).toMatchObject({
    key: 'surface_feel',
    values: ['Soft', 'Rough'],
    is_asked: true,
  })
  const { id } = await aDraft(vendor, { sku: 'FEEL-1', attributes: { surface_feel: 'Soft' } })
  const { data } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${id}`)
  expect(data.attributes).toMatchObject({ surface_feel: 'Soft' })
  expect((await auditRows(desk.db(), 'attribute')).at(-1)).toMatchObject({
    action: 'created',
    entityId: 'tile-flooring surface_feel',
    after: { label: 'Surface feel', values: 'Soft, Rough', is_filter: true },
  })
  const kept = await remove(`${tile.id}--surface_feel`)
  expect([kept.status, kept.message]).toEqual([
    409,
    'A product says it: it can not be removed. Take it out of the filters, where shoppers are not to choose by it.',
  ])
})

test('a filter that is taken away is none for shoppers, goods keep what they say, and it comes back', async () => {
  const tile = await asked('tile-flooring')
  const finish = (await tile.read()).find(({ label }) => label === 'Finish')
  expect(finish?.product_count).toBeGreaterThan(0)
  const before = await facet('tile-flooring', 'finish')
  expect(before?.label).toBe('Finish')
  expect((await change(`${tile.id}--finish`, { is_filter: false })).status).toBe(200)
  await aSecondLater()
  expect(await facet('tile-flooring', 'finish')).toBeUndefined()
  await goodsFollow()
  const said = (await tagged(tile.id, 'finish'))?.said ?? 0
  expect(said).toBeGreaterThan(40)
  expect(await tagged(tile.id, 'finish')).toEqual({ tagged: 0, said })
  await change(`${tile.id}--finish`, { is_filter: true, label: 'Surface' })
  await goodsFollow()
  expect(await tagged(tile.id, 'finish')).toEqual({ tagged: said, said })
  expect(await facet('tile-flooring', 'finish')).toEqual({ ...before, label: 'Surface' })
  await change(`${tile.id}--finish`, { label: 'Finish' })
})

test('what goods are found by follows in parts, each of its own transaction, until the last', async () => {
  const { id } = await asked('tile-flooring')
  const before = await tagged(id, 'finish')
  await desk.db().query(sql`update product set facets = '{}' where root_category_id = ${id}`)
  let parts = 0
  for (let after: number | null = 0; after !== null; parts += 1) {
    const from: number = after
    after = await desk
      .db()
      .transaction((tx) => retagSome(tx, { categoryId: id, key: 'finish', after: from, most: 20 }))
  }
  expect([await tagged(id, 'finish'), parts]).toEqual([before, Math.ceil((before?.said ?? 0) / 20) + 1])
})

test('attributes stand in the order that an Admin gives them', async () => {
  const tile = await asked('tile-flooring')
  const labels = async () => (await tile.read()).map(({ label }) => label)
  const [first, second, ...rest] = await labels()
  const moved = await asAdmin<CategoryAttribute[]>(
    `PUT /api/admin/category_attributes/${(await tile.read())[1]?.id}/place`,
    { position: 0 },
  )
  expect(moved.message).toBe('Saved in the new order.')
  expect(await labels()).toEqual([second, first, ...rest])
})

test('one that nothing says goes, and what is typed wrong is told under its field', async () => {
  const fans = await asked('fans')
  expect((await fans.add({ label: 'Brand' })).errors).toEqual({
    label: ['Every category has this one already: brand, availability, kind.'],
  })
  expect((await fans.add({ values: ['Soft', 'soft'] })).errors).toEqual({
    values: ['“soft” stands there twice.'],
  })
  await fans.add({ label: 'Hum', type: 'number', unit: 'dB', values: ['x'] })
  expect((await fans.read()).at(-1)).toMatchObject({ type: 'number', unit: 'dB', values: [] })
  expect((await fans.add({ label: 'hum' })).errors).toEqual({
    label: ['This category has an attribute of this name.'],
  })
  const gone = await remove(`${fans.id}--hum`)
  expect([gone.status, gone.data.some(({ label }) => label === 'Hum')]).toEqual([200, false])
  expect((await remove(`${fans.id}--hum`)).status).toBe(404)
  const child = (await category('fans')).children[0]
  expect(
    (
      await asAdmin(`POST /api/admin/categories/${child?.id}/attributes`, {
        label: 'Hum',
        type: 'bool',
        unit: '',
        values: [],
        is_filter: false,
      })
    ).message,
  ).toBe('Attributes belong to a category of a department: its subcategories have them too.')
})
