import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineFacts } from './cart-facts.ts'
import { mergeLines } from './merge-lines.ts'
import { mostOf, quantityProblem } from './quantity.ts'
import { aPurchasable } from './testing/a-purchasable.ts'

const aLine = (product: LineFacts['product'], telling: Partial<LineFacts> = {}): LineFacts => ({
  lineId: `line of ${product.publicId}`,
  qty: product.stepQty,
  acceptedCents: product.priceCents,
  lotChoice: 'single',
  coverageNote: null,
  product,
  ...telling,
})

const steps = fc.integer({ min: 1, max: 12 })
const stock = fc.integer({ min: 0, max: 300 })

test('whatever is added up is allowed, or is what the account’s line held before', () => {
  fc.assert(
    fc.property(steps, stock, steps, steps, (stepQty, stockQty, own, guests) => {
      const product = aPurchasable({ stepQty, stockQty })
      const before = aLine(product, { qty: own * stepQty })
      const { saved, report } = mergeLines([aLine(product, { qty: guests * stepQty })], [before], 200)
      const qty = saved[0]?.qty ?? 0
      expect(qty).toBeGreaterThanOrEqual(before.qty)
      if (qty > before.qty) expect(quantityProblem(product, qty)).toBeNull()
      const most = mostOf(product) ?? 0
      if (before.qty + guests * stepQty <= most) expect(qty).toBe(before.qty + guests * stepQty)
      expect(report).toHaveLength(1)
      expect(report[0]?.qty).toBe(qty)
    }),
  )
})

test('every line of the guest is in the report, and none is both moved and added', () => {
  const products = Array.from({ length: 6 }, (_, index) =>
    aPurchasable({ publicId: `product${index}`, productId: index }),
  )
  const some = fc.subarray(products)
  fc.assert(
    fc.property(some, some, fc.integer({ min: 0, max: 8 }), (guests, held, most) => {
      const merged = mergeLines(
        guests.map((product) => aLine(product)),
        held.map((product) => aLine(product)),
        most,
      )
      expect(merged.report.map(({ product_id }) => product_id)).toEqual(
        guests.map(({ publicId }) => publicId),
      )
      expect(held.length + merged.moved.length).toBeLessThanOrEqual(Math.max(most, held.length))
      const added = merged.report.filter(({ result }) => result === 'added' || result === 'limited')
      expect(added).toHaveLength(merged.saved.length)
    }),
  )
})

test('lots are mixed where either line may be, and the rooms of the newer line are kept', () => {
  const product = aPurchasable()
  const coverageNote = { rooms: [{ name: 'Bath', area: 40_000 }], waste_pct: 10 }
  const { saved } = mergeLines(
    [aLine(product, { lotChoice: 'mixed' })],
    [aLine(product, { coverageNote })],
    9,
  )
  expect(saved[0]).toMatchObject({ lot_choice: 'mixed', coverage_note: coverageNote })
})

test('a price that either line was added at and that has changed is kept to be told', () => {
  const product = aPurchasable({ priceCents: 8_821 })
  const accepted = (guests: number, own: number) =>
    mergeLines([aLine(product, { acceptedCents: guests })], [aLine(product, { acceptedCents: own })], 9)
      .saved[0]?.unit_price_cents
  expect([accepted(8_821, 8_821), accepted(7_000, 8_821), accepted(8_821, 7_500)]).toEqual([
    8_821, 7_000, 7_500,
  ])
})
