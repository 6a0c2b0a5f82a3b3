import type { MarkupBook, ProductStandings } from '@showroom/contract/pricing/markup'
import { cartMessages } from '../../cart/cart.messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest, lineOf } from '../../cart/testing/guest.ts'
import { requirePart } from '../../catalogue/testing/stocked.store.ts'
import { aVisitor } from '../../catalogue/testing/visitor.ts'
import { aPro } from '../../testing/a-pro.ts'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

type Pro = Awaited<ReturnType<typeof aPro>>
type Standing = ProductStandings[number]['standing']

const set = (pro: Pro, items: ProductStandings) =>
  pro.ask<ProductStandings>('PUT /api/markup/products/standing', { items })
const all = (products: readonly string[], standing: Standing): ProductStandings =>
  products.map((product) => ({ product, standing }))
const listed = async (pro: Pro, words: string) => {
  const reply = await pro.ask<{ id: string; standing: Standing }[]>(`GET /api/markup/products?${words}`)
  return reply.data.map(({ id, standing }) => [id, standing])
}

const tiles = { category: 'tile-flooring', page_size: 12 }
const idsIn = async (pro: Pro, asked: object = tiles) =>
  (await aVisitor(opened.app, pro.vsdId).list({ ...asked })).data.map(({ id }) => id)
const totalIn = async (showroom: string, asked = {}) =>
  (await aVisitor(opened.app, showroom).list(asked)).total

const pageOf = (showroom: string, pid: string) =>
  opened.app.inject(`/api/public?${new URLSearchParams({ showroom, pid })}`)
const menuOf = async (pro: Pro) => (await opened.app.inject(`/api/menu_category?showroom=${pro.vsdId}`)).body

test('what a Pro hides is in no list, count, facet, search, rail, swatch, variant or page of that showroom', async () => {
  const pro = await aPro(opened)
  const visitor = aVisitor(opened.app, pro.vsdId)
  const before = await visitor.list(tiles)
  const hidden = before.data.find(({ swatches }) => swatches.length > 1)
  if (!hidden) throw new Error('No tile comes in several colors.')
  const sibling = hidden.swatches.find(({ product_id: id }) => id !== hidden.id)?.product_id ?? ''
  const { sku } = await visitor.product(hidden.id)
  const brands = (await visitor.list(tiles)).facets.find(({ key }) => key === 'brand')
  const other = before.data.find(({ id }) => id !== hidden.id && id !== sibling)?.id ?? ''
  await requirePart(opened.db, other, hidden.id)
  const parts = async () => (await visitor.product(other)).required.map(({ id }) => id)
  await expect.poll(parts).toContain(hidden.id)

  expect((await set(pro, all([hidden.id], 'hidden'))).data).toEqual([
    { product: hidden.id, standing: 'shown' },
  ])
  await expect.poll(() => totalIn(pro.vsdId, tiles)).toBe(before.total - 1)
  expect(await idsIn(pro)).not.toContain(hidden.id)
  expect(await totalIn(pro.vsdId, { search: sku })).toBe(0)
  const facet = (await visitor.list(tiles)).facets.find(({ key }) => key === 'brand')
  const countIn = (of: typeof facet) => of?.values.find(({ label }) => label === hidden.brand)?.count ?? 0
  expect(countIn(facet)).toBe(countIn(brands) - 1)
  const page = await pageOf(pro.vsdId, hidden.id)
  const unknown = await pageOf(pro.vsdId, 'neverWas')
  expect([page.statusCode, page.json()]).toEqual([404, unknown.json()])
  const { swatches, variants, related } = await siblingOf(pro, sibling)
  expect(JSON.stringify([swatches, variants, related])).not.toContain(hidden.id)
  expect(await parts()).not.toContain(hidden.id)
  expect(await visitor.rail('recently_viewed', { products: [hidden.id] })).toEqual([])
  // Another showroom goes on as it was.
  expect(await totalIn('0', { search: sku })).toBeGreaterThan(0)
  expect((await pageOf('0', hidden.id)).statusCode).toBe(200)
})

const siblingOf = async (pro: Pro, sibling: string) => {
  const visitor = aVisitor(opened.app, pro.vsdId)
  const { swatches, variants } = await visitor.product(sibling)
  const [related] = await visitor.rail('recently_viewed', { products: [sibling] })
  return { swatches, variants, related: related?.swatches }
}

test('the menu counts what is left', async () => {
  const pro = await aPro(opened)
  const { total, data } = await aVisitor(opened.app, pro.vsdId).list(tiles)
  const before = await menuOf(pro)
  expect(before).toContain(`"slug_url":"tile-flooring","product_count":${total}`)
  await set(
    pro,
    all(
      data.slice(0, 3).map(({ id }) => id),
      'hidden',
    ),
  )
  await expect.poll(() => menuOf(pro)).toContain(`"slug_url":"tile-flooring","product_count":${total - 3}`)
})

test('what is hidden can not be added to a cart, and stays in one with the sentence of what is no longer sold', async () => {
  const pro = await aPro(opened)
  const [id = '', another = ''] = await idsIn(pro)
  const guest = aGuest(opened.app, pro.vsdId)
  expect((await guest.add({ product_id: id, qty: 1 })).status).toBe(200)
  await set(pro, all([id, another], 'hidden'))
  const kept = async () => lineOf((await guest.cart()).data.Project_tans, id)
  await expect.poll(async () => (await kept()).can.change).toBe(false)
  expect((await kept()).warnings.map(({ message }) => message)).toEqual([cartMessages.notSold])
  const refused = await guest.add({ product_id: another, qty: 1 })
  expect([refused.status, refused.errors]).toEqual([
    422,
    { 'items.0.product_id': [cartMessages.unknownProduct] },
  ])
})

test('what is featured stands first where nobody asks for another order, and pages hold each once', async () => {
  const pro = await aPro(opened)
  const before = await idsIn(pro, { ...tiles, page_size: 48 })
  const featured = [before[20], before[30], before[13]].map((id) => id ?? '')
  await set(pro, all(featured, 'featured'))
  const first = [before[13], before[20], before[30]]
  await expect.poll(async () => (await idsIn(pro)).slice(0, 3)).toEqual(first)
  const rest = before.filter((id) => !featured.includes(id))
  const pages = await Promise.all([1, 2, 3, 4].map((page) => idsIn(pro, { ...tiles, page })))
  expect(pages.flat()).toEqual([...first, ...rest])
  const everywhere = await aVisitor(opened.app, pro.vsdId).list({ page_size: 12 })
  expect(everywhere.data.slice(0, 4).map(({ is_featured: is }) => is)).toEqual([true, true, true, false])
  const cheapest = await idsIn(pro, { ...tiles, sort: 'price_low' })
  await set(pro, all(featured, 'shown'))
  expect(await idsIn(pro, { ...tiles, sort: 'price_low' })).toEqual(cheapest)
  await expect.poll(() => idsIn(pro)).toEqual(before.slice(0, 12))
})

test('the table of prices keeps what is hidden, tells and filters how each stands, and a change is undone', async () => {
  const pro = await aPro(opened)
  const [one = '', two = '', three = ''] = await idsIn(pro)
  const first = await set(pro, [...all([one], 'featured'), ...all([two], 'hidden')])
  const second = await set(pro, all([one, two, three], 'hidden'))
  expect(new Map(second.data.map(({ product, standing }) => [product, standing]))).toEqual(
    new Map([
      [one, 'featured'],
      [three, 'shown'],
    ]),
  )
  expect(await listed(pro, 'view=hidden')).toHaveLength(3)
  await set(pro, second.data)
  expect(await listed(pro, 'view=featured')).toEqual([[one, 'featured']])
  expect(await listed(pro, 'view=hidden')).toEqual([[two, 'hidden']])
  await set(pro, first.data)
  expect(await listed(pro, 'view=hidden')).toEqual([])
  expect((await listed(pro, 'category=tile-flooring')).map(([, standing]) => standing)).not.toContain(
    'hidden',
  )
})

test('twenty-five can not be featured, what is not known refuses the rest, and a refusal changes nothing', async () => {
  const pro = await aPro(opened)
  const many = await idsIn(pro, { ...tiles, page_size: 48 })
  expect((await set(pro, all(many.slice(0, 24), 'featured'))).status).toBe(200)
  const refused = await set(pro, all([many[24] ?? ''], 'featured'))
  expect([refused.status, refused.message]).toEqual([
    422,
    'A showroom features at most 24 materials. Take one of them away first.',
  ])
  const unknown = await set(pro, all([many[0] ?? '', 'neverWas'], 'hidden'))
  expect([unknown.status, unknown.errors]).toEqual([422, { items: ['We do not know this product.'] }])
  expect(await listed(pro, 'view=hidden')).toEqual([])
  expect(await listed(pro, 'view=featured&page_size=48')).toHaveLength(24)
  // One that makes room takes another along.
  const swapped = await set(pro, [...all([many[0] ?? ''], 'shown'), ...all([many[24] ?? ''], 'featured')])
  expect(swapped.status).toBe(200)
})

test('a coupon for one material that is hidden is for nothing', async () => {
  const pro = await aPro(opened)
  const [product = ''] = await idsIn(pro)
  await set(pro, all([product], 'hidden'))
  const coupon = { code: 'SINKS', off_bps: 500, product, is_active: true }
  await expect
    .poll(async () => (await pro.ask('POST /api/coupon', coupon)).errors)
    .toEqual({ off_bps: ['Your showroom shows no product that this is for.'] })
})

test('the example of a rule names no material that is hidden', async () => {
  const pro = await aPro(opened)
  const exampleOf = async () => {
    const { data } = await pro.ask<MarkupBook>('GET /api/markup')
    return data.rules.find(({ category }) => category?.slug_url === 'tile-flooring')?.sums?.product.id
  }
  await pro.ask('POST /api/markup', { category: 'tile-flooring', markup_bps: 2_000 })
  const named = (await exampleOf()) ?? ''
  expect(named).not.toBe('')
  await set(pro, all([named], 'hidden'))
  await expect.poll(exampleOf).not.toBe(named)
  expect(await exampleOf()).toEqual(expect.any(String))
})
