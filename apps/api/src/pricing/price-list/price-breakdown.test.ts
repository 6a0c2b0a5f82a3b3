import { standardFeeBps } from '@showroom/contract/pricing/pricing.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { priceBreakdownsFor } from './price-breakdown.ts'
import { demoShowroom, pricesIn } from '../testing/prices.store.ts'

let db: Db
let showroom: Awaited<ReturnType<typeof demoShowroom>>
beforeAll(async () => {
  db = await openTestDb('seeded')
  showroom = await demoShowroom(db, 'HARVEST2')
})
afterAll(() => db.close())

test('the stacks of a whole showroom are the prices of its list', async () => {
  const prices = await pricesIn(db, showroom.priceListId)
  const ids = prices.map(({ productId }) => productId)
  const breakdowns = await priceBreakdownsFor(db, { showroom, accountId: null }, ids)
  expect(prices.length).toBeGreaterThan(100)
  expect(prices.map(({ productId }) => breakdowns.get(productId)?.stack.priceCents)).toEqual(
    prices.map(({ priceCents }) => priceCents),
  )
})

test('a stack names the rule that won, the fee and the markup', async () => {
  const prices = await pricesIn(db, showroom.priceListId)
  const tile = prices.find(({ rootCategory }) => rootCategory === 'tile-flooring')
  const vanity = prices.find(({ rootCategory }) => rootCategory === 'bathroom-vanitys')
  const ids = [tile?.productId ?? 0, vanity?.productId ?? 0]
  const breakdowns = await priceBreakdownsFor(db, { showroom, accountId: null }, ids)
  const [ofTile, ofVanity] = ids.map((id) => breakdowns.get(id))
  expect(ofTile).toMatchObject({ markupBps: 1_800, feeBps: standardFeeBps })
  expect(ofVanity).toMatchObject({ markupBps: 1_000, feeBps: standardFeeBps })
  expect(ofTile?.markupRuleId).toEqual(expect.any(Number))
  expect(ofTile?.markupRuleId).not.toBe(ofVanity?.markupRuleId)
})
