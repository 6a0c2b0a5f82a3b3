import { expect, test } from 'vitest'
import { priceLevels } from './price-levels.ts'

const levelsOf = (...cents: number[]) => {
  const rows = cents.map((each) => ({ shelf: 1, cents: each }))
  const levels = priceLevels(rows)
  return rows.map((row) => levels.get(row))
}

test('the cheapest is at 0 and the dearest at 1, whatever the order', () => {
  expect(levelsOf(30, 10, 20)).toEqual([1, 0, 0.5])
})

test('equal prices share the first of their places', () => {
  expect(levelsOf(10, 10, 20, 20, 30)).toEqual([0, 0, 0.5, 0.5, 1])
})

test('what stands alone on its shelf is at 0, and shelves know nothing of each other', () => {
  expect(levelsOf(10)).toEqual([0])
  const rows = [
    { shelf: 1, cents: 1 },
    { shelf: 2, cents: 500 },
    { shelf: 2, cents: 400 },
  ]
  const levels = priceLevels(rows)
  expect(rows.map((row) => levels.get(row))).toEqual([0, 1, 0])
})
