import { shareOf } from '../shared/money.ts'
import { type PriceStack, priceStack, standardMarkupBps } from './pricing.rules.ts'

/** A line as it stands, with what its price is made of. Amounts without `unit` are of the whole line. */
export type PricedItem = {
  finalPriceCents: number
  feeBps: number
  markupBps: number
  /** What the Pro has given up of the markup of a unit for earlier changes. */
  absorbedCents: number
  qty: number
  /** 0 also where a coupon took an amount off: that amount stays. */
  couponBps: number
  discountCents: number
  taxBps: number
}

export type ItemMoney = {
  unitPriceCents: number
  discountCents: number
  merchandiseCents: number
  taxCents: number
  totalCents: number
}

export type ChangedItem = {
  stack: PriceStack
  /** Of what was asked for, as much as the markup allows. */
  absorbedCents: number
  money: ItemMoney
}

/** A Pro keeps the minimum markup, or the whole of a smaller one. */
const leastMarkupOf = ({ wholesaleCents, markupCents }: PriceStack): number =>
  Math.min(markupCents, shareOf(wholesaleCents, standardMarkupBps))

const raisedStack = ({ feeBps, markupBps }: PricedItem, finalPriceCents: number): PriceStack =>
  priceStack(finalPriceCents, feeBps, markupBps)

/** What a line comes to at a stack: the same share of the coupon and the same tax rate as it was sold with. */
const moneyAt = (item: PricedItem, { priceCents, markupCents }: PriceStack): ItemMoney => {
  const { qty, couponBps, discountCents: kept, taxBps } = item
  const askedCents = couponBps > 0 ? shareOf(priceCents, couponBps) * qty : kept
  const discountCents = Math.min(askedCents, markupCents * qty)
  const merchandiseCents = priceCents * qty - discountCents
  const taxCents = shareOf(merchandiseCents, taxBps)
  const totalCents = merchandiseCents + taxCents
  return { unitPriceCents: priceCents, discountCents, merchandiseCents, taxCents, totalCents }
}

/**
 * A line at another price of its vendor's (domain §3.9): the same markup rate, coupon share and tax rate, less what the
 * Pro absorbs of each unit. What is left to the Pro is never below the minimum markup.
 */
export const changedItem = (
  item: PricedItem,
  finalPriceCents: number,
  absorbedCents = item.absorbedCents,
): ChangedItem => {
  const raised = raisedStack(item, finalPriceCents)
  const markupCents = Math.max(raised.markupCents - absorbedCents, leastMarkupOf(raised))
  const stack = { ...raised, markupCents, priceCents: raised.wholesaleCents + markupCents }
  return { stack, absorbedCents: raised.markupCents - markupCents, money: moneyAt(item, stack) }
}

export type Absorption = {
  /** Of each unit, before anything more is absorbed: what is there already counts. */
  fromCents: number
  /** Down to the minimum markup. */
  mostCents: number
  /** The least that leaves the client with what they agreed to; null: the markup does not allow it. */
  wholeCents: number | null
}

/** What a Pro can take over of a raise. `totalCents` is what the client agreed to for the line. */
export const absorptionOf = (
  item: PricedItem & { unitPriceCents: number; totalCents: number },
  finalPriceCents: number,
): Absorption => {
  const raised = raisedStack(item, finalPriceCents)
  const mostCents = raised.markupCents - leastMarkupOf(raised)
  const wholeCents = Math.max(raised.priceCents - item.unitPriceCents, 0)
  const isAllowed =
    wholeCents <= mostCents &&
    changedItem(item, finalPriceCents, wholeCents).money.totalCents <= item.totalCents
  return {
    fromCents: changedItem(item, finalPriceCents).absorbedCents,
    mostCents,
    wholeCents: isAllowed ? wholeCents : null,
  }
}
