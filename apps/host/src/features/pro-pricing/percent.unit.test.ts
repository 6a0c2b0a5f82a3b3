import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { bpsIn } from './percent.ts'

test.each([
  ['10', 1_000],
  ['12.5', 1_250],
  ['9.09', 909],
  [' 15 % ', 1_500],
  ['0.01', 1],
  ['', null],
  ['1.234', null],
  ['-5', null],
  ['12,5', null],
  ['lots', null],
])('%s is %s', (typed, bps) => {
  expect(bpsIn(typed)).toBe(bps)
})

test('what is shown is read as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (bps) => {
      expect(bpsIn(shownPercent(bps))).toBe(bps)
    }),
  )
})
