import { array, assert, boolean, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import vectors from '../../data/money-vectors.json' with { type: 'json' }
import { partMoney, type SoldItem } from './order-money.rules.ts'
import { agreedFee, type Returning, returnLabelCents, returnMoney } from './return-money.rules.ts'

/** 9 boxes of the running example (domain §3.13): F 74.25, fee 5.94, markup net of the coupon 3.61. */
const tile: SoldItem = {
  stack: { finalPriceCents: 7_425, feeCents: 594, markupCents: 802 },
  qty: 9,
  discountCents: 3_969,
  taxCents: 7_165,
}

const twoBoxes = (over: Partial<Returning>): Returning => ({
  lines: [{ item: tile, units: 2, unitsBefore: 0, weight: 5_100 }],
  shipment: {
    outboundCents: 18_600,
    weight: 45_900,
    shippingCents: 4_500,
    shippingTaxCents: 0,
    weightBefore: 0,
  },
  labelCents: 5_840,
  isFree: false,
  ...over,
})

test.each(vectors.return)(
  '2 of 9 boxes with a label of $label: $fee are kept, $refund is given back',
  (vector) => {
    const money = returnMoney(twoBoxes({ labelCents: vector.label }))
    expect(money).toMatchObject({
      merchandiseCents: vector.merch,
      taxCents: vector.tax,
      feeCents: vector.fee,
      refundCents: vector.refund,
      parts: [{ vendorCents: 14_850, contractorCents: 722, feeCents: 1_188, taxCents: 1_592 }],
    })
  },
)

test('at the vendor’s fault nothing is kept, and the boxes’ share of the shipping is given back too', () => {
  expect(returnMoney(twoBoxes({ isFree: true }))).toMatchObject({
    feeCents: 0,
    shippingCents: 1_000,
    refundCents: 18_352 + 1_000,
  })
})

test('what nobody weighed costs no fee, and a fee never takes all', () => {
  const { shipment, lines } = twoBoxes({})
  expect(returnMoney(twoBoxes({ shipment: { ...shipment, weight: 0 } })).feeCents).toBe(0)
  const dear = returnMoney({
    lines,
    shipment: { ...shipment, outboundCents: 9_000_000 },
    labelCents: null,
    isFree: false,
  })
  expect(dear.refundCents).toBe(1)
})

test('a parcel’s way back costs by its weight, and a pallet’s more', () => {
  expect([0, 5_100, 15_000, 15_001, 45_900].map(returnLabelCents)).toEqual([
    900, 3_960, 9_900, 12_800, 19_598,
  ])
})

const cents = (max: number) => integer({ min: 0, max })
const anItem = record({
  finalPriceCents: cents(500_000),
  feeCents: cents(40_000),
  markupCents: cents(100_000),
  qty: integer({ min: 1, max: 60 }),
  off: cents(100),
  taxCents: cents(400_000),
})

test('however a line comes back, its parts sum to the whole and no more is given back than was paid', () => {
  assert(
    property(
      anItem,
      array(integer({ min: 1, max: 7 }), { maxLength: 70 }),
      boolean(),
      (made, cuts, isFree) => {
        const { finalPriceCents, feeCents, markupCents, qty, taxCents } = made
        const discountCents = Math.floor((markupCents * qty * made.off) / 100)
        const item: SoldItem = {
          stack: { finalPriceCents, feeCents, markupCents },
          qty,
          discountCents,
          taxCents,
        }
        const whole = partMoney(item, qty, 0).totalCents
        const [shippingCents, shippingTaxCents] = [4_567, 433]
        let back = 0
        let goods = 0
        let refunded = 0
        for (const cut of [...cuts, qty]) {
          const units = Math.min(cut, qty - back)
          if (units <= 0) break
          const money = returnMoney({
            lines: [{ item, units, unitsBefore: back, weight: 700 }],
            shipment: {
              outboundCents: 12_345,
              weight: 700 * qty,
              shippingCents,
              shippingTaxCents,
              weightBefore: isFree ? 700 * back : 0,
            },
            labelCents: 999,
            isFree,
          })
          back += units
          const goodsCents = money.merchandiseCents + money.taxCents
          goods += goodsCents
          refunded += money.refundCents
          expect(money.feeCents).toBeGreaterThanOrEqual(0)
          expect(money.refundCents).toBe(
            goodsCents + money.shippingCents + money.shippingTaxCents - money.feeCents,
          )
        }
        if (back === qty) expect(goods).toBe(whole)
        expect(goods).toBeLessThanOrEqual(whole)
        expect(refunded).toBeLessThanOrEqual(whole + shippingCents + shippingTaxCents)
        if (isFree && back === qty) expect(refunded).toBe(whole + shippingCents + shippingTaxCents)
      },
    ),
  )
})

test('a fee that was read before stands, for what is accepted by its weight', () => {
  const read = { accepted: 306, asked: 459 }
  expect(agreedFee(4_500, read)).toBe(3_000)
  expect(agreedFee(4_500, { accepted: 459, asked: 459 })).toBe(4_500)
  expect(agreedFee(0, { accepted: 0, asked: 0 })).toBe(0)
})
