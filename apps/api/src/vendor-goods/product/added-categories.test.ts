import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { ArrangedDepartment } from '@showroom/contract/catalogue/departments'
import type { ProductShelf } from '@showroom/contract/vendor-goods/vendor-product'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { anActive, aVendor, theAdmin, type Vendor } from '../testing/a-vendor.ts'
import { importing, shopify } from '../testing/an-import.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let vendor: Vendor
let admin: Vendor
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  vendor = await aVendor(opened, 'Quill Tile')
  admin = await theAdmin(opened)
})
afterAll(() => opened.close())

const { send, worked, rowsOf } = importing(() => opened)

const tree = async () => (await admin.ask<ArrangedDepartment[]>('GET /api/admin/departments')).data
const idOf = async (slug: string): Promise<number> => {
  const all = (await tree()).flatMap(({ categories }) => categories)
  const found = [...all, ...all.flatMap(({ children }) => children)].find((each) => each.slug === slug)
  return found?.id ?? 0
}
const add = (name: string, slug: string, at: object) =>
  admin.ask('POST /api/admin/categories', {
    name,
    slug,
    department_id: null,
    parent_id: null,
    price_per: 'unit',
    ...at,
  })
const show = async (slug: string) =>
  admin.ask(`PUT /api/admin/categories/${await idOf(slug)}`, { is_hidden: false })

/** What is kept of showrooms and of the catalogue is at most a second old. */
const listed = async (category: string): Promise<string[]> => {
  now = new Date(now.getTime() + 5_000)
  const url = `/api/visualization/products?showroom=HARVEST2&category=${category}`
  const reply = await opened.app.inject(url)
  return reply.statusCode === 200 ? reply.json<{ data: ProductCard[] }>().data.map(({ id }) => id) : []
}

test('what an Admin has added is a place for goods at once, and in shops once it is shown', async () => {
  await add('Terrazzo Tile', 'terrazzo-tile', { parent_id: await idOf('tile-flooring') })
  const shelves = (await vendor.ask<ProductShelf[]>('GET /api/vendor_goods/shelves')).data
  const floors = shelves.find(({ category }) => category === 'tile-flooring')
  expect(floors?.subcategories.at(-1)).toEqual({ category: 'terrazzo-tile', name: 'Terrazzo Tile' })
  expect(floors?.attributes.find(({ key }) => key === 'finish')?.values).toContain('Matte')
  const { id } = await anActive(vendor, admin, { category: 'terrazzo-tile', sku: 'TERR-1' })
  expect(await listed('terrazzo-tile')).toEqual([])
  await show('terrazzo-tile')
  await vi.waitFor(async () => expect(await listed('terrazzo-tile')).toEqual([id]), { timeout: 5_000 })
  const { status } = await admin.ask(`DELETE /api/admin/categories/${await idOf('terrazzo-tile')}`)
  expect(status).toBe(409)
})

test('a file of goods can be put into a category of a department that was added whole', async () => {
  const [first] = await tree()
  await add('Garden Sheds', 'garden-sheds', { department_id: first?.id })
  await add('Tool Sheds', 'tool-sheds', { parent_id: await idOf('garden-sheds') })
  const { data: sent } = await send(vendor, shopify('SHED-1,Cedar shed,Quill,Shed,SHED-1,900,4,true'))
  const nowhere = { mapping: sent.mapping, category: 'castles' }
  expect((await vendor.ask(`POST /api/vendor_imports/${sent.id}/check`, nowhere)).status).toBe(422)
  await vendor.ask(`POST /api/vendor_imports/${sent.id}/check`, { ...nowhere, category: 'garden-sheds' })
  await worked(vendor, sent.id)
  expect(await rowsOf(vendor, sent.id)).toMatchObject([{ outcome: 'added' }])
  await vendor.ask(`POST /api/vendor_imports/${sent.id}/run`)
  await worked(vendor, sent.id)
  const sheds = (await tree())
    .flatMap(({ categories }) => categories)
    .find(({ slug }) => slug === 'garden-sheds')
  expect(sheds).toMatchObject({ product_count: 1, active_count: 0, children: [{ product_count: 1 }] })
})
