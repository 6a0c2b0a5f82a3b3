import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canAskToCancel, isCancelAnswerable } from './cancel-request.rules.ts'
import { isCancelTime, orderStatusNames } from './order-status.rules.ts'

test('a vendor may let go of a line up to Ready to Pick Up, and of nothing after it', () => {
  expect(orderStatusNames.filter(isCancelAnswerable)).toEqual([
    'waiting_for_approval',
    'vendor_approved',
    'in_progress',
    'ready_to_pick_up',
  ])
})

test('at no moment is there both a click and a request, and before the carrier is booked there is one of them', () => {
  const placedAt = new Date('2026-11-02T18:15:00Z')
  const moment = fc.integer({ min: 0, max: 10 * 86_400_000 }).map((ms) => new Date(placedAt.getTime() + ms))
  fc.assert(
    fc.property(moment, fc.constantFrom(...orderStatusNames), fc.boolean(), (now, status, isAsked) => {
      const canAsk = canAskToCancel({ status, placedAt, isAsked }, now)
      expect(canAsk && (isCancelTime(placedAt, now) || isAsked)).toBe(false)
      if (isCancelAnswerable(status) && !isAsked) expect(canAsk).toBe(!isCancelTime(placedAt, now))
      if (!isCancelAnswerable(status)) expect(canAsk).toBe(false)
    }),
  )
})
