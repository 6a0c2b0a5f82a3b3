/** As codes are compared: “ Welcome 5 ” is WELCOME5. */
export const comparableCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

/** Capitals, digits and dashes. */
export const couponCodePattern = /^[A-Z0-9-]{3,32}$/

/** The largest share of the client's price that a markup can give: 10 % on top is 9.09 % of the whole (domain §3.6). */
export const largestCouponBps = (markupBps: number): number =>
  Math.floor((markupBps * 10_000) / (10_000 + markupBps))

/** 909 → “9.09”, 500 → “5” */
export const shownPercent = (bps: number): string => String(bps / 100)
