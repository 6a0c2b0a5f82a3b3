import { expect, test } from 'vitest'
import { displayOf } from './display.rules.ts'

test('settings that nobody has touched change nothing of what everybody sees', () => {
  const untouched = { units: 'feet_inches', price_display: 'per_box', default_waste_pct: 10 } as const
  expect(displayOf(untouched)).toEqual({ is_decimal: false, is_priced_by_unit: true })
})

test('what was chosen is told to the shop', () => {
  expect(displayOf({ units: 'decimal', price_display: 'per_sqft', default_waste_pct: 0 })).toEqual({
    is_decimal: true,
    is_priced_by_unit: false,
    waste_pct: 0,
  })
})
