import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
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

const find = (search: string, more = {}) => aVisitor(opened.app).list({ search, page_size: 96, ...more })
const names = ({ data }: ProductsReply) => data.map(({ name }) => name)
const rootOf = (id: string) => stocked.find(({ publicId }) => publicId === id)?.root
const rootsOf = ({ data }: ProductsReply) => [...new Set(data.map(({ id }) => rootOf(id)))]
const aProductOf = (root: string): Stocked => {
  const found = stocked.find((product) => product.root === root)
  if (!found) throw new Error(`Nothing of ${root} is stocked.`)
  return found
}

test('every word must be there', async () => {
  const both = await find('oak floor')
  expect(both.total).toBeGreaterThan(0)
  expect(both.total).toBeLessThan((await find('floor')).total)
  expect(rootsOf(both)).not.toContain('toilets')
  expect(both.suggestion).toBeNull()
})

test('the last word may still be being typed', async () => {
  const whole = await find('matte porcelain')
  expect(whole.total).toBeGreaterThan(0)
  expect((await find('matte porcel')).total).toBe(whole.total)
})

test.each(['SKU', 'sku in lower case', 'MPN', 'UPC'])(
  'an article number finds its product: %s',
  async (kind) => {
    const product = aProductOf('bathroom-faucets')
    const codes: Record<string, string | null> = {
      SKU: product.sku,
      'sku in lower case': product.sku.toLowerCase(),
      MPN: product.mpn,
      UPC: product.upc,
    }
    const reply = await find(codes[kind] ?? '')
    expect(reply.data[0]?.id).toBe(product.publicId)
  },
)

test('the beginning of an article number finds those that begin so', async () => {
  const { sku } = aProductOf('tile-flooring')
  const beginning = sku.split('-').slice(0, 3).join('-')
  const reply = await find(beginning)
  const expected = stocked.filter((product) => product.sku.startsWith(beginning))
  expect(reply.total).toBeGreaterThanOrEqual(expected.length)
  expect(reply.data.map(({ id }) => id)).toEqual(
    expect.arrayContaining(expected.slice(0, 5).map(({ publicId }) => publicId)),
  )
})

test.each([
  ['LVP', 'luxury-flooring'],
  ['lav faucet', 'bathroom-faucets'],
  ['commode', 'toilets'],
  ['drawer pulls', 'cabinet-hardware'],
  ['fake grass', 'artificial-turf'],
  ['bathtub', 'bath-tubs'],
  ['fridge', 'appliances'],
])('people say %s for %s', async (said, root) => {
  const reply = await find(said)
  expect(reply.total).toBeGreaterThan(0)
  expect(rootOf(reply.data[0]?.id ?? '')).toBe(root)
})

test('grey and gray find the same', async () => {
  expect((await find('grey tile')).total).toBe((await find('gray tile')).total)
})

test.each([
  ['porcelin tile', 'porcelain tile'],
  ['marbel mosaic', 'marble mosaic'],
  ['bathrom fuacet', 'bathroom faucet'],
  ['herringbon oak', 'herringbone oak'],
])('%s shows what was probably meant, and says so', async (typed, meant) => {
  const reply = await find(typed)
  const right = await find(meant)
  expect(right.total).toBeGreaterThan(0)
  expect(reply.total).toBe(right.total)
  if (right.total > 0 && reply.suggestion) expect(reply.suggestion.search).toBe(meant)
})

test('what is only found elsewhere is pointed to', async () => {
  const reply = await find('toilet', { category: 'tile-flooring' })
  expect(reply.total).toBe(0)
  expect(reply.suggestion?.category?.slug_url).toBe('toilets')
})

test('what nobody sells is an empty list with nothing invented', async () => {
  const reply = await find('qqzzxxy')
  expect(reply).toMatchObject({
    total: 0,
    data: [],
    last_page: 1,
    suggestion: { search: null, category: null },
  })
})

test('accents, case, quotes and spaces around an x do not matter', async () => {
  const plain = await find('12x24 porcelain')
  expect(plain.total).toBeGreaterThan(0)
  expect(names(await find('12 X 24  “Pörcelain”'))).toEqual(names(plain))
})

test('a search narrows by facets and sorts by price like any list', async () => {
  const all = await find('porcelain', { category: 'tile-flooring' })
  const brand = all.facets.find(({ key }) => key === 'brand')?.values[0]
  const chosen = await find('porcelain', {
    category: 'tile-flooring',
    filters: `brand:${brand?.value}`,
    sort: 'price_low',
  })
  expect(chosen.total).toBe(brand?.count)
  const prices = chosen.data.map(({ price }) => price.per_sqft_cents ?? 0)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})
