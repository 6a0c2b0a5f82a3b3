import fc from 'fast-check'
import { expect, test } from 'vitest'
import vectors from '../../data/money-vectors.json' with { type: 'json' }
import { type MoneyLine, orderMoney, partMoney, type SoldItem } from './order-money.rules.ts'
import { priceStack } from './pricing.rules.ts'
import { restockingFee } from './return-money.rules.ts'
import { bps, coupon, feeBps, running, shipments } from './testing/running-order.ts'

const { order } = vectors

/** An order of one line, as most rules are about one. */
const lineOf = (line: MoneyLine | undefined, terms: Parameters<typeof orderMoney>[0]['coupon']) => {
  if (!line) throw new Error('The vectors have no such line.')
  const shipment = { vendor: line.vendor, shippingCents: 0, shippingTaxBps: 0 }
  const [money] = orderMoney({ lines: [line], shipments: [shipment], coupon: terms }).lines
  if (!money) throw new Error('A line has no money.')
  return money
}

test.each(vectors.coupon)('a coupon of $pct % on $C with markup $M takes $applied', (given) => {
  const stack = { ...priceStack(7_425, feeBps, 1_000), priceCents: given.C, markupCents: given.M }
  const money = lineOf({ stack, qty: 1, taxBps: 0, isCouponed: true, vendor: 1 }, { offBps: bps(given.pct) })
  expect(money).toMatchObject({ askedCents: given.raw, discountCents: given.applied })
})

test('the running example: lines, sub-orders and the order come to what the table says', () => {
  const money = orderMoney({ lines: running, shipments, coupon })
  expect(money.lines).toEqual(
    order.lines.map((line) => ({
      askedCents: line.d * line.q,
      discountCents: line.d * line.q,
      merchandiseCents: line.merch,
      taxCents: line.tax,
      totalCents: line.total,
      vendorCents: line.vendor_profit,
      contractorCents: line.pro_profit,
      adminCents: line.admin,
    })),
  )
  const { A, B, C } = order.suborders
  expect(money.shipments.map(({ totalCents }) => totalCents)).toEqual([A, B, C])
  expect(money).toMatchObject({
    merchandiseCents: 253_504,
    discountCents: 13_341,
    taxCents: 24_083,
    shippingCents: 4_500,
    totalCents: order.total,
  })
})

test.each(vectors.largest_remainder.slice(0, 1))('$total cents off are shared out by list price', (given) => {
  const money = orderMoney({ lines: running, shipments, coupon: { offCents: given.total } })
  expect(given.weights).toEqual(running.map(({ stack, qty }) => stack.priceCents * qty))
  expect(money.lines.map(({ discountCents }) => discountCents)).toEqual(given.parts)
})

test('an amount is shared by the lines it is for, and no line gives more than its markup', () => {
  const [tile, vanity, faucet] = running
  if (!tile || !vanity || !faucet) throw new Error('The vectors have three lines.')
  const lines = [tile, { ...vanity, isCouponed: false }, faucet]
  const money = orderMoney({ lines, shipments, coupon: { offCents: 1_000_000 } })
  expect(money.lines.map(({ discountCents }) => discountCents)).toEqual([802 * 9, 0, 2_252 * 2])
  expect(money.lines.reduce((sum, { askedCents }) => sum + askedCents, 0)).toBe(1_000_000)
})

const [soldTile] = order.lines
const tile: SoldItem = {
  stack: priceStack(7_425, feeBps, 1_000),
  qty: 9,
  discountCents: 441 * 9,
  taxCents: soldTile?.tax ?? 0,
}

test.each(vectors.return)('a return of $qty of $of with a label of $label refunds $refund', (given) => {
  const part = partMoney(tile, given.qty, 0)
  expect(part).toMatchObject({ merchandiseCents: given.merch, taxCents: given.tax })
  expect(part).toMatchObject({ vendorCents: 14_850, contractorCents: 722, feeCents: 1_188 })
  const costs = { outboundCents: given.outbound_cost, returnedWeight: given.qty, shipmentWeight: given.of }
  expect(restockingFee({ ...costs, labelCents: 1_000_000 })).toBe(given.outbound_share)
  const fee = restockingFee({ ...costs, labelCents: given.label })
  expect([fee, part.totalCents - fee]).toEqual([given.fee, given.refund])
})

/** `FC_RUNS=1000000` tries a million orders, which takes minutes: see docs/pricing.md. */
const longest = 3_600_000
const rate = fc.integer({ min: 0, max: 3_000 })
const anyLine = fc.record({
  stack: fc
    .tuple(fc.integer({ min: 1, max: 10_000_000 }), rate, fc.integer({ min: 0, max: 20_000 }))
    .map((terms) => priceStack(...terms)),
  qty: fc.integer({ min: 1, max: 9_999 }),
  taxBps: rate,
  isCouponed: fc.boolean(),
  vendor: fc.integer({ min: 1, max: 4 }),
})
const anyCoupon = fc.oneof(
  fc.constant(null),
  fc.record({ offBps: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ offCents: fc.integer({ min: 1, max: 100_000_000 }) }),
)
const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    coupon: anyCoupon,
    shippingCents: fc.integer({ min: 0, max: 50_000 }),
    shippingTaxBps: rate,
  })
  .map(({ lines, coupon: terms, ...shipping }) => ({
    lines,
    coupon: terms,
    shipments: [...new Set(lines.map(({ vendor }) => vendor))].map((vendor) => ({ vendor, ...shipping })),
  }))

const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0)

test(
  'whatever is ordered, the parts of everybody sum to what the client pays, to the cent',
  () => {
    fc.assert(
      fc.property(anyOrder, (any) => {
        const money = orderMoney(any)
        const { lines, shipments: parts } = money
        const ofEverybody = lines.map((line) => line.vendorCents + line.contractorCents + line.adminCents)
        const shippingTaxCents = sum(parts.map((part) => part.shippingTaxCents))
        const shipped = sum(parts.map((part) => part.shippingCents)) + shippingTaxCents
        const sums = [
          [ofEverybody.join(), lines.map((line) => line.totalCents).join()],
          [sum(ofEverybody) + shipped, money.totalCents],
          [sum(lines.map((line) => line.totalCents)) + shipped, money.totalCents],
          [sum(parts.map((part) => part.totalCents)), money.totalCents],
          [sum(lines.map((line) => line.taxCents)) + shippingTaxCents, money.taxCents],
          [sum(lines.map((line) => line.merchandiseCents)), money.merchandiseCents],
          [sum(lines.map((line) => line.discountCents)), money.discountCents],
          [money.merchandiseCents + money.shippingCents + money.taxCents, money.totalCents],
        ]
        for (const [parted, whole] of sums) if (parted !== whole) expect(parted).toBe(whole)
      }),
    )
  },
  longest,
)

test(
  'whatever the coupon, no line gives more than its markup, nor more than was asked',
  () => {
    fc.assert(
      fc.property(anyOrder, (any) => {
        const { lines } = orderMoney(any)
        const isKept = any.lines.every(({ stack, qty, isCouponed }, index) => {
          const { discountCents = -1, askedCents = -1, contractorCents = -1 } = lines[index] ?? {}
          const most = isCouponed && any.coupon ? stack.markupCents * qty : 0
          return discountCents >= 0 && discountCents <= Math.min(most, askedCents) && contractorCents >= 0
        })
        const asked = sum(lines.map((line) => line.askedCents))
        const isForAny = any.lines.some(({ isCouponed }) => isCouponed)
        const isShared =
          !any.coupon || !('offCents' in any.coupon) || !isForAny || asked === any.coupon.offCents
        if (!isKept || !isShared) expect({ isKept, isShared }).toEqual({ isKept: true, isShared: true })
      }),
    )
  },
  longest,
)

const anyPartition = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 })
const anySold = fc.record({
  stack: anyLine.map(({ stack }) => stack),
  share: rate,
  taxBps: rate,
  units: anyPartition,
})

test(
  'however a line is shipped or returned, its parts sum to it, and nobody’s part is below zero',
  () => {
    fc.assert(
      fc.property(anySold, ({ stack, share, taxBps: rateBps, units }) => {
        const qty = sum(units)
        const discountCents = Math.floor((stack.markupCents * qty * share) / 3_000)
        const merchandiseCents = stack.priceCents * qty - discountCents
        const taxCents = Math.round((merchandiseCents * rateBps) / 10_000)
        const item = { stack, qty, discountCents, taxCents }
        const parts = units.map((count, index) => partMoney(item, count, sum(units.slice(0, index))))
        expect({
          discountCents: sum(parts.map((part) => part.discountCents)),
          merchandiseCents: sum(parts.map((part) => part.merchandiseCents)),
          taxCents: sum(parts.map((part) => part.taxCents)),
          totalCents: sum(parts.map((part) => part.totalCents)),
          vendorCents: sum(parts.map((part) => part.vendorCents)),
          feeCents: sum(parts.map((part) => part.feeCents)),
        }).toEqual({
          discountCents,
          merchandiseCents,
          taxCents,
          totalCents: merchandiseCents + taxCents,
          vendorCents: stack.finalPriceCents * qty,
          feeCents: stack.feeCents * qty,
        })
        const least = Math.min(...parts.flatMap((part) => Object.values(part)))
        expect(least).toBeGreaterThanOrEqual(0)
      }),
    )
  },
  longest,
)
