import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  movesFrom,
  productMoves,
  type ProductStatus,
  productStatuses,
  statusAfter,
  stockStatusOf,
} from './vendor-product.rules.ts'

const notPaused = (status: ProductStatus) => ({ status, isPaused: false })

test('nothing comes into shops past an Admin, but what was there before', () => {
  const shown = productStatuses.filter((from) =>
    productMoves.some((move) => statusAfter(notPaused(from), move, 'Vendor') === 'active'),
  )
  expect(shown).toEqual(['hidden'])
  const hiddenFrom = productStatuses.filter((from) =>
    productMoves.some((move) => statusAfter(notPaused(from), move, 'Vendor') === 'hidden'),
  )
  expect(hiddenFrom).toEqual(['active'])
})

test('what is paused can be hidden for good, and all else that hidden goods can', () => {
  const hidden = movesFrom(notPaused('hidden'), 'Vendor')
  expect(hidden).not.toContain('hide')
  expect(movesFrom({ status: 'hidden', isPaused: true }, 'Vendor').toSorted()).toEqual(
    [...hidden, 'hide'].toSorted(),
  )
  expect(statusAfter({ status: 'hidden', isPaused: true }, 'hide', 'Admin')).toBeNull()
})

test('only a vendor and an Admin move anything', () => {
  expect(productStatuses.flatMap((status) => movesFrom(notPaused(status), 'Contractor'))).toEqual([])
})

test('from everywhere something leads on', () => {
  for (const status of productStatuses)
    expect(movesFrom(notPaused(status), 'Vendor').length).toBeGreaterThan(0)
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
