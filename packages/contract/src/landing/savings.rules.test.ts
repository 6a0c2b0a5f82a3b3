import { describe, expect, test } from 'vitest'
import {
  claimedPercent,
  isClaimable,
  middlePercents,
  type SavingSums,
  typicalPercent,
  upToPercent,
} from './savings.rules.ts'

const sums = (given: Partial<SavingSums> = {}): SavingSums => ({
  materials: 100,
  compared: 100,
  below_msrp: 97,
  half_bps: 5_512,
  three_in_four_bps: 5_249,
  one_in_four_bps: 5_780,
  one_in_ten_bps: 5_999,
  ...given,
})

describe('a claimed saving', () => {
  test.each([
    [5_500, 55],
    [5_499, 54],
    [5_599, 55],
    [100, 1],
    [99, null],
    [0, null],
    [-1_200, null],
    [null, null],
  ])('of %s basis points is %s percent: never rounded up', (bps, percent) => {
    expect(claimedPercent(bps)).toBe(percent)
  })

  test('is what half of the products save', () => {
    expect(typicalPercent(sums())).toBe(55)
  })

  test('“up to” is what one in ten save, not the best single one', () => {
    expect(upToPercent(sums())).toBe(59)
  })

  test('shows between what the middle half of the products lie', () => {
    expect(middlePercents(sums())).toEqual({ from: 52, to: 57 })
  })

  test('is not made from fewer than 30 products', () => {
    expect(isClaimable({ materials: 30, compared: 30 })).toBe(true)
    expect(isClaimable({ materials: 29, compared: 29 })).toBe(false)
    expect(typicalPercent(sums({ materials: 29, compared: 29 }))).toBeNull()
  })

  test('is not made where less than half of a room is compared', () => {
    expect(isClaimable({ materials: 200, compared: 100 })).toBe(true)
    expect(isClaimable({ materials: 201, compared: 100 })).toBe(false)
    expect(upToPercent(sums({ materials: 201 }))).toBeNull()
    expect(middlePercents(sums({ materials: 201 }))).toBeNull()
  })
})
