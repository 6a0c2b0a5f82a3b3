import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { chartOf } from './chart.rules.ts'

const row = (profit_cents: number, returned_cents = 0) => ({
  profit_cents,
  returned_cents,
  net_cents: profit_cents - returned_cents,
})

test('bars stand on zero, as high as what they say', () => {
  const { ticks, columns } = chartOf([row(10_000), row(0, 10_000)])
  expect(ticks.map(({ cents }) => cents)).toEqual([10_000, 5_000, 0, -5_000, -10_000])
  expect(columns[0]).toEqual({
    x: 0,
    width: 50,
    earned: { y: 0, height: 50 },
    returned: { y: 50, height: 0 },
    netAt: { x: 25, y: 0 },
  })
  expect(columns[1]).toMatchObject({ returned: { y: 50, height: 50 }, netAt: { x: 75, y: 100 } })
})

test('whatever is drawn lies within the drawing, between a few round amounts', () => {
  const cents = integer({ min: 0, max: 100_000_000 })
  assert(
    property(array(record({ earned: cents, back: cents }), { minLength: 1, maxLength: 93 }), (rows) => {
      const { ticks, columns } = chartOf(rows.map(({ earned, back }) => row(earned, back)))
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(ticks.some((tick) => tick.cents === 0)).toBe(true)
      for (const { x, width, earned, returned, netAt } of columns) {
        for (const y of [earned.y, earned.y + earned.height, returned.y + returned.height, netAt.y])
          expect(y).toSatisfy((at: number) => at >= -1e-6 && at <= 100 + 1e-6)
        expect(Math.min(earned.height, returned.height)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(100 + 1e-6)
      }
    }),
  )
})
