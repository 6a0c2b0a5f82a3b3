/** Why a coupon takes nothing off, in words for whoever typed it. */
export const couponMessages = {
  unknown: 'This showroom has no coupon with that code.',
  notYet: (day: string) => `This coupon can be used from ${day}.`,
  over: 'This coupon has ended.',
  usedUp: 'This coupon has been used up.',
  usedByClient: 'You have used this coupon already.',
  notForThis: 'This coupon is for other products than those in your cart.',
  belowMinimum: (minimum: string, missing: string) =>
    `This coupon needs an order of at least ${minimum} of what it is for: ${missing} more.`,
} as const
