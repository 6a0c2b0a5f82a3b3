import { expect, test } from 'vitest'
import { stockOf } from './stock.rules.ts'

test.each([
  ['in_stock', 40, null, 'In stock', 40],
  ['low', 4, null, 'Only 4 left', 4],
  ['backorder', 0, '2026-12-04', 'Back 12.04.2026', null],
  ['backorder', 0, null, 'On backorder', null],
  ['made_to_order', 0, null, 'Made to order', null],
  ['discontinued', 3, null, 'Discontinued, 3 left', 3],
  ['discontinued', 0, null, 'Discontinued', 0],
] as const)('%s with %i, back %s: %s', (status, quantity, restockOn, label, available) => {
  expect(stockOf({ status, quantity, restockOn })).toEqual({ status, label, available })
})
