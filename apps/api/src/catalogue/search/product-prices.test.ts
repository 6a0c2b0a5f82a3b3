import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { priceStack, standardFeeBps, standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { changeFinalPrice, readStocked, type Stocked } from '../testing/stocked.store.ts'
import { aVisitor } from '../testing/visitor.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let stocked: Stocked[]
let now = Date.parse('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => new Date(now))
  stocked = await readStocked(opened.db, '0')
})
afterAll(() => opened.close())

const visitor = () => aVisitor(opened.app)
const tiles = () => stocked.filter(({ root }) => root === 'tile-flooring')

describe('prices', () => {
  const compared = () => tiles().map(({ compareCents }) => compareCents)

  test('sort by the square foot where goods are compared by it', async () => {
    const low = await visitor().list({ category: 'tile-flooring', sort: 'price_low', page_size: 96 })
    const high = await visitor().list({ category: 'tile-flooring', sort: 'price_high', page_size: 96 })
    const perSqft = (reply: ProductsReply) => reply.data.map(({ price }) => price.per_sqft_cents)
    expect(perSqft(low)).toEqual(
      compared()
        .toSorted((a, b) => a - b)
        .slice(0, 96),
    )
    expect(perSqft(high)).toEqual(
      compared()
        .toSorted((a, b) => b - a)
        .slice(0, 96),
    )
  })

  test('filter within limits, and the range is that of the list without them', async () => {
    const reply = await visitor().list({ category: 'tile-flooring', price_min: 400, price_max: 700 })
    const within = compared().filter((cents) => cents >= 400 && cents <= 700)
    expect(reply.total).toBe(within.length)
    expect(reply.price_range).toEqual({
      min_cents: Math.min(...compared()),
      max_cents: Math.max(...compared()),
      per: 'sqft',
    })
  })

  test('by the foot and by the piece have no range together', async () => {
    expect((await visitor().list()).price_range).toBeNull()
    expect((await visitor().list({ filters: 'category:lights' })).price_range?.per).toBe('unit')
  })

  test('are those of the showroom', async () => {
    const harvest = new Map(
      (await readStocked(opened.db, 'HARVEST2')).map(({ publicId, priceCents }) => [publicId, priceCents]),
    )
    const { data } = await aVisitor(opened.app, 'HARVEST2').list({ category: 'tile-flooring' })
    expect(data.length).toBeGreaterThan(0)
    for (const { id, price } of data) expect(price.price_cents).toBe(harvest.get(id))
    const [first] = data
    const own = stocked.find(({ publicId }) => publicId === first?.id)
    expect(first?.price.price_cents).toBeGreaterThan(own?.priceCents ?? 0)
  })

  test('that change are shown within a second', async () => {
    const [first] = (await visitor().list({ category: 'toilets' })).data
    await changeFinalPrice(opened.db, first?.id ?? '', 100_000)
    now += 1_001
    const [later] = (await visitor().list({ category: 'toilets' })).data
    expect(later?.price.price_cents).toBe(priceStack(100_000, standardFeeBps, standardMarkupBps).priceCents)
  })
})
