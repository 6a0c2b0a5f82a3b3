import { addDays, type Day, isPlannable } from '../shared/day.ts'

/** What becomes of a price that a vendor has planned. */
export const scheduledPriceStates = ['scheduled', 'applied', 'cancelled', 'replaced', 'dropped'] as const
export type ScheduledPriceState = (typeof scheduledPriceStates)[number]

export const scheduledPriceSorts = ['effective', 'sku', 'planned', 'price'] as const

/** More come in several parts. */
export const mostPlannedPrices = 2_000
/** Who plans further ahead has mistyped the year. */
export const furthestPlannedDays = 730
/** From a fifth on, somebody may have mistyped the price. */
export const largeStepBps = 2_000

/** How far a price moves, in hundredths of a percent: below zero where it falls. */
export const priceStepBps = (beforeCents: number, afterCents: number): number =>
  Math.round(((afterCents - beforeCents) * 10_000) / beforeCents)

export const isLargeStep = (stepBps: number): boolean => Math.abs(stepBps) >= largeStepBps

/** Of today at the earliest: then it is in force at once. */
export const canTakeEffect = (day: Day, today: Day): boolean =>
  isPlannable(day) && day >= today && day <= addDays(today, furthestPlannedDays)

/** A day that has begun is history. */
export const canCancelPrice = (
  price: { state: ScheduledPriceState; effectiveOn: Day },
  today: Day,
): boolean => price.state === 'scheduled' && price.effectiveOn > today
