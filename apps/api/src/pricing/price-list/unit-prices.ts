import { markupFor, type Priced, priceStack } from '@showroom/contract/pricing/pricing.rules'
import { feeFor } from '../fee.ts'
import type { ListPricing } from './list-pricing.store.ts'
import { scopeOf } from './scope-columns.ts'

export type PriceFacts = Priced & { finalPriceCents: number }

/** What a unit of a product costs by a list, computed by the rules that an order is priced by. */
export const unitPrices = ({ isWholesale, rules, fees }: ListPricing) => {
  const feeRules = fees.map(({ fee_bps, ...scope }) => ({ ...scopeOf(scope), fee_bps }))
  return (product: PriceFacts): number => {
    const markupBps = isWholesale ? 0 : markupFor(rules, product)
    return priceStack(product.finalPriceCents, feeFor(feeRules, product), markupBps).priceCents
  }
}
