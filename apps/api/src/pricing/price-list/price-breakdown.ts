import { markupFor, type PriceStack, priceStack, winningRule } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { feeFor } from '../fee.ts'
import { type ClientRule, rulesFor } from './markup-rules.store.ts'
import { isOwnerOf } from './own-prices.ts'
import { type FeeRule, feeRules, pricedProducts } from './priced-product.store.ts'
import type { PriceFacts } from './unit-prices.ts'

export type Buyer = {
  /** Its id, and the Pro's public id. */
  showroom: { id: number; ref: string }
  /** Null: a guest. */
  accountId: number | null
}

/** A product's price by its parts, with the rates that made it: frozen when it is ordered. */
export type PriceBreakdown = {
  stack: PriceStack
  feeBps: number
  markupBps: number
  /** The rule that won; null: the standard markup, or the Pro's own purchase without any. */
  markupRuleId: number | null
}

/** By product id, as somebody pays in a showroom now: the client's own rules count, and the Pro pays no markup. */
export const priceBreakdownsFor = async (
  db: Queries,
  { showroom, accountId }: Buyer,
  productIds: readonly number[],
): Promise<Map<number, PriceBreakdown>> => {
  // One after the other: a checkout asks within its transaction, which has one connection.
  const products = await pricedProducts(db, productIds)
  const fees = await feeRules(db)
  const rules = await rulesFor(db, showroom.id, accountId)
  const isOwner = await isOwnerOf(db, showroom.ref, accountId)
  const breakdownOf = isOwner ? wholesale(fees) : marked(fees, rules)
  return new Map(products.map((product) => [product.productId, breakdownOf(product)]))
}

const marked =
  (fees: readonly FeeRule[], rules: readonly ClientRule[]) =>
  (product: PriceFacts): PriceBreakdown => {
    const feeBps = feeFor(fees, product)
    const markupBps = markupFor(rules, product)
    const stack = priceStack(product.finalPriceCents, feeBps, markupBps)
    return { stack, feeBps, markupBps, markupRuleId: winningRule(rules, product)?.id ?? null }
  }

/** Who buys in the own showroom earns nothing by it (domain §3.19, 31). */
const wholesale =
  (fees: readonly FeeRule[]) =>
  (product: PriceFacts): PriceBreakdown => {
    const feeBps = feeFor(fees, product)
    return { stack: priceStack(product.finalPriceCents, feeBps, 0), feeBps, markupBps: 0, markupRuleId: null }
  }
