import { addDays, type Day } from '../shared/day.ts'
import { shareOf } from '../shared/money.ts'
import { priceStack, standardMarkupBps } from '../pricing/pricing.rules.ts'

export const rateKinds = ['fee', 'tax'] as const
export type RateKind = (typeof rateKinds)[number]

export const rateKindLabels: Record<RateKind, string> = { fee: 'Platform fee', tax: 'Sales tax' }

/** No more than what the tables of prices and taxes take. */
export const largestRateBps: Record<RateKind, number> = { fee: 5_000, tax: 3_000 }

/** Nobody plans further ahead. */
export const mostDaysAhead = 730

/** From tomorrow on: what was priced today stays priced so. */
export const isPlannableFrom = (day: Day, today: Day): boolean =>
  day > today && day <= addDays(today, mostDaysAhead)

export type RateState = 'planned' | 'in_effect' | 'cancelled'
export const rateStateLabels: Record<RateState, string> = {
  planned: 'Planned',
  in_effect: 'Took effect',
  cancelled: 'Cancelled',
}

/** 7.25 % of 725. */
export const percentOf = (bps: number): string => `${(bps / 100).toFixed(2).replace(/\.?0+$/, '')} %`

export type ExampleRates = { feeBps: number; taxBps: number }

/** One order as it would be priced: so many units at the vendor's price, at the standard markup. */
export const exampleOrder = (
  { finalPriceCents, qty }: { finalPriceCents: number; qty: number },
  { feeBps, taxBps }: ExampleRates,
) => {
  const stack = priceStack(finalPriceCents, feeBps, standardMarkupBps)
  const goodsCents = stack.priceCents * qty
  const taxCents = shareOf(goodsCents, taxBps)
  return {
    vendor_cents: stack.finalPriceCents * qty,
    fee_cents: stack.feeCents * qty,
    pro_cents: stack.markupCents * qty,
    goods_cents: goodsCents,
    tax_cents: taxCents,
    total_cents: goodsCents + taxCents,
  }
}
