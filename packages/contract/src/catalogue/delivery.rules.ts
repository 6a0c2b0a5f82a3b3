import { deliveryWeeksTo } from '../policy/figures.ts'
import { addBusinessDays } from '../shared/business-days.ts'
import { addDays, type Day, dayAndHour } from '../shared/day.ts'

/** Delivery promise: within this many calendar days of the order (domain §3.20). */
export const promisedDays = deliveryWeeksTo * 7

export type DeliveryFacts = {
  /** Business days until the vendor ships. */
  leadDaysMin: number
  leadDaysMax: number
  /** Orders after this hour are worked on from the next business day. */
  cutOffHour: number
  shipClass: string
  /** When a backordered product is expected, else null. */
  restockOn: Day | null
}

export type Delivery = { earliest: Day; latest: Day; in_three_weeks: boolean }

/** Earliest = order day + lead + transit, in business days (domain §3.7). */
export const deliveryOf = (facts: DeliveryFacts, now: Date): Delivery => {
  const ordered = dayAndHour(now)
  const accepted = ordered.hour >= facts.cutOffHour ? addBusinessDays(ordered.day, 1) : ordered.day
  const start = facts.restockOn !== null && facts.restockOn > accepted ? facts.restockOn : accepted
  const transit = transitDays(facts.shipClass)
  const earliest = addBusinessDays(start, facts.leadDaysMin + transit.min)
  const latest = addBusinessDays(start, facts.leadDaysMax + transit.max)
  return { earliest, latest, in_three_weeks: latest <= addDays(ordered.day, promisedDays) }
}

/** Small parcels travel faster than pallets and crates. */
export const transitDays = (shipClass: string): { min: number; max: number } =>
  /^parcel/i.test(shipClass) ? { min: 1, max: 4 } : { min: 2, max: 5 }
