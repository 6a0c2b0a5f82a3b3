import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  movesFrom,
  productMoves,
  productStatuses,
  statusAfter,
  stockStatusOf,
} from './vendor-product.rules.ts'

test('nothing comes into shops past an Admin, but what was there before', () => {
  const shown = productStatuses.filter((from) =>
    productMoves.some((move) => statusAfter(from, move, 'Vendor') === 'active'),
  )
  expect(shown).toEqual(['hidden'])
  const hiddenFrom = productStatuses.filter((from) =>
    productMoves.some((move) => statusAfter(from, move, 'Vendor') === 'hidden'),
  )
  expect(hiddenFrom).toEqual(['active'])
})

test('only a vendor and an Admin move anything', () => {
  expect(productStatuses.flatMap((status) => movesFrom(status, 'Contractor'))).toEqual([])
})

test('from everywhere something leads on', () => {
  for (const status of productStatuses) expect(movesFrom(status, 'Vendor').length).toBeGreaterThan(0)
})

test('what lies there decides how stocked goods stand', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (onHand) => {
      expect(stockStatusOf('stocked', onHand) === 'backorder').toBe(onHand === 0)
      expect(stockStatusOf('made_to_order', onHand)).toBe('made_to_order')
    }),
  )
  expect([stockStatusOf('stocked', 5), stockStatusOf('stocked', 6)]).toEqual(['low', 'in_stock'])
})
