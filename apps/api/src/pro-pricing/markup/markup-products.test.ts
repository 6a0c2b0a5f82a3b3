import type { MarkupBook, MarkupProduct, ProductMarkups } from '@showroom/contract/pricing/markup'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPro } from '../../testing/a-pro.ts'
import { ownRuleIds } from './testing/own-rules.store.ts'
import { fieldNamesIn } from '../../testing/found-in.ts'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

type Pro = Awaited<ReturnType<typeof aPro>>
type Page = { data: MarkupProduct[]; total: number; last_page: number }

const listed = async (pro: Pro, words: Record<string, string> = {}): Promise<Page> => {
  const reply = await pro.ask(`GET /api/markup/products?${new URLSearchParams(words)}`)
  expect(reply.status).toBe(200)
  return reply as unknown as Page // the reply of that call
}

const set = (pro: Pro, items: ProductMarkups) =>
  pro.ask<ProductMarkups>('PUT /api/markup/products', { items })

const tiles = { category: 'tile-flooring', page_size: '3' }

/** With what a showroom opens. */
const everything = { vendor: null, category: null, product: null, client: null }

const threeTiles = async (pro: Pro) => {
  const { data } = await listed(pro, tiles)
  expect(data).toHaveLength(3)
  return data
}

const markupsOf = async (pro: Pro) => (await listed(pro, tiles)).data.map(({ markup_bps: bps }) => bps)

test('each product stands with the rule that makes its price, and nothing of the vendor’s', async () => {
  const pro = await aPro(opened)
  const before = await threeTiles(pro)
  for (const product of before) {
    expect(product).toMatchObject({ rule: everything, is_own: false, markup_bps: 1_000 })
    expect(product.wholesale_cents + product.markup_cents).toBe(product.price_cents)
  }
  await pro.ask('POST /api/markup', { category: 'tile-flooring', markup_bps: 1_800 })
  await pro.ask('POST /api/markup', {
    vendor: before[0]?.vendor,
    category: 'tile-flooring',
    markup_bps: 1_900,
  })
  const [first] = (await listed(pro, tiles)).data
  expect(first).toMatchObject({
    markup_bps: 1_900,
    is_own: false,
    rule: { vendor: before[0]?.vendor, category: { slug_url: 'tile-flooring' }, product: null, client: null },
  })
  expect(fieldNamesIn(first)).not.toMatch(/fee|final/i)
})

test('several are set at once and set back with what the answer holds', async () => {
  const pro = await aPro(opened)
  const [first, second, third] = (await threeTiles(pro)).map(({ id }) => id)
  if (!first || !second || !third) throw new Error('There are fewer than three tiles.')
  const one = await set(pro, [{ product: first, markup_bps: 2_500 }])
  expect(one.data).toEqual([{ product: first, markup_bps: null }])
  const kept = (await ownRuleIds(opened.db, pro.vsdId))[0]
  const three = await set(
    pro,
    [first, second, third].map((product) => ({ product, markup_bps: 3_000 })),
  )
  expect(await markupsOf(pro)).toEqual([3_000, 3_000, 3_000])
  const ids = await ownRuleIds(opened.db, pro.vsdId)
  expect(ids).toHaveLength(3)
  expect(ids).toContain(kept)
  // They stand with their products, not among the rules.
  const { data: book } = await pro.ask<MarkupBook>('GET /api/markup')
  expect([book.total, book.rules.map(({ product }) => product)]).toEqual([1, [null]])
  expect((await listed(pro, { view: 'own' })).total).toBe(3)
  await set(pro, three.data)
  expect(await markupsOf(pro)).toEqual([2_500, 1_000, 1_000])
  await set(pro, one.data)
  expect((await listed(pro, { view: 'own' })).total).toBe(0)
})

test('a product’s own markup stands before a rule for its category, and going back to it keeps the rule', async () => {
  const pro = await aPro(opened)
  const [tile] = await threeTiles(pro)
  await pro.ask('POST /api/markup', { category: 'tile-flooring', markup_bps: 1_800 })
  await set(pro, [{ product: tile?.id ?? '', markup_bps: 1_200 }])
  expect((await listed(pro, tiles)).data[0]).toMatchObject({ is_own: true, markup_bps: 1_200 })
  await set(pro, [{ product: tile?.id ?? '', markup_bps: null }])
  expect((await listed(pro, tiles)).data[0]).toMatchObject({ is_own: false, markup_bps: 1_800 })
})

test('the server seeks, filters, sorts and pages', async () => {
  const pro = await aPro(opened)
  const all = await listed(pro)
  expect(all.total).toBeGreaterThan(all.data.length)
  const [first] = all.data
  const found = await listed(pro, { s: first?.name.toUpperCase() ?? '' })
  expect(found.data.map(({ id }) => id)).toContain(first?.id)
  const ofVendor = await listed(pro, { vendor: first?.vendor ?? '' })
  expect(new Set(ofVendor.data.map(({ vendor }) => vendor))).toEqual(new Set([first?.vendor]))
  const dearest = (await listed(pro, { sort: '-cost' })).data.map(({ wholesale_cents: cost }) => cost)
  expect(dearest).toEqual([...dearest].sort((one, other) => other - one))
  expect((await listed(pro, { category: 'never-was' })).total).toBe(0)
})

test('one that is refused changes none', async () => {
  const pro = await aPro(opened)
  const [tile] = await threeTiles(pro)
  const product = tile?.id ?? ''
  const unknown = await set(pro, [
    { product, markup_bps: 2_000 },
    { product: 'neverWas', markup_bps: 2_000 },
  ])
  expect([unknown.status, unknown.errors]).toEqual([422, { items: ['We do not know this product.'] }])
  const low = await set(pro, [{ product, markup_bps: 999 }])
  expect([low.status, Object.values(low.errors ?? {})]).toEqual([422, [['Minimum is 10 %.']]])
  expect(await markupsOf(pro)).toEqual([1_000, 1_000, 1_000])
})

test('a showroom holds at most two hundred rules, however they are made', async () => {
  const pro = await aPro(opened)
  const [one, two, more] = await Promise.all(
    ['1', '2', '3'].map((page) => listed(pro, { page, page_size: '96' })),
  )
  const items = (page: Page | undefined) =>
    (page?.data ?? []).map(({ id: product }) => ({ product, markup_bps: 1_500 }))
  expect((await set(pro, items(one))).status).toBe(200)
  expect((await set(pro, items(two))).status).toBe(200)
  const refused = await set(pro, items(more).slice(0, 9))
  expect([refused.status, refused.message]).toEqual([422, 'A showroom holds at most 200 rules.'])
  expect((await listed(pro, { view: 'own' })).total).toBe(192)
})
