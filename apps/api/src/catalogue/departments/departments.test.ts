import type { Facet } from '@showroom/contract/catalogue/catalogue'
import { expect, test } from 'vitest'
import { auditRows } from './testing/audit.store.ts'
import { aDesk } from './testing/a-desk.ts'

const desk = aDesk()
const { does, category, department, menu, inMenu, list, aSecondLater } = desk

const valuesOf = (facets: readonly Facet[], key: string) =>
  facets.find((facet) => facet.key === key)?.values.map(({ value }) => value) ?? []

test('the tree has every category once, at its home, with its products', async () => {
  const departments = await desk.tree()
  const homes = departments.flatMap(({ categories }) => categories.map(({ slug }) => slug))
  expect(homes).toHaveLength(21)
  expect(new Set(homes).size).toBe(21)
  for (const { categories, ...sums } of departments) {
    expect(sums.product_count).toBe(categories.reduce((sum, each) => sum + each.product_count, 0))
    for (const { children, active_count } of categories)
      expect(active_count).toBe(children.reduce((sum, each) => sum + each.active_count, 0))
  }
  const tile = await category('tile-flooring')
  expect(tile.active_count).toBe((await inMenu('tile-flooring'))?.product_count)
})

test('a new name is what shoppers read, the address stays, and the audit has both', async () => {
  const { id, name } = await category('fans')
  const reply = await does(`PUT /api/admin/categories/${id}`, { name: 'Ceiling fans' })
  expect(reply).toMatchObject({ status: 200, message: 'Saved. Shoppers see it within a second.' })
  await aSecondLater()
  expect(await inMenu('fans')).toMatchObject({ name: 'Ceiling fans', slug_url: 'fans' })
  expect(await list('category=fans')).toMatchObject({ breadcrumb: [{ name: 'Ceiling fans' }] })
  expect((await auditRows(desk.db(), 'category')).at(-1)).toMatchObject({
    action: 'changed',
    entityId: 'fans',
    before: { name },
    after: { name: 'Ceiling fans' },
  })
  await does(`PUT /api/admin/categories/${id}`, { name })
  const audited = (await auditRows(desk.db(), 'category')).length
  await does(`PUT /api/admin/categories/${id}`, { name })
  expect(await auditRows(desk.db(), 'category')).toHaveLength(audited)
})

test('the order of an Admin is that of the menu, of department pages and of the facets', async () => {
  const bath = await department('bathroom')
  const last = bath.categories.at(-1)
  expect(bath.categories.length).toBeGreaterThan(2)
  const reply = await does(`PUT /api/admin/categories/${last?.id}/place`, { position: 0 })
  expect(reply.message).toBe('Saved in the new order.')
  const wanted = [last?.slug, ...bath.categories.slice(0, -1).map(({ slug }) => slug)]
  expect((await department('bathroom')).categories.map(({ slug }) => slug)).toEqual(wanted)
  await aSecondLater()
  const inDepartment = (await menu()).find(({ menu_slug }) => menu_slug === 'bathroom')
  expect(inDepartment?.categories.slice(0, wanted.length).map(({ slug_url }) => slug_url)).toEqual(wanted)
  const facet = valuesOf((await list('')).facets, 'category')
  expect(facet.filter((slug) => wanted.includes(slug))).toEqual(
    wanted.filter((slug) => facet.includes(slug ?? '')),
  )
  expect((await auditRows(desk.db(), 'category')).at(-1)).toMatchObject({
    action: 'placed',
    before: { place: wanted.length },
    after: { place: 1 },
  })
})

test('subcategories are in their order in the menu and in the facet of their kinds', async () => {
  const { children } = await category('tile-flooring')
  const second = children[1]
  await does(`PUT /api/admin/categories/${second?.id}/place`, { position: 0 })
  await aSecondLater()
  const wanted = [second, ...children.filter((each) => each !== second)].map((each) => each?.slug)
  const kinds = valuesOf((await list('category=tile-flooring')).facets, 'subcategory')
  expect(kinds.length).toBeGreaterThan(1)
  expect(kinds).toEqual(wanted.filter((slug) => kinds.includes(slug ?? '')))
  const shown = (await inMenu('tile-flooring'))?.children.map(({ slug_url }) => slug_url) ?? []
  expect(shown).toEqual(wanted.filter((slug) => shown.includes(slug ?? '')))
})

test('departments stand in the menu as an Admin has put them', async () => {
  const before = (await menu()).map(({ menu_slug }) => menu_slug)
  const last = await department(before.at(-1) ?? '')
  await does(`PUT /api/admin/departments/${last.id}/place`, { position: 0 })
  await aSecondLater()
  expect((await menu()).map(({ menu_slug }) => menu_slug)).toEqual([last.slug, ...before.slice(0, -1)])
  await does(`PUT /api/admin/departments/${last.id}/place`, { position: 99 })
  await aSecondLater()
  expect((await menu()).map(({ menu_slug }) => menu_slug)).toEqual(before)
})

test('a category moves to another department, and may be shown by others besides', async () => {
  const [bath, kitchen] = [await department('bathroom'), await department('kitchen')]
  const { id } = await category('toilets')
  await does(`PUT /api/admin/categories/${id}`, { department_id: kitchen.id, also_in: [] })
  expect((await department('kitchen')).categories.at(-1)?.slug).toBe('toilets')
  await aSecondLater()
  const shows = async (slug: string) =>
    (await menu()).find(({ menu_slug }) => menu_slug === slug)?.categories.map(({ slug_url }) => slug_url)
  expect(await shows('kitchen')).toContain('toilets')
  expect(await shows('bathroom')).not.toContain('toilets')
  expect((await auditRows(desk.db(), 'category')).at(-1)).toMatchObject({
    action: 'moved',
    before: { department: bath.name },
    after: { department: kitchen.name },
  })
  await does(`PUT /api/admin/categories/${id}`, { department_id: bath.id, also_in: [kitchen.id, bath.id] })
  expect(await category('toilets')).toMatchObject({ also_in: [kitchen.id] })
  await aSecondLater()
  expect(await shows('kitchen')).toContain('toilets')
  expect(await shows('bathroom')).toContain('toilets')
})

test('of what is new nobody sees anything before it is shown; without products it can go again', async () => {
  const { id: departmentId } = await department('landscaping-outdoor')
  const made = { name: 'Garden Sheds', slug: 'garden-sheds', parent_id: null, price_per: 'unit' }
  const reply = await does('POST /api/admin/categories', { ...made, department_id: departmentId })
  expect(reply).toMatchObject({
    status: 200,
    message: 'Garden Sheds is there. Shoppers see it once you show it.',
  })
  const { id } = await category('garden-sheds')
  await aSecondLater()
  expect(await inMenu('garden-sheds')).toBeUndefined()
  await does(`PUT /api/admin/categories/${id}`, { is_hidden: false, slug: 'sheds' })
  await aSecondLater()
  expect(await inMenu('sheds')).toMatchObject({ name: 'Garden Sheds', product_count: 0 })
  const child = { name: 'Tool Sheds', slug: 'tool-sheds', department_id: null, parent_id: id }
  await does('POST /api/admin/categories', { ...child, price_per: 'unit' })
  expect((await does(`DELETE /api/admin/categories/${id}`)).message).toMatch(/^A category stands in it/)
  const [below] = (await category('sheds')).children
  await does(`DELETE /api/admin/categories/${below?.id}`)
  expect(await does(`DELETE /api/admin/categories/${id}`)).toMatchObject({
    status: 200,
    message: 'Garden Sheds is removed.',
  })
  expect((await auditRows(desk.db(), 'category')).at(-1)).toMatchObject({
    action: 'removed',
    before: { name: 'Garden Sheds', department: 'Landscaping / Outdoor' },
    after: {},
  })
})

test('a department is made, renamed, and removed once nothing stands in it', async () => {
  await does('POST /api/admin/departments', { name: 'Workshop', slug: 'workshop' })
  const { id } = await department('workshop')
  await does(`PUT /api/admin/departments/${id}`, { name: 'Garage', slug: 'garage' })
  expect(await department('garage')).toMatchObject({ id, name: 'Garage', categories: [] })
  expect(await does(`DELETE /api/admin/departments/${id}`)).toMatchObject({ status: 200 })
  expect((await auditRows(desk.db(), 'department')).map(({ action }) => action).slice(-3)).toEqual([
    'created',
    'changed',
    'removed',
  ])
  const bath = await department('bathroom')
  expect(await does(`DELETE /api/admin/departments/${bath.id}`)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^It has [\d,]+ products, and can not be removed/),
  })
})
