import { premiumGraceDays } from '@showroom/contract/policy/figures'
import { dayMs, hourMs, minuteMs } from '@showroom/contract/shared/time'
import type { Subscription } from '../payment/provider/subscriptions.ts'
import type { Premium } from './premium.store.ts'

type State = Premium['state']

/** What a subscription is to us, by what the provider says of it; one without its first payment waits for its bank. */
export const stateOf = ({ status }: Pick<Subscription, 'status'>): State => {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active'
    case 'past_due':
    case 'unpaid':
      return 'past_due'
    case 'incomplete':
      return 'confirming'
    case 'incomplete_expired':
      return 'declined'
    case 'canceled':
    case 'paused':
      return 'ended'
  }
}

/** Whether it makes its showroom Premium: also while a refused renewal has its days of grace. */
export const isPaying = (state: State): boolean => state === 'active' || state === 'past_due'

export const graceUntil = (since: Date): Date => new Date(since.getTime() + premiumGraceDays * dayMs)

/** Nobody paid in the days of grace. */
export const isGraceOver = (since: Date | null, now: Date): boolean =>
  since !== null && now.getTime() >= graceUntil(since).getTime()

/** When it is looked at again without anybody saying that something happened. */
export const nextLook = (state: State, now: Date): Date => {
  if (state === 'active') return new Date(now.getTime() + 6 * hourMs)
  return new Date(now.getTime() + (state === 'past_due' ? hourMs : minuteMs))
}
