import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { rulesFor } from '../../pricing/price-list/markup-rules.store.ts'
import { priceBreakdownsFor } from '../../pricing/price-list/price-breakdown.ts'
import { ensurePriceList } from '../../pricing/price-list/price-list.store.ts'
import { demoShowroom } from '../../pricing/testing/prices.store.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { openCatalogueIndex } from './catalogue-index.ts'
import { openRules } from './finder.ts'
import { openPricer } from './pricer.ts'
import { readVariety } from './testing/change.store.ts'
import { replaceFees, replaceRules } from './testing/rules.store.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDb('seeded')
})
afterAll(() => db.close())

const aScope = ({ roots, leaves, products }: Awaited<ReturnType<typeof readVariety>>) => {
  const category = fc.constantFrom(...roots, ...leaves).map(({ id }) => id)
  return {
    product_id: fc.option(fc.constantFrom(...products), { freq: 1 }),
    category_id: fc.option(category, { freq: 2 }),
    vendor_id: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 1 }),
  }
}

test('what a list shows is what an order charges, whatever the rules and fees', async () => {
  const variety = await readVariety(db)
  const { product_id, category_id, vendor_id } = aScope(variety)
  const markup_bps = fc.integer({ min: 1_000, max: 20_000 })
  const rules = fc.array(fc.record({ product_id, category_id, vendor_id, markup_bps }), { maxLength: 15 })
  const fees = fc.array(
    fc.record({ category_id, vendor_id, markup_bps: fc.integer({ min: 0, max: 2_000 }) }),
    {
      maxLength: 6,
    },
  )
  const showroom = await demoShowroom(db, 'MAPLE247')
  let compared = 0
  for (const [theirs, ours] of fc.sample(fc.tuple(rules, fees), 20)) {
    await replaceRules(db, showroom.id, theirs)
    await replaceFees(db, ours)
    const index = openCatalogueIndex({
      db,
      now: () => new Date(),
      report: (error) => expect.unreachable(String(error)),
    })
    const pricesFor = openPricer({ index, rulesOf: openRules(db) })
    const priceListId = await ensurePriceList(db, await rulesFor(db, showroom.id, null))
    const shown = await pricesFor(priceListId, variety.products)
    const charged = await priceBreakdownsFor(db, { showroom, accountId: null }, [...shown.keys()])
    const expected = [...charged].map(([id, { stack }]) => [id, stack.priceCents])
    expect([...shown].sort(([a], [b]) => a - b)).toEqual(expected.sort(([a = 0], [b = 0]) => a - b))
    compared += shown.size
  }
  expect(compared).toBeGreaterThan(10_000)
})
