export const entityTypes = ['individual', 'company', 'non_profit'] as const
export type EntityType = (typeof entityTypes)[number]

export const payoutSchedules = ['weekly', 'monthly', 'manual'] as const
export type PayoutSchedule = (typeof payoutSchedules)[number]

/** Where a payout account stands, as its owner reads it (domain §2.10). */
export const payoutAccountStatuses = [
  'not_started',
  'information_needed',
  'in_review',
  'active',
  'restricted',
] as const
export type PayoutAccountStatus = (typeof payoutAccountStatuses)[number]

export const payoutStates = ['draft', 'approved', 'sent', 'paid', 'returned', 'canceled'] as const
export type PayoutState = (typeof payoutStates)[number]

export const batchStates = ['draft', 'proposed', 'approved', 'canceled'] as const
export type BatchState = (typeof batchStates)[number]

/** What a batch reads as: an approved one is what became of its payouts. */
export const shownBatchStates = [...batchStates, 'sent', 'settled', 'returned'] as const
export type ShownBatchState = (typeof shownBatchStates)[number]

/** The last day that every month has. */
export const latestMonthDay = 28
export const smallestMinimumCents = 100
export const largestMinimumCents = 10_000_000
