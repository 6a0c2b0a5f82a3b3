import type { PriceChange } from '@showroom/contract/order/price-change'
import { expect, test } from 'vitest'
import { reviewSums } from './review-sums.ts'

const change = (id: string, total_before_cents: number, difference_cents: number) =>
  ({ id, total_before_cents, difference_cents }) as PriceChange // what the sums are made of

const vanity = change('vanity', 159_084, 9_301)
const faucet = change('faucet', 35_918, 2_842)

test.each([
  [{}, { totalCents: 282_087, extraHoldCents: 0, cancelledCents: 0 }],
  [{ vanity: 'accept' }, { totalCents: 291_388, extraHoldCents: 9_301, cancelledCents: 0 }],
  [{ vanity: 'reject' }, { totalCents: 123_003, extraHoldCents: 0, cancelledCents: 159_084 }],
  [
    { vanity: 'reject', faucet: 'accept' },
    { totalCents: 125_845, extraHoldCents: 2_842, cancelledCents: 159_084 },
  ],
] as const)('%o comes to %o', (chosen, sums) => {
  expect(reviewSums(282_087, [vanity, faucet], chosen)).toEqual(sums)
})
