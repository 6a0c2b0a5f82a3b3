import { standardMarkupPercent } from '../policy/figures.ts'
import { scaled, shareOf } from '../shared/money.ts'

export const standardFeeBps = 800
/** The specification's minimum and standard markup (§9). */
export const standardMarkupBps = standardMarkupPercent * 100
export const largestMarkupBps = 20_000

/** The stack of one sales unit (domain §3.2): vendor F + fee P = wholesale W, + markup M = client price C. */
export type PriceStack = {
  finalPriceCents: number
  feeCents: number
  wholesaleCents: number
  markupCents: number
  priceCents: number
}

export const priceStack = (finalPriceCents: number, feeBps: number, markupBps: number): PriceStack => {
  const feeCents = shareOf(finalPriceCents, feeBps)
  const wholesaleCents = finalPriceCents + feeCents
  const priceCents = clientPrice(wholesaleCents, markupBps)
  return { finalPriceCents, feeCents, wholesaleCents, markupCents: priceCents - wholesaleCents, priceCents }
}

/** C of W: what a client pays for what the Pro gets at wholesale. */
export const clientPrice = (wholesaleCents: number, markupBps: number): number =>
  wholesaleCents + shareOf(wholesaleCents, markupBps)

/** Only shown, never charged. `coverage` is in thousandths of a square foot. */
export const perSqft = (unitPriceCents: number, coverage: number): number =>
  scaled(unitPriceCents, 1_000, coverage)

/** For vendors who quote by the square foot: the unit's price, once, at import. */
export const unitPriceFromSqft = (perSqftCents: number, coverage: number): number =>
  scaled(perSqftCents, coverage, 1_000)

/** Whole percent below the vendor's MSRP, rounded down; null where nothing is saved. */
export const savingPercent = (priceCents: number, msrpCents: number | null): number | null => {
  if (msrpCents === null || msrpCents <= priceCents) return null
  return Math.floor(((msrpCents - priceCents) * 100) / msrpCents) || null
}

/** What a rule is about; what it does not name it does not ask for. */
export type Scope = {
  product_id?: number
  category_id?: number
  vendor_id?: number
  /** Of the one client that these rules are for. */
  is_client?: true
}
export type MarkupRule = Scope & { markup_bps: number }
export type Priced = { productId: number; categoryId: number; rootCategoryId: number; vendorId: number }

/** Null where the rule is not about the product; else its rank, higher is more specific (domain §3.5). */
const rankOf = (scope: Scope, product: Priced): number | null => {
  const leaf = scope.category_id === product.categoryId
  const parent = !leaf && scope.category_id === product.rootCategoryId
  if (scope.product_id !== undefined && scope.product_id !== product.productId) return null
  if (scope.category_id !== undefined && !leaf && !parent) return null
  if (scope.vendor_id !== undefined && scope.vendor_id !== product.vendorId) return null
  const named = [scope.product_id, scope.category_id, scope.vendor_id, scope.is_client]
  const dimensions = named.filter((name) => name !== undefined).length
  const dearest = (scope.is_client ? 16 : 0) + (scope.product_id ? 8 : 0)
  return dimensions * 32 + dearest + (leaf ? 4 : 0) + (parent ? 2 : 0) + (scope.vendor_id ? 1 : 0)
}

/** The most specific rule; among equals the newest, which is the last. */
export const winningRule = <Rule extends Scope>(rules: readonly Rule[], product: Priced): Rule | null => {
  let winner: Rule | null = null
  let best = -1
  for (const rule of rules) {
    const rank = rankOf(rule, product)
    if (rank === null || rank < best) continue
    winner = rule
    best = rank
  }
  return winner
}

/** No rule stored below the minimum can take effect. */
export const markupFor = (rules: readonly MarkupRule[], product: Priced): number =>
  Math.max(winningRule(rules, product)?.markup_bps ?? standardMarkupBps, standardMarkupBps)
