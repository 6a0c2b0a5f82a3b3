import { expect, test } from 'vitest'
import { partsOfUnits } from '../order/money-parts.ts'
import { Unlawful } from './testing/lives/books.ts'
import { requireLaws } from './testing/lives/laws.ts'
import { beginLife, type Life } from './testing/lives/life.ts'
import { live, liveMany } from './testing/lives/live.ts'
import { type Plan, stepKinds } from './testing/lives/plan.ts'

const plan: Plan = {
  lines: [
    {
      finalPriceCents: 7_425,
      feeBps: 800,
      markupBps: 1_000,
      qty: 9,
      isCouponed: true,
      vendor: 0,
      weight: 5_100,
    },
  ],
  deliveries: [{ shippingCents: 4_500, shippingTaxBps: 0, carrierCents: 4_500 }],
  coupon: { offBps: 500 },
  taxBps: 950,
  isPlatforms: false,
  milestones: { priceCents: 120_000, percents: [50, 50] },
  steps: [
    { kind: 'approve', which: 0, much: 0, isGranted: true },
    { kind: 'ship', which: 0, much: 444, isGranted: true },
    { kind: 'deliver', which: 0, much: 0, isGranted: true },
    { kind: 'return', which: 0, much: 222, isGranted: true },
  ],
}

test('money is conserved in two thousand lives of orders and hires, and every step is taken in them', () => {
  const { taken } = liveMany({ lives: 2_000, seed: 20_261_124 })
  expect(Object.keys(taken).toSorted()).toEqual([...stepKinds].toSorted())
})

test('a life is the running example’s: two of nine boxes come back for the fee that everybody reads before', () => {
  const { books } = live(plan)
  expect(books.sum('refund cash')).toBe(-17_352)
})

const firstParts = ({ items }: Life) => {
  const [item] = items
  return item ? partsOfUnits(item, { units: 1, before: 0 }) : []
}

/** What each law is for: a life in which somebody errs by a cent, or does something twice. */
const wrongs: Record<string, (life: Life) => void> = {
  'a charge is booked twice': (life) => life.books.capture(0, firstParts(life)),
  'a refund is booked that no bank made': (life) => life.books.refund(0, firstParts(life)),
  'a hold is booked and not there': (life) => life.books.hold(0, 1),
  'a payout is booked that is none': (life) => life.books.payOut('vendor', 0, 1),
  'a unit leaves twice': (life) => {
    for (const item of life.items) item.shippedQty += 1
  },
  'a bank gives back more than it took': (life) => {
    for (const hold of life.deliveries.flatMap(({ holds }) => holds)) hold.refundedCents += 300_000
  },
  'a cent of tax is lost': (life) => {
    for (const item of life.items) item.taxCents -= 1
  },
}

test.each(Object.entries(wrongs))('%s: it is noticed', (_what, doWrong) => {
  const life = live(plan)
  doWrong(life)
  expect(() => requireLaws(life)).toThrow(Unlawful)
})

test('a movement that does not sum to zero is never booked', () => {
  const { books } = beginLife(plan)
  expect(() =>
    books.refund(0, [{ account: 'tax', partyId: null, orderItemId: null, amountCents: Number.NaN }]),
  ).toThrow(Unlawful)
})
