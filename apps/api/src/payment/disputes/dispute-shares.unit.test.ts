import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MoneyPart, Operation } from '../provider/operation.store.ts'
import { lossShares, partsLeft } from './dispute-shares.rules.ts'

const part = (
  account: MoneyPart['account'],
  amountCents: number,
  orderItemId: number | null = 1,
): MoneyPart => ({
  account,
  partyId: account === 'vendor' || account === 'contractor' ? 7 : null,
  orderItemId,
  amountCents,
})
const operation = (
  kind: Operation['kind'],
  parts: MoneyPart[],
  state: Operation['state'] = 'done',
): Operation => ({
  id: 1,
  publicId: 'one',
  holdId: 1,
  kind,
  amountCents: null,
  parts,
  state,
  attempts: 1,
  spentKeys: 0,
  reason: '',
  askedAt: new Date('2026-11-02T18:00:00Z'),
  providerRef: null,
})

test('what is left of a charge is what was charged less what was given back, by whose it is', () => {
  const charged = operation('capture', [part('vendor', 10_000), part('platform', 1_000), part('tax', 900)])
  const back = operation('refund', [part('vendor', 4_000), part('tax', 900)])
  const open = operation('refund', [part('vendor', 6_000)], 'asked')
  expect(partsLeft([charged, back, open])).toEqual([part('vendor', 6_000), part('platform', 1_000)])
})

test('everybody gives back in proportion, and nobody more than their part', () => {
  const parts = [part('vendor', 6_000), part('contractor', 3_000), part('platform', 1_000)]
  expect(lossShares(parts, 5_000).map(({ amountCents }) => amountCents)).toEqual([3_000, 1_500, 500])
  expect(lossShares(parts, 12_000)).toEqual(parts)
  expect(lossShares([], 5_000)).toEqual([])
})

test('the shares sum to what was lost, or to all that is left', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 200_000_000 }), (cents, lost) => {
      const parts = cents.map((each, index) => part('vendor', each, index))
      const whole = cents.reduce((sum, each) => sum + each, 0)
      const shares = lossShares(parts, lost)
      expect(shares.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(Math.min(lost, whole))
      for (const { orderItemId, amountCents } of shares)
        expect(amountCents).toBeLessThanOrEqual(cents[orderItemId ?? -1] ?? 0)
    }),
  )
})
