import { largestMarkupBps, standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'

const percent = /^([0-9]{1,3})(?:[.]([0-9]{1,2}))?$/

/** “12.5” and “12.5 %” as basis points; null where it is no percentage. */
export const bpsIn = (typed: string): number | null => {
  const [, whole, part = ''] = percent.exec(typed.replace('%', '').trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** What a Pro may add to a price, in basis points; null where it is none that they may. */
export const markupBpsIn = (typed: string): number | null => {
  const bps = bpsIn(typed)
  return bps === null || bps < standardMarkupBps || bps > largestMarkupBps ? null : bps
}

/** What a coupon may take off. */
export const isPercentOff = (bps: number | null): boolean => bps !== null && bps >= 1 && bps <= 10_000
