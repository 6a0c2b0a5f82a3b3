import { type Day, dayAndHour, addDays } from '../shared/day.ts'
import { type Delivery, deliveryOf, promisedDays } from '../catalogue/delivery.rules.ts'

/** Heavier, or longer, goes on a pallet (domain §3.7). */
const mostParcelLb = 150
const longestParcelInches = 108

/** A line of a vendor's delivery, as far as its way to the house depends on it. */
export type ShippedLine = {
  qty: number
  /** Of one unit; null where the vendor has not said. */
  weightLb: number | null
  /** Thousandths of an inch. */
  longestEdge: number | null
  /** How goods of its category usually travel: “Parcel”, “LTL crate”. */
  shipClass: string
  leadDaysMin: number
  leadDaysMax: number
  cutOffHour: number
  /** When a backordered product is expected, else null. */
  restockOn: Day | null
}

/** All that a vendor delivers of an order; null where one of the weights is not known. */
export const weightOf = (lines: readonly ShippedLine[]): number | null => {
  let hundredths = 0
  for (const { qty, weightLb } of lines) {
    if (weightLb === null) return null
    hundredths += Math.round(weightLb * 100) * qty
  }
  return hundredths / 100
}

/** What a vendor sends goes together; where a weight is not known, its category says how such goods travel. */
export const needsPallet = (lines: readonly ShippedLine[]): boolean => {
  const known = weightOf(lines.filter(({ weightLb }) => weightLb !== null)) ?? 0
  if (known > mostParcelLb) return true
  return lines.some(
    ({ longestEdge, weightLb, shipClass }) =>
      (longestEdge ?? 0) > longestParcelInches * 1_000 || (weightLb === null && !/^parcel/i.test(shipClass)),
  )
}

/** A delivery comes when the slowest of its lines is there, and within three weeks where the products allow it. */
export const arrivalOf = (lines: readonly ShippedLine[], isPallet: boolean, now: Date): Delivery => {
  const shipClass = isPallet ? 'LTL' : 'Parcel'
  const each = lines.map((line) => deliveryOf({ ...line, shipClass }, now))
  const lastOf = (days: readonly Day[]) => days.reduce((last, day) => (day > last ? day : last))
  const today = dayAndHour(now).day
  const latest = lastOf([today, ...each.map((delivery) => delivery.latest)])
  return {
    earliest: lastOf([today, ...each.map((delivery) => delivery.earliest)]),
    latest,
    in_three_weeks: latest <= addDays(today, promisedDays),
  }
}

/** As it is written on envelopes: P.O. Box 12, PO Box 12, post office box 12, POB 12. */
const poBox = /\b(p\.?\s*o\.?\s*(box|b)\b|post\s+office\s+box\b|p\.?o\.?b\.?\s*#?\s*\d)/i

export const isPoBox = (street: string): boolean => poBox.test(street)

/** Beyond the 48 states the way is by ship: its price is asked for, not listed. */
export const quoteOnlyStates: readonly string[] = ['AK', 'HI']
