import { scaled, shareOf, split } from '../shared/money.ts'
import type { PriceStack } from './pricing.rules.ts'

/** What a coupon takes off: a share of every unit's price, or one amount shared out over the lines it is for. */
export type CouponTerms = { offBps: number } | { offCents: number }

type PricedLine = { stack: Omit<PriceStack, 'wholesaleCents'>; qty: number; taxBps: number }

export type MoneyLine = PricedLine & {
  stack: PriceStack
  /** Whether the order's coupon is for this product. */
  isCouponed: boolean
  vendor: number
}

export type Shipment = { vendor: number; shippingCents: number; shippingTaxBps: number }

/** Of the whole line. Vendor + contractor + admin parts are what the client pays, to the cent. */
export type LineMoney = {
  /** What the coupon would have taken off, were it not for the markup. */
  askedCents: number
  discountCents: number
  /** After the coupon. */
  merchandiseCents: number
  taxCents: number
  totalCents: number
  vendorCents: number
  contractorCents: number
  /** The platform's fee, and the tax that it collects. */
  adminCents: number
}

type Sums = {
  /** After the coupon. */
  merchandiseCents: number
  discountCents: number
  shippingCents: number
  /** Of the items and of the shipping. */
  taxCents: number
  totalCents: number
}

export type ShipmentMoney = Sums & { vendor: number; shippingTaxCents: number }
export type OrderMoney = Sums & { lines: LineMoney[]; shipments: ShipmentMoney[] }

type Order = {
  lines: readonly MoneyLine[]
  /** One for each vendor of the lines. */
  shipments: readonly Shipment[]
  coupon: CouponTerms | null
}

/** Every amount of an order; lines and shipments are answered in the order they came in. */
export const orderMoney = ({ lines, shipments, coupon }: Order): OrderMoney => {
  const asked = askedOf(lines, coupon)
  return summed(
    lines,
    lines.map((line, index) => lineMoney(line, asked[index] ?? 0)),
    shipments,
  )
}

const summed = (
  lines: readonly Pick<MoneyLine, 'vendor'>[],
  moneys: LineMoney[],
  shipments: readonly Shipment[],
): OrderMoney => {
  const parts = shipments.map((shipment) =>
    shipmentMoney(
      shipment,
      moneys.filter((_, index) => lines[index]?.vendor === shipment.vendor),
    ),
  )
  return {
    lines: moneys,
    shipments: parts,
    merchandiseCents: sumOf(parts, 'merchandiseCents'),
    discountCents: sumOf(parts, 'discountCents'),
    shippingCents: sumOf(parts, 'shippingCents'),
    taxCents: sumOf(parts, 'taxCents'),
    totalCents: sumOf(parts, 'totalCents'),
  }
}

/** By line, before the markup limits it: a percentage is rounded once per unit, an amount is shared by list price. */
const askedOf = (lines: readonly MoneyLine[], coupon: CouponTerms | null): number[] => {
  if (coupon === null) return lines.map(() => 0)
  if ('offCents' in coupon) {
    const weights = lines.map(({ stack, qty, isCouponed }) => (isCouponed ? stack.priceCents * qty : 0))
    return split(coupon.offCents, weights)
  }
  return lines.map(({ stack, qty, isCouponed }) =>
    isCouponed ? shareOf(stack.priceCents, coupon.offBps) * qty : 0,
  )
}

/** A coupon never takes more than the markup (domain §3.6): what is limited per unit is limited per line. */
const lineMoney = ({ stack, qty, taxBps }: PricedLine, askedCents: number): LineMoney => {
  const discountCents = Math.min(askedCents, stack.markupCents * qty)
  const merchandiseCents = stack.priceCents * qty - discountCents
  const taxCents = shareOf(merchandiseCents, taxBps)
  return {
    askedCents,
    discountCents,
    merchandiseCents,
    taxCents,
    totalCents: merchandiseCents + taxCents,
    vendorCents: stack.finalPriceCents * qty,
    contractorCents: stack.markupCents * qty - discountCents,
    adminCents: stack.feeCents * qty + taxCents,
  }
}

const shipmentMoney = (
  { vendor, shippingCents, shippingTaxBps }: Shipment,
  lines: readonly LineMoney[],
): ShipmentMoney => {
  const merchandiseCents = sumOf(lines, 'merchandiseCents')
  const shippingTaxCents = shareOf(shippingCents, shippingTaxBps)
  const taxCents = sumOf(lines, 'taxCents') + shippingTaxCents
  return {
    vendor,
    merchandiseCents,
    discountCents: sumOf(lines, 'discountCents'),
    shippingCents,
    shippingTaxCents,
    taxCents,
    totalCents: merchandiseCents + shippingCents + taxCents,
  }
}

const sumOf = <Key extends string>(parts: readonly Record<Key, number>[], key: Key): number =>
  parts.reduce((sum, part) => sum + part[key], 0)

/** A line as it was frozen when it was ordered. */
export type SoldItem = {
  stack: Pick<PriceStack, 'finalPriceCents' | 'feeCents' | 'markupCents'>
  qty: number
  /** Of the whole line, as `taxCents` is. */
  discountCents: number
  taxCents: number
}

type Elsewhere = {
  lines: readonly (SoldItem & { taxBps: number; vendor: number })[]
  shipments: readonly Shipment[]
}

/** An order that stands, at another place: prices and coupon stay as they were, tax and delivery are reckoned anew. */
export const moneyElsewhere = ({ lines, shipments }: Elsewhere): OrderMoney =>
  summed(
    lines,
    lines.map((line) => lineMoney({ ...line, stack: asPriced(line.stack) }, line.discountCents)),
    shipments,
  )

const asPriced = (stack: SoldItem['stack']) => ({
  ...stack,
  priceCents: stack.finalPriceCents + stack.feeCents + stack.markupCents,
})

/** Of some units of a line. Vendor + contractor + fee is the merchandise. */
export type PartMoney = {
  discountCents: number
  merchandiseCents: number
  taxCents: number
  totalCents: number
  vendorCents: number
  contractorCents: number
  feeCents: number
}

/**
 * What `units` of a line come to when `unitsBefore` of it were shipped, or returned, before: however
 * a line is cut up, its parts sum to it exactly, because each is the difference of two rounded running sums.
 */
export const partMoney = (item: SoldItem, units: number, unitsBefore: number): PartMoney => {
  const { stack, qty } = item
  const shareOfUnits = (whole: number) =>
    scaled(whole, unitsBefore + units, qty) - scaled(whole, unitsBefore, qty)
  const discountCents = shareOfUnits(item.discountCents)
  const taxCents = shareOfUnits(item.taxCents)
  const vendorCents = stack.finalPriceCents * units
  const feeCents = stack.feeCents * units
  const contractorCents = stack.markupCents * units - discountCents
  const merchandiseCents = vendorCents + feeCents + contractorCents
  return {
    discountCents,
    merchandiseCents,
    taxCents,
    totalCents: merchandiseCents + taxCents,
    vendorCents,
    contractorCents,
    feeCents,
  }
}
