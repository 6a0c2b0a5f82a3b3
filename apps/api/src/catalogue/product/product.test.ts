import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { readStocked, requirePart, type Stocked } from '../testing/stocked.store.ts'
import { aVisitor } from '../testing/visitor.ts'
import { fieldNamesIn, numbersIn } from '../../testing/found-in.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let stocked: Stocked[]
beforeAll(async () => {
  // Monday, 9:00 in Los Angeles.
  opened = await openTestApp({}, () => new Date('2026-11-30T17:00:00Z'))
  stocked = await readStocked(opened.db, '0')
})
afterAll(() => opened.close())

const visitor = () => aVisitor(opened.app)
const stockedWhere = (holds: (product: Stocked) => boolean): Stocked => {
  const found = stocked.find(holds)
  if (!found) throw new Error('No such product is stocked.')
  return found
}

test('a product shows its price, lots, breadcrumb, attributes and documents', async () => {
  const own = stockedWhere(({ root, lots }) => root === 'tile-flooring' && lots.length > 1)
  const product = await visitor().product(own.publicId)
  expect(product).toMatchObject({
    id: own.publicId,
    sku: own.sku,
    price: { unit: 'box', price_cents: own.priceCents, per_sqft_cents: own.compareCents },
    quantity: { default_waste_pct: 10 },
    breadcrumb: [{ slug_url: 'tile-flooring' }, { slug_url: own.subcategory }],
  })
  expect(product.lots.map(({ available }) => available)).toEqual(
    own.lots.filter((available) => available > 0).toSorted((a, b) => b - a),
  )
  expect(product.attributes.map(({ label }) => label)).toContain('Material')
  expect(product.size?.text).toMatch(/^\d+(?: \d+\/\d+)?" × \d.* thick$/)
  expect(product.size?.spoken).toMatch(/ by .* inch(?:es)?.* thick$/)
  expect(product.documents.map(({ name }) => name)).toContain('Spec sheet')
  expect(product.gallery[0]?.url).toMatch(new RegExp(`^/showroom/pictures/${own.publicId}/card-[0-9a-f]{8}$`))
})

test('a product that is reached through a category is there where it stands in it, and nowhere else', async () => {
  const own = stockedWhere(({ root }) => root === 'tile-flooring')
  const through = async (cid: string) =>
    (await opened.app.inject(`/api/public?${new URLSearchParams({ showroom: '0', pid: own.publicId, cid })}`))
      .statusCode
  expect([await through(own.subcategory), await through('tile-flooring')]).toEqual([200, 200])
  expect([await through('toilets'), await through('no-such-category')]).toEqual([404, 404])
})

test('a variant leads to the product that differs in nothing else', async () => {
  const own = stockedWhere(({ root }) => root === 'tile-flooring')
  const product = await visitor().product(own.publicId)
  expect(product.variants.length).toBeGreaterThan(0)
  for (const { axis, options } of product.variants) {
    expect(options.filter(({ selected }) => selected)).toHaveLength(1)
    const other = options.find(({ selected, reason }) => !selected && reason === null)
    if (!other) continue
    const neighbour = await visitor().product(other.product_id ?? '')
    for (const theirs of neighbour.variants) {
      const chosen = theirs.options.find(({ selected }) => selected)?.value
      const ours = product.variants.find((candidate) => candidate.axis === theirs.axis)
      expect(chosen).toBe(
        theirs.axis === axis ? other.value : ours?.options.find(({ selected }) => selected)?.value,
      )
    }
  }
})

test('delivery is a range of days that starts after the lead time', async () => {
  const own = stockedWhere(({ stockStatus }) => stockStatus === 'in_stock')
  const { delivery } = await visitor().product(own.publicId)
  expect(delivery.earliest > '2026-12-01').toBe(true)
  expect(delivery.latest > delivery.earliest).toBe(true)
})

test('what does not work alone names its required part, unless the showroom hides that', async () => {
  const deck = stockedWhere(({ root }) => root === 'bath-tubs')
  const paver = stockedWhere(({ root }) => root === 'hardscaping')
  await requirePart(opened.db, deck.publicId, paver.publicId)
  const shown = await visitor().product(deck.publicId)
  expect(shown.required.map(({ id }) => id)).toContain(paver.publicId)
  const maple = await aVisitor(opened.app, 'MAPLE247').product(deck.publicId)
  expect(maple.required.map(({ id }) => id)).not.toContain(paver.publicId)
})

test('an unknown product is not found', async () => {
  const response = await opened.app.inject('/api/public?pid=nosuchproduct')
  expect(response.statusCode).toBe(404)
  expect(response.json().message).toBe('Record not found for processing.')
})

test('the menu counts what each category sells', async () => {
  const response = await opened.app.inject('/api/menu_category')
  const { data } = response.json()
  expect(data.map(({ name }: { name: string }) => name)).toEqual([
    'Kitchen',
    'Bathroom',
    'Flooring',
    'Tile & Stone',
    'Lighting & Fans',
    'Landscaping / Outdoor',
  ])
  const [tile] = data[3].categories
  expect(tile).toMatchObject({
    name: 'Tile Flooring',
    slug_url: 'tile-flooring',
    product_count: stocked.filter(({ root }) => root === 'tile-flooring').length,
  })
  expect(tile.children.length).toBeGreaterThan(0)
})

test('no reply holds what the vendor is paid, nor names it', async () => {
  const secrets = new Map(stocked.map(({ publicId, finalPriceCents }) => [publicId, finalPriceCents]))
  const maple = aVisitor(opened.app, 'MAPLE247')
  for (const root of ['tile-flooring', 'lights', 'toilets', 'cabinet-hardware']) {
    const list = await maple.list({ category: root, page_size: 20 })
    const details = await Promise.all(list.data.slice(0, 5).map(({ id }) => maple.product(id)))
    for (const product of [...list.data, ...details]) {
      const wholesale = secrets.get(product.id) ?? 0
      const withFee = wholesale + Math.round(wholesale * 0.08)
      expect(numbersIn(product)).not.toContain(wholesale)
      expect(numbersIn(product)).not.toContain(withFee)
    }
    expect(fieldNamesIn([list, details])).not.toMatch(
      /final_price|wholesale|markup|accept_rate|damage_rate|vendor_id|cost/i,
    )
  }
})
