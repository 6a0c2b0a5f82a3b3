import type { Day } from '../shared/day.ts'

/** What is carried further than to the door of a parcel or the curb costs extra; those two never do (specification §9). */
export const pricedServices = ['threshold', 'inside', 'white_glove'] as const
export type PricedService = (typeof pricedServices)[number]

/** $5,000.00: more is a slip of the keys. */
export const largestDeliveryCents = 500_000

export const deliveryPriceStates = ['planned', 'in_effect', 'past', 'cancelled'] as const
export type DeliveryPriceState = (typeof deliveryPriceStates)[number]

export const deliveryPriceStateLabels: Record<DeliveryPriceState, string> = {
  planned: 'Planned',
  in_effect: 'In effect',
  past: 'Past',
  cancelled: 'Cancelled',
}

type Dated = { startsOn: Day; isCancelled: boolean; nextStartsOn: Day | null }

/** Of a price with the day on which the next one of the same way begins; null: none does. */
export const deliveryPriceState = (
  { startsOn, isCancelled, nextStartsOn }: Dated,
  today: Day,
): DeliveryPriceState => {
  if (isCancelled) return 'cancelled'
  if (startsOn > today) return 'planned'
  return nextStartsOn !== null && nextStartsOn <= today ? 'past' : 'in_effect'
}
