import { expect, test } from 'vitest'
import { bpsOf, rateFaults, rateOf, untyped } from './rate-form.ts'

test('a percentage is typed with at most two decimals', () => {
  expect(['8', '7.25', ' 0.5 ', '10.10'].map(bpsOf)).toEqual([800, 725, 50, 1_010])
  expect(['', '8%', '-1', '7.255', '1e2', 'nine'].map(bpsOf)).toEqual([null, null, null, null, null, null])
})

test('what is missing is said under its field', () => {
  expect(Object.keys(rateFaults(untyped))).toEqual(['rate_bps', 'starts_on'])
  const tax = { ...untyped, kind: 'tax' as const, percent: '7', starts_on: '2026-12-01' }
  expect(Object.keys(rateFaults(tax))).toEqual(['state'])
})

test('a fee is sent without a place, a tax without goods', () => {
  const typed = {
    ...untyped,
    percent: '9',
    starts_on: '2026-12-01',
    vendor: 'v',
    state: 'NV',
    zip_prefix: '89',
  }
  expect(rateOf(typed)).toEqual({
    kind: 'fee',
    rate_bps: 900,
    starts_on: '2026-12-01',
    note: '',
    vendor: 'v',
    category: '',
  })
  expect(rateOf({ ...typed, kind: 'tax' })).toMatchObject({ kind: 'tax', state: 'NV', zip_prefix: '89' })
})
