import { shareOf } from '../shared/money.ts'
import { type PriceStack, priceStack, standardMarkupBps } from './pricing.rules.ts'

/**
 * A vendor's raised price that the Pro pays for out of the markup, so that the client's price stays (domain §3.9).
 * Null where less than the minimum markup would be left: such a raise cannot be absorbed.
 */
export const absorbedStack = (
  stack: PriceStack,
  newFinalPriceCents: number,
  feeBps: number,
): PriceStack | null => {
  const raised = priceStack(newFinalPriceCents, feeBps, standardMarkupBps)
  const markupCents = stack.priceCents - raised.wholesaleCents
  if (markupCents < shareOf(raised.wholesaleCents, standardMarkupBps)) return null
  return { ...raised, markupCents, priceCents: stack.priceCents }
}
