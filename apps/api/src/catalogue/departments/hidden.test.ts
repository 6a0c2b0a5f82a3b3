import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileForm } from '../../project/testing/send-file.ts'
import { aDesk } from './testing/a-desk.ts'
import { auditRows } from './testing/audit.store.ts'

const desk = aDesk()
const { ask, does, category, department, menu, inMenu, list, aSecondLater } = desk

test('a hidden category is nowhere for shoppers, and comes back with all that was in it', async () => {
  const { id, name } = await category('tile-flooring')
  const [product] = (await list('category=tile-flooring')).data
  const before = await list('')
  const reply = await does(`PUT /api/admin/categories/${id}`, { is_hidden: true })
  expect(reply.message).toBe(`${name} is hidden from all shoppers.`)
  await aSecondLater()
  expect(await inMenu('tile-flooring')).toBeUndefined()
  expect((await list('category=tile-flooring')).status).toBe(404)
  expect((await ask<unknown>(`GET /api/public?showroom=HARVEST2&pid=${product?.id}`)).status).toBe(404)
  const without = await list('')
  expect(without.total).toBeLessThan(before.total)
  expect(JSON.stringify(without.facets)).not.toContain('"tile-flooring"')
  const found = await list(`search=${encodeURIComponent(product?.name ?? '')}`)
  expect(found.data.map((each) => each.id)).not.toContain(product?.id)
  expect((await auditRows(desk.db(), 'category')).at(-1)).toMatchObject({
    action: 'hidden',
    before: { is_hidden: false },
    after: { is_hidden: true },
  })
  await does(`PUT /api/admin/categories/${id}`, { is_hidden: false })
  await aSecondLater()
  expect(await list('')).toMatchObject({ total: before.total })
  expect((await auditRows(desk.db(), 'category')).at(-1)?.action).toBe('shown')
})

test('a hidden subcategory is missing in its category alone', async () => {
  const { children } = await category('tile-flooring')
  const sold = children.find(({ active_count }) => active_count > 0)
  const before = await list('category=tile-flooring')
  await does(`PUT /api/admin/categories/${sold?.id}`, { is_hidden: true })
  await aSecondLater()
  expect((await list('category=tile-flooring')).total).toBe(before.total - (sold?.active_count ?? 0))
  expect((await list(`category=${sold?.slug}`)).status).toBe(404)
  await does(`PUT /api/admin/categories/${sold?.id}`, { is_hidden: false })
})

test('a hidden department leaves the menu; its categories are sold where they are named', async () => {
  const { id } = await department('kitchen')
  await does(`PUT /api/admin/departments/${id}`, { is_hidden: true })
  await aSecondLater()
  expect((await menu()).map(({ menu_slug }) => menu_slug)).not.toContain('kitchen')
  expect((await list('department=kitchen')).status).toBe(404)
  expect((await list('category=kitchen-sinks')).status).toBe(200)
  await does(`PUT /api/admin/departments/${id}`, { is_hidden: false })
  await aSecondLater()
  expect((await menu()).map(({ menu_slug }) => menu_slug)).toContain('kitchen')
})

test('an address is fixed, and what is there stays, while products or files need it', async () => {
  const tile = await category('tile-flooring')
  expect(await does(`DELETE /api/admin/categories/${tile.id}`)).toMatchObject({
    status: 409,
    code: 'category_in_use',
    message: expect.stringMatching(/products, and can not be removed/),
  })
  const fixed = await does(`PUT /api/admin/categories/${tile.id}`, { slug: 'tiles' })
  expect(fixed).toMatchObject({
    status: 422,
    errors: { slug: [expect.stringMatching(/^Its address is fixed/)] },
  })
  const bath = await department('bathroom')
  const moved = await does(`PUT /api/admin/departments/${bath.id}`, { slug: 'bath' })
  expect(moved).toMatchObject({
    status: 422,
    errors: { slug: [expect.stringMatching(/^Its address is fixed/)] },
  })
})

test.each([
  ['an address that is taken', { name: 'Other tiles', slug: 'tile-flooring' }, 'slug'],
  ['an address of digits', { name: 'Numbers', slug: '2024' }, 'slug'],
  ['an address with blanks', { name: 'Blanks', slug: 'two words' }, 'slug'],
  ['a name that is taken', { name: 'toilets', slug: 'other-toilets' }, 'name'],
  ['no name', { name: ' ', slug: 'nothing' }, 'name'],
  ['two places', { name: 'Both', slug: 'both', parent_id: 1 }, 'department_id'],
  ['a department that is gone', { name: 'Lost', slug: 'lost', department_id: 999_999 }, 'department_id'],
])('%s is refused under its field', async (_what, typed, field) => {
  const { id } = await department('landscaping-outdoor')
  const made = { department_id: id, parent_id: null, price_per: 'unit', ...typed }
  const reply = await does('POST /api/admin/categories', made)
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.errors ?? {})).toContain(field)
})

test('a picture of an Admin stands on the tile; one that is too small is refused', async () => {
  const { id } = await category('lights')
  const send = async (edge: number) => {
    const picture = { create: { width: edge, height: edge, channels: 3 as const, background: '#a85' } }
    const { payload, headers } = fileForm({
      bytes: await sharp(picture).png().toBuffer(),
      fileName: 'lights.png',
    })
    const authorization = `Bearer ${desk.token()}`
    const url = `/api/admin/category_picture/${id}`
    return desk.app().inject({ method: 'POST', url, headers: { ...headers, authorization }, payload })
  }
  const small = await send(300)
  expect([small.statusCode, small.json().errors.file]).toEqual([
    422,
    ['The picture field must be Minimum 640 X 640 pixels.'],
  ])
  expect((await send(900)).statusCode).toBe(200)
  const { picture } = await category('lights')
  expect(picture).toMatch(/^\/showroom\/categories\/\w{17}-480\.webp$/)
  await aSecondLater()
  expect((await inMenu('lights'))?.picture).toBe(picture)
  const served = await desk.app().inject({ url: picture ?? '' })
  expect([served.statusCode, (await sharp(served.rawPayload).metadata()).height]).toEqual([200, 600])
  await does(`DELETE /api/admin/categories/${id}/picture`)
  expect((await category('lights')).picture).toBeNull()
})
