import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { ensurePriceList, ensurePriceLists } from './price-list.store.ts'
import { pricesIn, seededCategory } from '../testing/prices.store.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDb('seeded')
})
afterAll(() => db.close())

test('the same rules in any order share a list; the newer of two on one thing counts', async () => {
  const tile = { category_id: await seededCategory(db, 'tile-flooring'), markup_bps: 1_800 }
  const all = { markup_bps: 1_000 }
  const list = await ensurePriceList(db, [tile, all])
  expect(await ensurePriceList(db, [all, { ...tile, markup_bps: 5_000 }, tile])).toBe(list)
  expect(await ensurePriceList(db, [all])).not.toBe(list)
})

test('many lists are asked for at once, known and new ones, each in its place', async () => {
  const [known, fresh] = [[{ markup_bps: 1_111 }], [{ markup_bps: 2_222 }]]
  const id = await ensurePriceList(db, known)
  const [first, second, third] = await ensurePriceLists(db, [fresh, known, fresh])
  expect([second, third]).toEqual([id, first])
  expect(first).not.toBe(id)
})

test('two who make the same lists in another order do not wait for each other for ever', async () => {
  const [one, two] = [[{ markup_bps: 4_001 }], [{ markup_bps: 4_002 }]]
  const make = (sets: (typeof one)[]) => db.transaction((tx) => ensurePriceLists(tx, sets))
  const [forth, back] = await Promise.all([make([one, two]), make([two, one])])
  expect(back?.toReversed()).toEqual(forth)
})

test('every product is priced by the most specific rule, once', async () => {
  const tile = await seededCategory(db, 'tile-flooring')
  const list = await ensurePriceList(db, [{ markup_bps: 2_000 }, { category_id: tile, markup_bps: 3_000 }])
  const prices = await pricesIn(db, list)
  expect(prices.length).toBeGreaterThan(100)
  for (const price of prices) {
    const fee = Math.round(price.finalPriceCents * 0.08)
    const wholesale = price.finalPriceCents + fee
    const markup = Math.round((wholesale * (price.rootCategoryId === tile ? 30 : 20)) / 100)
    expect(price.priceCents).toBe(wholesale + markup)
  }
})
