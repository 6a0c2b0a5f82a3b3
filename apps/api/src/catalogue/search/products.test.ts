import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { readStocked, type Stocked } from '../testing/stocked.store.ts'
import { aVisitor } from '../testing/visitor.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let stocked: Stocked[]
const now = Date.parse('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => new Date(now))
  stocked = await readStocked(opened.db, '0')
})
afterAll(() => opened.close())

const visitor = () => aVisitor(opened.app)
const tiles = () => stocked.filter(({ root }) => root === 'tile-flooring')
const ids = ({ data }: ProductsReply) => data.map(({ id }) => id)
const facetOf = (reply: ProductsReply, key: string) => {
  const facet = reply.facets.find((candidate) => candidate.key === key)
  if (!facet) throw new Error(`There is no facet ${key}.`)
  return facet
}
const countsOf = (reply: ProductsReply, key: string) =>
  Object.fromEntries(facetOf(reply, key).values.map(({ value, count }) => [value, count]))

/** Counted by hand, over what the seed wrote. */
const byHand = (products: readonly Stocked[], key: string) => {
  const counts: Record<string, number> = {}
  for (const { facets } of products) {
    for (const facet of facets) {
      if (facet.startsWith(`${key}=`)) {
        const value = facet.slice(key.length + 1)
        counts[value] = (counts[value] ?? 0) + 1
      }
    }
  }
  return counts
}
const has = ({ facets }: Stocked, ...wanted: string[]) => wanted.some((facet) => facets.includes(facet))

test('a category lists its products, featured first, ten to a page', async () => {
  const reply = await visitor().list({ category: 'tile-flooring' })
  expect(ids(reply)).toEqual(
    tiles()
      .slice(0, 10)
      .map(({ publicId }) => publicId),
  )
  expect(reply).toMatchObject({
    total: tiles().length,
    current_page: 1,
    last_page: Math.ceil(tiles().length / 10),
    path: '/api/visualization/products',
    category: { name: 'Tile Flooring', slug_url: 'tile-flooring' },
    breadcrumb: [{ name: 'Tile Flooring', slug_url: 'tile-flooring' }],
  })
})

test('the same list is read by its slug, its id, and as a POST', async () => {
  const bySlug = await visitor().list({ category: 'tile-flooring' })
  const byId = await visitor().list({ category: String(bySlug.category?.id) })
  const posted = await opened.app.inject({
    method: 'POST',
    url: '/api/visualization/products',
    payload: { category: 'tile-flooring', showroom: 0 },
  })
  expect(ids(byId)).toEqual(ids(bySlug))
  expect(ids(posted.json())).toEqual(ids(bySlug))
})

test('all pages together hold every product once, and a page past the last is the last', async () => {
  const seen: string[] = []
  let lastPage = 1
  for (let page = 1; page <= lastPage; page++) {
    const reply = await visitor().list({ category: 'tile-flooring', page, page_size: 20 })
    lastPage = reply.last_page
    seen.push(...ids(reply))
  }
  expect(seen.toSorted()).toEqual(
    tiles()
      .map(({ publicId }) => publicId)
      .toSorted(),
  )
  const beyond = await visitor().list({ category: 'tile-flooring', page: 9_999, page_size: 20 })
  expect(beyond.current_page).toBe(lastPage)
  expect(ids(beyond)).toEqual(seen.slice((lastPage - 1) * 20))
})

describe('facets', () => {
  test('count what a category holds', async () => {
    const reply = await visitor().list({ category: 'tile-flooring' })
    for (const key of ['material', 'look', 'brand', 'stock', 'subcategory', 'application']) {
      const expected = byHand(tiles(), key)
      if (Object.keys(expected).length > 1) expect(countsOf(reply, key), key).toEqual(expected)
    }
  })

  test('widen within one and narrow across several, each counted without its own choice', async () => {
    const [first = '', second = ''] = Object.keys(byHand(tiles(), 'finish'))
    const look = Object.keys(byHand(tiles(), 'look'))[0] ?? ''
    const filters = [`finish:${first}`, `finish:${second}`, `look:${look}`]
    const reply = await visitor().list({ category: 'tile-flooring', filters, page_size: 96 })
    const ofFinish = tiles().filter((tile) => has(tile, `finish=${first}`, `finish=${second}`))
    const ofLook = tiles().filter((tile) => has(tile, `look=${look}`))
    const both = ofFinish.filter((tile) => ofLook.includes(tile))
    expect(reply.total).toBe(both.length)
    expect(ids(reply)).toEqual(both.slice(0, 96).map(({ publicId }) => publicId))
    expect(countsOf(reply, 'finish')).toMatchObject(byHand(ofLook, 'finish'))
    expect(countsOf(reply, 'look')).toMatchObject(byHand(ofFinish, 'look'))
    expect(countsOf(reply, 'brand')).toEqual(byHand(both, 'brand'))
    expect(facetOf(reply, 'finish').values.filter(({ selected }) => selected)).toHaveLength(2)
  })

  test('what the counts promise is what a choice finds', async () => {
    const reply = await visitor().list({ category: 'lights' })
    for (const { key, values } of reply.facets) {
      const [value] = values
      const chosen = await visitor().list({ category: 'lights', filters: `${key}:${value?.value}` })
      expect(chosen.total, `${key}:${value?.label}`).toBe(value?.count)
    }
  })

  test('stay few, and a choice of one value is not offered', async () => {
    for (const category of new Set(stocked.map(({ root }) => root))) {
      const { facets } = await visitor().list({ category })
      expect(facets.length, category).toBeLessThanOrEqual(14)
      for (const { key, values } of facets) {
        expect(values.length, `${category} ${key}`).toBeLessThanOrEqual(20)
        if (values.length === 1) expect(values[0]?.label, `${category} ${key}`).toBe('Yes')
      }
    }
  })

  test('across categories are category, brand and availability', async () => {
    const reply = await visitor().list()
    expect(reply.facets.map(({ label }) => label)).toEqual(['Category', 'Brand', 'Availability'])
    expect(countsOf(reply, 'category')['tile-flooring']).toBe(tiles().length)
    const chosen = await visitor().list({ filters: 'category:tile-flooring' })
    expect(chosen.total).toBe(tiles().length)
    expect(countsOf(chosen, 'category')).toEqual(countsOf(reply, 'category'))
  })

  test('a value nobody has finds nothing, and stays to be taken back', async () => {
    const reply = await visitor().list({ category: 'tile-flooring', filters: 'material:Cheese' })
    expect(reply.total).toBe(0)
    expect(facetOf(reply, 'material').values).toContainEqual({
      value: 'Cheese',
      label: 'Cheese',
      count: 0,
      selected: true,
    })
  })
})

test('a quantity asks for one lot that holds it, or stock without lots, or goods made to order', async () => {
  const reply = await visitor().list({ category: 'tile-flooring', quantity: 60, page_size: 96 })
  const enough = tiles().filter(
    ({ lots, stockQty, stockStatus }) =>
      stockStatus === 'made_to_order' || (lots.length > 0 ? Math.max(...lots) >= 60 : stockQty >= 60),
  )
  expect(reply.total).toBe(enough.length)
  expect(enough.length).toBeLessThan(tiles().length)
})

test('an area asks for one lot that covers it with its waste', async () => {
  const area = 400_000
  const reply = await visitor().list({ category: 'tile-flooring', area, page_size: 96 })
  const enough = tiles().filter(({ lots, stockQty, stockStatus, coverage }) => {
    const units = coverage ? Math.ceil((area * 110) / (100 * coverage)) : 1
    return stockStatus === 'made_to_order' || (lots.length > 0 ? Math.max(...lots) : stockQty) >= units
  })
  expect(reply.total).toBe(enough.length)
  expect(enough.length).toBeLessThan(tiles().length)
  expect(enough.length).toBeGreaterThan(0)
})
