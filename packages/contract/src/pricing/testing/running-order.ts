import vectors from '../../../data/money-vectors.json' with { type: 'json' }
import type { MoneyLine } from '../order-money.rules.ts'
import { priceStack } from '../pricing.rules.ts'

/** The running example of the money vectors, as the rules take it. */
export const bps = (percent: number | string) => Math.round(Number(percent) * 100)
const { order } = vectors
const taxBps = Math.round(Number(order.tax_rate) * 10_000)
export const feeBps = bps(order.fee_pct)
export const running = order.lines.map(
  (line, vendor): MoneyLine => ({
    stack: priceStack(line.F, feeBps, bps(line.m)),
    qty: line.q,
    taxBps,
    isCouponed: true,
    vendor,
  }),
)
export const coupon = { offBps: bps(order.coupon_pct) }
export const shipments = running.map(({ vendor }) => ({
  vendor,
  shippingCents: vendor === 0 ? order.shipping.A : 0,
  shippingTaxBps: 0,
}))
