import { scaled } from '../shared/money.ts'
import { type PartMoney, partMoney, type SoldItem } from './order-money.rules.ts'

/** Of a return that is the client's wish. Weights are in any whole unit, the same for both. */
export type ReturnCosts = {
  /** What the carrier really charged for the shipment, whatever the client paid. */
  outboundCents: number
  returnedWeight: number
  shipmentWeight: number
  /** What the way back costs; null: nobody knows, and the way to the client is all that is asked for. */
  labelCents: number | null
}

/** The restocking fee is the goods' share of the way to the client, at most the way back (specification §9). */
export const restockingFee = ({ outboundCents, returnedWeight, shipmentWeight, labelCents }: ReturnCosts) => {
  if (shipmentWeight === 0) return 0
  const share = scaled(outboundCents, returnedWeight, shipmentWeight)
  return labelCents === null ? share : Math.min(share, labelCents)
}

/** Of a fee that was read before, the part of what is accepted; by weight, as it was reckoned. */
export const agreedFee = (
  feeCents: number,
  { accepted, asked }: { accepted: number; asked: number },
): number => (asked === 0 ? feeCents : scaled(feeCents, accepted, asked))

/** `unitsBefore` of the line were given back before. */
export type ReturnedUnits = {
  item: SoldItem
  units: number
  unitsBefore: number
  /** Of one unit. */
  weight: number
}

type ReturnedShipment = {
  outboundCents: number
  /** Of all that was delivered together. */
  weight: number
  /** What the client paid for it to come. */
  shippingCents: number
  shippingTaxCents: number
  /** Of what was given back before with its share of the shipping. */
  weightBefore: number
}

export type Returning = {
  lines: readonly ReturnedUnits[]
  shipment: ReturnedShipment
  /** Null: it does not come back, or nobody knows what that costs. */
  labelCents: number | null
  /** It is the vendor's fault, or late: nothing is kept, and the way to the client is given back too. */
  isFree: boolean
  /** The fee that was read when it was asked for: it stands, whatever carriers and lists say now. */
  agreedFeeCents?: number | null
}

export type ReturnMoney = {
  parts: PartMoney[]
  weight: number
  merchandiseCents: number
  taxCents: number
  feeCents: number
  shippingCents: number
  shippingTaxCents: number
  refundCents: number
}

/** All that is given back, and what is kept of it. The fee never takes all: a refund of nothing is no refund. */
export const returnMoney = ({
  lines,
  shipment,
  labelCents,
  isFree,
  agreedFeeCents = null,
}: Returning): ReturnMoney => {
  const parts = lines.map(({ item, units, unitsBefore }) => partMoney(item, units, unitsBefore))
  const sum = (key: keyof PartMoney) => parts.reduce((total, part) => total + part[key], 0)
  const weight = lines.reduce((total, line) => total + line.weight * line.units, 0)
  const goodsCents = sum('totalCents')
  const reckoned = restockingFee({
    outboundCents: shipment.outboundCents,
    returnedWeight: weight,
    shipmentWeight: shipment.weight,
    labelCents,
  })
  const feeCents = isFree ? 0 : Math.max(0, Math.min(agreedFeeCents ?? reckoned, goodsCents - 1))
  const shippingOf = (cents: number) => (isFree ? shareOfShipping(cents, shipment, weight) : 0)
  const shippingCents = shippingOf(shipment.shippingCents)
  const shippingTaxCents = shippingOf(shipment.shippingTaxCents)
  return {
    parts,
    weight,
    merchandiseCents: sum('merchandiseCents'),
    taxCents: sum('taxCents'),
    feeCents,
    shippingCents,
    shippingTaxCents,
    refundCents: goodsCents + shippingCents + shippingTaxCents - feeCents,
  }
}

/** The difference of two rounded running sums: however often something comes back, all shares sum to the whole. */
const shareOfShipping = (cents: number, { weight: whole, weightBefore }: ReturnedShipment, weight: number) =>
  whole === 0
    ? 0
    : scaled(cents, Math.min(whole, weightBefore + weight), whole) -
      scaled(cents, Math.min(whole, weightBefore), whole)

/** What a way back costs by our own tariff, in cents by hundredths of a pound: a parcel, or a pallet above 150 lb. */
export const returnLabelCents = (hundredthsLb: number): number => {
  const isParcel = hundredthsLb <= 15_000
  return isParcel ? 900 + scaled(hundredthsLb, 60, 100) : 9_500 + scaled(hundredthsLb, 22, 100)
}
