import type { ShownCoupon } from '@showroom/contract/pricing/coupon'
import { expect, test } from 'vitest'
import { couponBody, couponDays, couponErrors, couponState, couponTyped, newCoupon } from './coupon-form.ts'

const coupon: ShownCoupon = {
  id: 'c1',
  code: 'FALL-5',
  off_bps: 550,
  off_cents: null,
  category: { slug_url: 'fans', name: 'Fans' },
  product: null,
  client: null,
  minimum_cents: 10_000,
  starts_at: '2026-11-02T18:15:00.000Z',
  ends_at: '2026-12-01T08:00:00.000Z',
  limit_total: 20,
  limit_per_client: null,
  is_active: true,
  used: 3,
  largest_bps: 909,
  warning: null,
}
const now = new Date('2026-11-24T06:00:00Z')

test('what was saved is sent as it was, where nothing is changed', () => {
  expect(couponBody(couponTyped(coupon), coupon)).toEqual({
    category: 'fans',
    code: 'FALL-5',
    off_bps: 550,
    minimum_cents: 10_000,
    ends_at: '2026-12-01T08:00:00.000Z',
    limit_total: 20,
    limit_per_client: null,
    is_active: true,
  })
})

test('days are whole days by the marketplace’s clock, across a change of it', () => {
  const typed = { ...newCoupon, code: 'x-1', off_bps: '5', starts_at: '2026-10-31', ends_at: '2026-11-01' }
  expect(couponBody(typed, null)).toMatchObject({
    starts_at: '2026-10-31T07:00:00.000Z',
    ends_at: '2026-11-02T08:00:00.000Z',
  })
})

test('an amount is sent without a percentage', () => {
  const typed = { ...newCoupon, code: 'TEN', kind: 'amount' as const, off_bps: '5', off_cents: '$1,010.50' }
  expect(couponBody(typed, null)).toMatchObject({ off_cents: 101_050 })
  expect(couponBody(typed, null)).not.toHaveProperty('off_bps')
})

test('each mistake is said at its field', () => {
  const typed = {
    ...newCoupon,
    code: 'a b',
    minimum_cents: 'much',
    starts_at: '2026-11-02',
    ends_at: '2026-11-01',
    limit_total: '0',
    limit_per_client: '1.5',
  }
  expect(Object.keys(couponErrors(typed))).toEqual([
    'code',
    'off_bps',
    'minimum_cents',
    'ends_at',
    'limit_total',
    'limit_per_client',
  ])
  expect(couponErrors({ ...newCoupon, code: 'abc', kind: 'amount', off_cents: '0' })).toEqual({
    off_cents: ['More than $0.00.'],
  })
  expect(couponErrors({ ...newCoupon, code: ' welcome 5 ', off_bps: '5' })).toEqual({})
})

test.each([
  [{}, 'active'],
  [{ is_active: false }, 'off'],
  [{ ends_at: now.toISOString() }, 'ended'],
  [{ used: 20 }, 'usedUp'],
  [{ starts_at: '2026-11-25T08:00:00.000Z' }, 'later'],
  [{ starts_at: '2026-11-24T06:00:01.000Z' }, 'active'],
])('with %o it is %s', (change, state) => {
  expect(couponState({ ...coupon, ...change }, now)).toBe(state)
})

test('its days are told with the last one that it can be used on', () => {
  expect(couponDays(coupon, now)).toBe('Since 11.02.2026 · until 11.30.2026')
  expect(couponDays({ ...coupon, ends_at: null, starts_at: '2026-12-24T08:00:00.000Z' }, now)).toBe(
    'From 12.24.2026',
  )
})
