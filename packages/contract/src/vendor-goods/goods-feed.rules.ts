import { dayMs } from '../shared/time.ts'

/** How often a feed is fetched by itself. */
export const feedPeriods = ['day', 'week'] as const
export type FeedPeriod = (typeof feedPeriods)[number]

export const feedOutcomes = ['imported', 'unchanged', 'failed'] as const
export type FeedOutcome = (typeof feedOutcomes)[number]

export const mostFeeds = 10

const daysOf: Record<FeedPeriod, number> = { day: 1, week: 7 }

/** A period from when it was due; after a sleep, the next one that is still to come. */
export const nextFetch = (every: FeedPeriod, due: Date, now: Date): Date => {
  const period = daysOf[every] * dayMs
  const passed = Math.max(Math.floor((now.getTime() - due.getTime()) / period), 0)
  return new Date(due.getTime() + (passed + 1) * period)
}
