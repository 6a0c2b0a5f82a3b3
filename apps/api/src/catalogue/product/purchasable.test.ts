import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { rulesFor } from '../../pricing/price-list/markup-rules.store.ts'
import { priceBreakdownsFor } from '../../pricing/price-list/price-breakdown.ts'
import { ensurePriceList } from '../../pricing/price-list/price-list.store.ts'
import { anAccount } from '../../pricing/testing/an-account.ts'
import { demoShowroom, pricesIn } from '../../pricing/testing/prices.store.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { readVariety } from '../index/testing/change.store.ts'
import { replaceFees, replaceRules } from '../index/testing/rules.store.ts'
import { changeFinalPrice } from '../testing/stocked.store.ts'
import { purchasableProducts } from './purchasable.store.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDb('seeded')
})
afterAll(() => db.close())

const randomRules = async () => {
  const { roots, leaves, products } = await readVariety(db)
  const category = fc.constantFrom(...roots, ...leaves).map(({ id }) => id)
  const scope = {
    product_id: fc.option(fc.constantFrom(...products), { freq: 1 }),
    category_id: fc.option(category, { freq: 2 }),
    vendor_id: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 1 }),
  }
  const rule = fc.record({ ...scope, markup_bps: fc.integer({ min: 1_000, max: 20_000 }) })
  const { product_id: _, ...ofFees } = scope
  const fee = fc.record({ ...ofFees, markup_bps: fc.integer({ min: 0, max: 2_000 }) })
  return fc.record({
    rules: fc.array(rule, { maxLength: 15 }),
    fees: fc.array(fee, { maxLength: 6 }),
    raisedBy: fc.nat(5_000),
  })
}

test('a cart, a project and a checklist count what the order charges, to the cent', async () => {
  const { id, ref } = await demoShowroom(db, 'MAPLE247')
  const context = await requireShowroom(db, ref)
  let compared = 0
  for (const { rules, fees, raisedBy } of fc.sample(await randomRules(), 20)) {
    await replaceRules(db, id, rules)
    await replaceFees(db, fees)
    const priceListId = await ensurePriceList(db, await rulesFor(db, id, null))
    const known = await pricesIn(db, priceListId)
    const [first] = known
    await changeFinalPrice(db, first?.publicId ?? '', (first?.finalPriceCents ?? 0) + raisedBy)
    const ids = known.map(({ publicId }) => publicId)
    const products = await purchasableProducts(db, { ...context, priceListId }, ids)
    const charged = await priceBreakdownsFor(
      db,
      { showroom: { id, ref }, accountId: null },
      products.map(({ productId }) => productId),
    )
    const counted = products.map(({ productId, priceCents }) => [productId, priceCents])
    expect(counted).toEqual(
      products.map(({ productId }) => [productId, charged.get(productId)?.stack.priceCents]),
    )
    compared += products.length
  }
  expect(compared).toBeGreaterThan(10_000)
})

test('the Pro’s own purchase is at wholesale, whatever the rules', async () => {
  const showroom = await demoShowroom(db, 'MAPLE247')
  const email = 'own-purchase@people.test'
  const accountId = await anAccount(db, { email, type: 'Contractor', publicId: showroom.ref })
  const own = await requireShowroom(db, showroom.ref, accountId)
  const [known] = await pricesIn(db, showroom.priceListId)
  const [product] = await purchasableProducts(db, own, [known?.publicId ?? ''])
  const charged = await priceBreakdownsFor(db, { showroom, accountId }, [known?.productId ?? 0])
  const stack = charged.get(known?.productId ?? 0)?.stack
  expect(stack?.markupCents).toBe(0)
  expect(product?.priceCents).toBe(stack?.priceCents)
})

test('a transaction prices by the rules and the vendor’s price that it has itself written', async () => {
  const { ref, priceListId } = await demoShowroom(db, 'HARVEST2')
  const context = await requireShowroom(db, ref)
  const [known] = await pricesIn(db, priceListId)
  const publicId = known?.publicId ?? ''
  await db.transaction(async (tx) => {
    await changeFinalPrice(tx, publicId, 10_000)
    await replaceFees(tx, [{ category_id: null, vendor_id: null, markup_bps: 1_000 }])
    const own = { ...context, priceListId: await ensurePriceList(tx, [{ markup_bps: 5_000 }]) }
    const [product] = await purchasableProducts(tx, own, [publicId])
    expect(product?.priceCents).toBe(16_500)
  })
})
