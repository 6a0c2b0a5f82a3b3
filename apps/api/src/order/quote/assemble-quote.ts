import { dayAndHour } from '@showroom/contract/shared/day'
import { ratesForClient } from '../../client-terms/client-terms.ts'
import { cartMessages } from '../../cart/cart.messages.ts'
import type { CartFacts } from '../../cart/cart-facts.ts'
import type { ChosenCart, DeliveryChoice } from '../../cart/choices.store.ts'
import { presentLine } from '../../cart/present-line.ts'
import { type ShippingFacts, shippingFactsOf } from '../../catalogue/product/shipping-facts.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { couponFor } from '../../pricing/coupon/coupons.ts'
import { type PriceBreakdown, priceBreakdownsFor } from '../../pricing/price-list/price-breakdown.ts'
import type { TaxService } from '../../pricing/tax.ts'
import { type DeliveryPrices, deliveryPricesOn } from '../../shipping/delivery-price.store.ts'
import { deliveriesFor, shippingProblem, type VendorDelivery } from '../../shipping/deliveries.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { placeOf } from './place.ts'
import {
  type Place,
  type Quote,
  type QuoteCoupon,
  type QuoteDelivery,
  type QuoteLine,
  quoteOf,
} from './quote.ts'

/** For whom, where and when; null: a guest. */
export type Quoting = {
  showroom: ShowroomContext
  accountId: number | null
  now: Date
  tax: TaxService
}

type Asked = {
  cart: ChosenCart
  facts: CartFacts
  /** Those that would make room for this one. */
  unpaidOrderIds?: readonly number[]
}

/** A cart with all that its order depends on, as it is now. */
export const assembleQuote = async (db: Queries, quoting: Quoting, asked: Asked): Promise<Quote> => {
  const { accountId, now, tax } = quoting
  const { cart } = asked
  const lines = await linesOf(db, quoting, asked.facts)
  const place = await placeOf(db, accountId, cart.choices)
  const { coupon, applies } = await couponOf(db, quoting, {
    code: cart.choices.couponCode,
    lines,
    unpaidOrderIds: asked.unpaidOrderIds ?? [],
  })
  return quoteOf({
    isUnavailable: quoting.showroom.isUnavailable,
    cart,
    lines: lines.map((line, index) => ({ ...line, isCouponed: applies[index] ?? false })),
    deliveries: deliveriesOf(lines, {
      choices: cart.choices.deliveries,
      place,
      now,
      prices: await deliveryPricesOn(db, dayAndHour(now).day),
    }),
    coupon,
    place,
    tax:
      place &&
      (await ratesForClient(db, tax, {
        client: { showroomId: quoting.showroom.id, accountId },
        place,
        on: now,
      })),
  })
}

type Line = Omit<QuoteLine, 'isCouponed'>

const linesOf = async (
  db: Queries,
  { showroom, accountId, now }: Quoting,
  { lines }: CartFacts,
): Promise<Line[]> => {
  const ids = lines.map(({ product }) => product.productId)
  const breakdowns = await priceBreakdownsFor(db, { showroom, accountId }, ids)
  const factsById = await shippingFactsOf(db, ids)
  const inCart = new Set(lines.map(({ product }) => product.publicId))
  return lines.map((line) => ({
    line,
    shown: presentLine(line, { inCart, now }),
    ...known(line.product.productId, { breakdowns, factsById }),
  }))
}

const known = (
  productId: number,
  {
    breakdowns,
    factsById,
  }: { breakdowns: Map<number, PriceBreakdown>; factsById: Map<number, ShippingFacts> },
): { breakdown: PriceBreakdown; shippingFacts: ShippingFacts } => {
  const breakdown = breakdowns.get(productId)
  const shippingFacts = factsById.get(productId)
  if (breakdown && shippingFacts) return { breakdown, shippingFacts }
  return refuse(409, 'not_placeable', cartMessages.notSold)
}

type AskedCoupon = { code: string | null; lines: readonly Line[]; unpaidOrderIds: readonly number[] }

const noCoupon = { coupon: null, applies: [] }

const couponOf = async (
  db: Queries,
  { showroom, accountId, now }: Quoting,
  { code, lines, unpaidOrderIds }: AskedCoupon,
): Promise<{ coupon: QuoteCoupon | null; applies: boolean[] }> => {
  if (code === null || lines.length === 0) return noCoupon
  const found = await couponFor(db, {
    showroomId: showroom.id,
    code,
    accountId,
    now,
    unpaidOrderIds,
    lines: lines.map(({ line, breakdown }) => ({
      productId: line.product.productId,
      merchandiseCents: breakdown.stack.priceCents * line.qty,
    })),
  })
  if ('problem' in found) return { coupon: { code, applied: null, message: found.problem }, applies: [] }
  const { coupon, terms, applies } = found
  const applied = { id: coupon.id, terms, offBps: coupon.offBps ?? 0 }
  return { coupon: { code: coupon.code, applied, message: null }, applies }
}

type Choosing = {
  choices: Record<string, DeliveryChoice>
  place: Place | null
  now: Date
  /** Of the day of the order. */
  prices: DeliveryPrices
}

/** One for each vendor, in the order in which the vendors came into the cart. */
const deliveriesOf = (lines: readonly Line[], { choices, place, now, prices }: Choosing): QuoteDelivery[] => {
  const vendors = new Map(
    lines.map(({ shippingFacts, line: { product } }) => [
      shippingFacts.vendorId,
      { vendorPublicId: product.vendorPublicId, vendor: product.vendor },
    ]),
  )
  const offers = deliveriesFor(
    [...vendors.keys()].map((vendor) => ({
      vendor,
      lines: lines
        .filter(({ shippingFacts }) => shippingFacts.vendorId === vendor)
        .map(({ line: { qty, product }, shippingFacts: { weightLb, longestEdge } }) => ({
          ...product,
          qty,
          weightLb,
          longestEdge,
        })),
    })),
    { now, prices },
  )
  const refusal = place && shippingProblem({ ...place, ...place.address })
  return offers.flatMap((offer) => {
    const named = vendors.get(offer.vendor)
    return named ? [{ ...chosenOf(offer, choices[named.vendorPublicId]), ...named, refusal }] : []
  })
}

/** What is not offered any more is not chosen: the first way, which costs nothing, takes its place. */
const chosenOf = (
  offer: VendorDelivery,
  choice: DeliveryChoice = {},
): Omit<QuoteDelivery, 'vendorPublicId' | 'vendor' | 'refusal'> => {
  const service = offer.services.find((one) => one.service === choice.service) ?? offer.services[0]
  if (!service) throw new Error('A vendor offers no way of delivery.')
  return {
    vendorId: offer.vendor,
    service: service.service,
    services: offer.services.map(({ priceCents, ...one }) => ({ ...one, price_cents: priceCents })),
    shippingCents: service.priceCents,
    arrives: { from: offer.arrives.earliest, to: offer.arrives.latest },
    window: offer.windows.find((window) => window === choice.window) ?? null,
    windows: [...offer.windows],
    note: choice.note ?? '',
    weightLb: offer.weightLb,
    isPallet: offer.isPallet,
  }
}
