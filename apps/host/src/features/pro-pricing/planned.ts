import type { PlannedMarkup } from '@showroom/contract/pricing/markup'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { proPricingMessages as messages } from './messages.ts'

/** “from 12.12.2026: 18 %” */
export const plannedText = ({ effective_on: day, markup_bps: bps }: PlannedMarkup): string =>
  messages.plannedFrom(
    shownDay(day),
    bps === null ? messages.noOwnRule : messages.inPercent(shownPercent(bps)),
  )

export type When = 'now' | 'day'
export type TypedWhen = { when: When; effective_on: string }

export const now: TypedWhen = { when: 'now', effective_on: '' }

/** What can be said of the day before anything is sent. */
export const whenFaults = ({ when, effective_on: day }: TypedWhen) =>
  when === 'day' && day === '' ? { effective_on: [messages.chooseDay] } : {}
