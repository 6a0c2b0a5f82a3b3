import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { readStocked, type Stocked } from '../testing/stocked.store.ts'
import { aVisitor } from '../testing/visitor.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let stocked: Stocked[]
beforeAll(async () => {
  opened = await openTestApp()
  stocked = await readStocked(opened.db, '0')
})
afterAll(() => opened.close())

test('a department shows the products of its categories', async () => {
  const reply = await aVisitor(opened.app).list({ department: 'flooring' })
  const flooring = new Set(['tile-flooring', 'hardwood-flooring', 'laminate-flooring', 'luxury-flooring'])
  expect(reply.total).toBe(stocked.filter(({ root }) => flooring.has(root)).length)
})

test('what a showroom hides is not listed, counted, found or reached', async () => {
  // MAPLE247 hides artificial turf, pool copings and hardscaping.
  const maple = aVisitor(opened.app, 'MAPLE247')
  const all = await maple.list()
  const turf = stocked.find(({ root }) => root === 'artificial-turf')
  const shown = stocked.filter(
    ({ root }) => !['artificial-turf', 'pool-copings', 'hardscaping'].includes(root),
  )
  expect(all.total).toBe(shown.length)
  const categories = all.facets.find(({ key }) => key === 'category')
  expect(categories?.values.map(({ value }) => value)).not.toContain('artificial-turf')
  expect((await maple.list({ search: turf?.sku ?? '' })).total).toBe(0)
  const listing = await opened.app.inject(
    '/api/visualization/products?showroom=MAPLE247&category=artificial-turf',
  )
  const page = await opened.app.inject(`/api/public?showroom=MAPLE247&pid=${turf?.publicId}`)
  const menu = await opened.app.inject('/api/menu_category?vsd_id=MAPLE247')
  expect(listing.statusCode).toBe(404)
  expect(page.statusCode).toBe(404)
  expect(menu.body).not.toContain('artificial-turf')
  expect((await maple.rail('recently_viewed', { products: [turf?.publicId ?? ''] })).length).toBe(0)
})

test('an unknown showroom, category or department is not found', async () => {
  for (const query of ['showroom=NOSUCH22', 'category=cheese', 'category=99999', 'department=cheese']) {
    const response = await opened.app.inject(`/api/visualization/products?${query}`)
    expect(response.statusCode, query).toBe(404)
    expect(response.json().message).toBe('Record not found for processing.')
  }
})
