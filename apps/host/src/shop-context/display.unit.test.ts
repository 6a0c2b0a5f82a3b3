import { expect, test } from 'vitest'
import { displayOf } from './display.ts'

test('settings that nobody has touched change nothing of what everybody sees', () => {
  const untouched = { units: 'feet_inches', price_display: 'per_box', default_waste_pct: 10 } as const
  expect(displayOf(untouched)).toEqual({ isDecimal: false, isPricedByUnit: true })
})

test('what was chosen is told to the shop', () => {
  expect(displayOf({ units: 'decimal', price_display: 'per_sqft', default_waste_pct: 0 })).toEqual({
    isDecimal: true,
    isPricedByUnit: false,
    wastePct: 0,
  })
})
