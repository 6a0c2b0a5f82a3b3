import { featuredMaterials, hiddenMaterials } from '@showroom/contract/policy/figures'

/** What a Pro is told who sets prices. */
export const proPricingMessages = {
  noShowroom: 'Your showroom is not open yet.',
  markupSaved: 'Saved. Your prices have changed.',
  markupRemoved: 'Removed. Your prices have changed.',
  standingSaved: 'Saved. Your showroom has changed.',
  tooManyFeatured: `A showroom features at most ${featuredMaterials} materials. Take one of them away first.`,
  tooManyHidden: `A showroom hides at most ${hiddenMaterials.toLocaleString('en-US')} single materials. Please switch off a category instead.`,
  tooManyRules: (most: number) => `A showroom holds at most ${most} rules.`,
  ruleExists: 'You have a rule for exactly this. Please change that one.',
  unknownVendor: 'We do not know this vendor.',
  unknownCategory: 'We do not know this category.',
  unknownProduct: 'We do not know this product.',
  unknownClient: 'Nobody with this address has shopped in your showroom yet.',
  couponSaved: 'Coupon saved.',
  couponRemoved: 'Coupon removed.',
  couponEnded: 'Coupon ended. It stays with the orders that used it.',
  codeTaken: 'You have a coupon with this code.',
  nothingInScope: 'Your showroom shows no product that this is for.',
  aboveMarkup: (most: string) =>
    `A coupon cannot exceed the markup: at most ${most} % of the price of what it is for.`,
  limited: (most: string, products: number) =>
    `Limited to ${most} % on ${products.toLocaleString('en-US')} ${products === 1 ? 'product' : 'products'}, by your markup.`,
  limitedAmount: 'On each product it takes off at most your markup.',
} as const
