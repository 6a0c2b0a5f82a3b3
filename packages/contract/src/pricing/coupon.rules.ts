export const couponSorts = ['added', 'code', 'starts', 'ends', 'used'] as const

/** As codes are compared: “ Welcome 5 ” is WELCOME5. */
export const comparableCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

/** Capitals, digits and dashes. */
export const couponCodePattern = /^[A-Z0-9-]{3,32}$/

/** The largest share of the client's price that a markup can give: 10 % on top is 9.09 % of the whole (domain §3.6). */
export const largestCouponBps = (markupBps: number): number =>
  Math.floor((markupBps * 10_000) / (10_000 + markupBps))

/** 909 → “9.09”, 500 → “5” */
export const shownPercent = (bps: number): string => String(bps / 100)

/** On how many products the markup leaves how large a share for a coupon. */
export type CouponRoom = { largest_bps: number; products: number }

/** Where less is taken off than a coupon says: the smallest share, and on how many products; null where nowhere. */
export const tightRoom = (rooms: readonly CouponRoom[], offBps: number): CouponRoom | null => {
  const tight = rooms.filter(({ largest_bps }) => largest_bps < offBps)
  if (tight.length === 0) return null
  return {
    largest_bps: Math.min(...tight.map(({ largest_bps }) => largest_bps)),
    products: tight.reduce((sum, { products }) => sum + products, 0),
  }
}

/** The largest share that any markup leaves; 0 where nothing is shown. */
export const largestRoom = (rooms: readonly CouponRoom[]): number =>
  Math.max(0, ...rooms.map(({ largest_bps }) => largest_bps))
