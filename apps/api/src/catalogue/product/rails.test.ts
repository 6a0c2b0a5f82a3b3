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

const visitor = () => aVisitor(opened.app)
const some = (root: string, count: number) =>
  stocked
    .filter((product) => product.root === root)
    .slice(0, count)
    .map(({ publicId }) => publicId)

test('top products are the most popular of the category', async () => {
  const cards = await visitor().rail('top_products', { category: 'lights' })
  expect(cards.map(({ id }) => id)).toEqual(some('lights', 12))
})

test('recently viewed come back in the visitor’s own order, without what is gone', async () => {
  const [first = '', second = '', third = ''] = some('toilets', 3)
  const products = [second, 'nosuchproduct', third, first, second]
  const cards = await visitor().rail('recently_viewed', { products })
  expect(cards.map(({ id }) => id)).toEqual([second, third, first])
})

test('what was viewed together is shown as also viewed, the most often first', async () => {
  const [tile = ''] = some('tile-flooring', 1)
  const [tub = ''] = some('bath-tubs', 1)
  const [fan = ''] = some('fans', 1)
  await visitor().rail('recently_viewed', { products: [tile, tub, fan] })
  await visitor().rail('recently_viewed', { products: [tile, fan] })
  const cards = await visitor().rail('customer_also_viewed', { product: tile })
  expect(cards.slice(0, 2).map(({ id }) => id)).toEqual([fan, tub])
  const back = await visitor().rail('customer_also_viewed', { product: fan })
  expect(back[0]?.id).toBe(tile)
})

test('where nobody has looked yet, also viewed is filled from the same shelf', async () => {
  const own = stocked.find(({ root }) => root === 'kitchen-faucets')
  const cards = await visitor().rail('customer_also_viewed', { product: own?.publicId })
  expect(cards.length).toBeGreaterThan(0)
  expect(cards.map(({ id }) => id)).not.toContain(own?.publicId)
})

test('one call pairs a product with ten others at most', async () => {
  const [newest = ''] = some('backsplash-tiles', 1)
  const others = some('cabinet-hardware', 11)
  await visitor().rail('recently_viewed', { products: [newest, ...others] })
  const cards = await visitor().rail('customer_also_viewed', { product: others[10] })
  expect(cards.map(({ id }) => id)).not.toContain(newest)
  const near = await visitor().rail('customer_also_viewed', { product: others[9] })
  expect(near[0]?.id).toBe(newest)
})
