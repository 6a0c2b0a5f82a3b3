import { type SpotProduct, spotProduct } from '@showroom/contract/landing/landing'
import { mostSpots } from '@showroom/contract/landing/landing.endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readStocked, type Stocked } from '../catalogue/testing/stocked.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { hideProduct } from './testing.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let clock = Date.now()
let stocked: Stocked[]
beforeAll(async () => {
  opened = await openTestApp({}, () => new Date(clock))
  stocked = await readStocked(opened.db, 'HARVEST2')
})
afterAll(() => opened.close())

const inject = (showroom: string, skus: readonly string[]) => {
  const query = new URLSearchParams({ showroom })
  for (const sku of skus) query.append('sku', sku)
  return opened.app.inject(`/api/landing/spots?${query}`)
}
const spots = async (showroom: string, skus: readonly string[]): Promise<SpotProduct[]> =>
  z.array(spotProduct).parse((await inject(showroom, skus)).json().data)

test('a spot’s SKU becomes the product, in the order asked for and at the showroom’s price', async () => {
  const [first, second] = stocked
  const found = await spots('HARVEST2', [second?.sku ?? '', first?.sku.toLowerCase() ?? ''])
  expect(found.map(({ id }) => id)).toEqual([second?.publicId, first?.publicId])
  expect(found.map(({ price }) => price?.price_cents)).toEqual([second?.priceCents, first?.priceCents])
  expect(found[0]).toMatchObject({ sku: second?.sku, name: second?.name, brand: second?.brand })
  expect(found[0]?.picture?.url).toMatch(/^\/showroom\/pictures\//)
})

test('without a Pro’s showroom a spot has no price', async () => {
  const found = await spots('0', [stocked[0]?.sku ?? ''])
  expect(found).toHaveLength(1)
  expect(found[0]?.price).toBeNull()
})

test('a SKU that nobody sells is left out', async () => {
  const gone = stocked[5]
  await hideProduct(opened.db, gone?.publicId ?? '')
  clock += 2_000
  const found = await spots('HARVEST2', ['NO-SUCH-SKU', gone?.sku ?? '', stocked[6]?.sku ?? ''])
  expect(found.map(({ id }) => id)).toEqual([stocked[6]?.publicId])
})

test('more spots than a tab of the gallery has are refused, and so is none', async () => {
  const tooMany = Array.from({ length: mostSpots + 1 }, (_, index) => `SKU-${index}`)
  expect((await inject('0', tooMany)).statusCode).toBe(422)
  expect((await inject('0', [])).statusCode).toBe(422)
})
