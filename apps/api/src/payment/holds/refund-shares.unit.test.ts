import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MoneyPart } from '../provider/operation.store.ts'
import { refundShares, sumOf } from './refund-shares.rules.ts'

const part = (amountCents: number, orderItemId = 1): MoneyPart => ({
  account: 'tax',
  partyId: null,
  orderItemId,
  amountCents,
})

test('the earlier charge gives back first, and a part between two is cut', () => {
  const rooms = [
    { holdId: 1, leftCents: 700 },
    { holdId: 2, leftCents: 900 },
  ]
  expect(refundShares([part(500), part(600, 2)], rooms)).toEqual([
    { holdId: 1, amountCents: 700, parts: [part(500), part(200, 2)] },
    { holdId: 2, amountCents: 400, parts: [part(400, 2)] },
  ])
})

test('what is kept back lessens the first share, and nothing of it is lost', () => {
  const rooms = [
    { holdId: 1, leftCents: 0 },
    { holdId: 2, leftCents: 300 },
    { holdId: 3, leftCents: 900 },
  ]
  expect(refundShares([part(500), part(-100)], rooms)).toEqual([
    { holdId: 2, amountCents: 300, parts: [part(-100), part(400)] },
    { holdId: 3, amountCents: 100, parts: [part(100)] },
  ])
})

test('more than was charged is not given back', () => {
  expect(refundShares([part(701)], [{ holdId: 1, leftCents: 700 }])).toBeNull()
})

test('whatever is asked for, shares sum to their parts, no charge gives more than it has, and nothing is lost', () => {
  const cents = fc.integer({ min: 1, max: 500_000 })
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 8 }), fc.array(cents, { maxLength: 5 }), (amounts, lefts) => {
      const parts = amounts.map((amount, index) => part(amount, index))
      const rooms = lefts.map((leftCents, holdId) => ({ holdId, leftCents }))
      const asked = sumOf(parts)
      const shares = refundShares(parts, rooms)
      const available = lefts.reduce((sum, left) => sum + left, 0)
      expect(shares === null).toBe(asked > available)
      for (const share of shares ?? []) {
        expect(sumOf(share.parts)).toBe(share.amountCents)
        expect(share.amountCents).toBeLessThanOrEqual(lefts[share.holdId] ?? 0)
      }
      if (shares) expect(shares.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(asked)
      for (const item of parts) {
        const given = (shares ?? [])
          .flatMap((share) => share.parts)
          .filter(({ orderItemId }) => orderItemId === item.orderItemId)
        if (shares) expect(sumOf(given)).toBe(item.amountCents)
      }
    }),
  )
})
