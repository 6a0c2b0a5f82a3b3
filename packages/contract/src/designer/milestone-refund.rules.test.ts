import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milestoneRefundDays } from '../policy/figures.ts'
import { dayMs } from '../shared/time.ts'
import { askableOf, leftOf, nextRefundState, refundActionsOf, refundParts } from './milestone-refund.rules.ts'

test('the designer answers, the client withdraws, and what is declined is no more to be declined', () => {
  expect(refundActionsOf('asked', 'designer')).toEqual(['agree', 'decline'])
  expect(refundActionsOf('disputed', 'designer')).toEqual(['agree'])
  expect(refundActionsOf('asked', 'client')).toEqual(['withdraw'])
  expect(nextRefundState('decline', { state: 'asked', side: 'designer' })).toBe('disputed')
  for (const state of ['refunded', 'refused', 'withdrawn'] as const)
    expect([...refundActionsOf(state, 'client'), ...refundActionsOf(state, 'designer')]).toEqual([])
})

test('only what was charged can be asked back, until the last moment of the window', () => {
  const approvedAt = new Date('2026-11-02T18:15:00Z')
  const charged = { money: 'paid' as const, amountCents: 60_000, returnedCents: 10_000, approvedAt }
  const last = new Date(approvedAt.getTime() + milestoneRefundDays * dayMs)
  expect(askableOf(charged, last)).toBe(50_000)
  expect(askableOf(charged, new Date(last.getTime() + 1))).toBe(0)
  expect(leftOf({ ...charged, money: 'held' })).toBe(0)
  expect(askableOf({ ...charged, approvedAt: null }, last)).toBe(0)
})

test('a third of a milestone takes a third of our fee with it', () => {
  const third = { amountCents: 60_000, feeCents: 6_000, returnedCents: 0, refundCents: 20_000 }
  expect(refundParts(third)).toEqual({ designerCents: 18_000, feeCents: 2_000 })
})

test('refunds in any steps give back exactly what each was paid, and no part is below zero', () => {
  const milestone = fc.record({
    amountCents: fc.integer({ min: 1, max: 5_000_000 }),
    feeShare: fc.integer({ min: 0, max: 100 }),
    cuts: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 }),
  })
  fc.assert(
    fc.property(milestone, ({ amountCents, feeShare, cuts }) => {
      const feeCents = Math.floor((amountCents * feeShare) / 100)
      const at = [...cuts.map((cut) => Math.floor((amountCents * cut) / 100)), amountCents].toSorted(
        (a, b) => a - b,
      )
      let returnedCents = 0
      let [ours, theirs] = [0, 0]
      for (const upTo of at) {
        const refundCents = upTo - returnedCents
        const parts = refundParts({ amountCents, feeCents, returnedCents, refundCents })
        expect(Math.min(parts.feeCents, parts.designerCents)).toBeGreaterThanOrEqual(0)
        ours += parts.feeCents
        theirs += parts.designerCents
        returnedCents = upTo
      }
      expect([ours, theirs]).toEqual([feeCents, amountCents - feeCents])
    }),
  )
})
