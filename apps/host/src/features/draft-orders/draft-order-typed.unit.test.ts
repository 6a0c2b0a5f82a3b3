import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bodyOf,
  changedLine,
  draftOrderErrors,
  lineForArea,
  newDraftOrder,
  typedArea,
} from './draft-order-typed.ts'

const box = { unit_coverage: 15_500, min_qty: 1, step_qty: 1 }

test('an area with its cuts becomes whole boxes, and is kept as it was typed', () => {
  const line = lineForArea(120, 10, box)
  // 132 square feet in boxes of 15.5.
  expect(line.qty).toBe(9)
  expect(typedArea(line.coverage_note)).toBe('120')
  expect(lineForArea(120, 10, { ...box, min_qty: 4, step_qty: 4 }).qty).toBe(12)
})

test('whatever is typed, the boxes cover it and one less would not', () => {
  const feet = fc.integer({ min: 1, max: 5_000 })
  fc.assert(
    fc.property(feet, fc.integer({ min: 0, max: 30 }), (area, waste) => {
      const { qty } = lineForArea(area, waste, box)
      const need = area * (100 + waste) * 10
      expect(qty * box.unit_coverage).toBeGreaterThanOrEqual(need)
      expect((qty - 1) * box.unit_coverage).toBeLessThan(need)
    }),
  )
})

test('a new one is good for 14 days, and asks for a name and an address', () => {
  const typed = newDraftOrder(new Date('2026-11-23T17:00:00Z'))
  expect(typed.valid_until).toBe('2026-12-07')
  expect(Object.keys(draftOrderErrors(typed))).toEqual(['client_name', 'email'])
  expect(draftOrderErrors({ ...typed, client_name: 'Ada', email: 'ada@people.test' })).toEqual({})
})

test('a change of one line leaves the others, and only what the server asks for is sent', () => {
  const line = { product_id: 'a', name: 'Tile', qty: 1, coverage_note: null }
  const items = changedLine([line, { ...line, product_id: 'b' }], 'b', { qty: 3 })
  const { project_id, items: sent } = bodyOf({ ...newDraftOrder(new Date()), items })
  expect(project_id).toBe(null)
  expect(sent).toEqual([
    { product_id: 'a', qty: 1, coverage_note: null },
    { product_id: 'b', qty: 3, coverage_note: null },
  ])
})
