import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partMoney } from '../pricing/order-money.rules.ts'
import { unitsCharged } from './units-charged.rules.ts'

test('one of four boxes at $57.41 is one box', () => {
  expect(unitsCharged({ qty: 4, merchandiseCents: 22_964 }, 5_741)).toBe(1)
})

test('a line that costs nothing was charged whole', () => {
  expect(unitsCharged({ qty: 3, merchandiseCents: 0 }, 0)).toBe(3)
})

const soldItem = fc
  .record({
    finalPriceCents: fc.integer({ min: 100, max: 500_000 }),
    feeCents: fc.integer({ min: 0, max: 5_000 }),
    markupCents: fc.integer({ min: 10, max: 100_000 }),
    qty: fc.integer({ min: 1, max: 400 }),
    couponBps: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ qty, couponBps, ...stack }) => ({
    stack,
    qty,
    discountCents: Math.floor((stack.markupCents * qty * couponBps) / 10_000),
    taxCents: 0,
  }))

test('however a line is cut up, each charge of it says its own units', () => {
  fc.assert(
    fc.property(soldItem, fc.nat(), fc.nat(), (item, some, more) => {
      const before = some % item.qty
      const units = 1 + (more % (item.qty - before))
      const { merchandiseCents } = partMoney(item, item.qty, 0)
      const charge = partMoney(item, units, before)
      expect(unitsCharged({ qty: item.qty, merchandiseCents }, charge.merchandiseCents)).toBe(units)
    }),
  )
})
