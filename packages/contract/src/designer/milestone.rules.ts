import { designerFeePercent } from '../policy/figures.ts'
import { shareOf, split } from '../shared/money.ts'

/** What part of a price is paid for what; the percents sum to 100. */
export type MilestonePlan = readonly { title: string; percent: number }[]

/** As it is offered where a designer says nothing else. */
export const standardMilestones: MilestonePlan = [
  { title: 'Concept', percent: 50 },
  { title: 'Final plans', percent: 50 },
]

export const mostMilestones = 6

export const isWholePlan = (plan: MilestonePlan): boolean =>
  plan.length > 0 && plan.reduce((sum, { percent }) => sum + percent, 0) === 100

export type PricedMilestone = { title: string; amountCents: number; feeCents: number }

/** The price by milestones, to the cent. What is too little for a cent of its own is no milestone. */
export const pricedMilestones = (priceCents: number, plan: MilestonePlan): PricedMilestone[] => {
  const amounts = split(
    priceCents,
    plan.map(({ percent }) => percent),
  )
  return plan
    .map(({ title }, index) => ({ title, amountCents: amounts[index] ?? 0 }))
    .filter(({ amountCents }) => amountCents > 0)
    .map((part) => ({ ...part, feeCents: feeOf(part.amountCents) }))
}

/** What of it is ours; the rest is the designer’s. */
export const feeOf = (amountCents: number): number => shareOf(amountCents, designerFeePercent * 100)

/** How the money of a milestone stands. */
export const milestoneMoney = ['planned', 'asked', 'held', 'needed', 'paid', 'released'] as const
export type MilestoneMoney = (typeof milestoneMoney)[number]

export type HoldSeen = {
  state: 'asked' | 'confirming' | 'held' | 'captured' | 'voided' | 'declined'
  wasHeld: boolean
  /** It took over from another one in vain, or was lost: another card is to hold it. */
  isNeeded: boolean
}

const isIn =
  (...states: HoldSeen['state'][]) =>
  ({ state }: HoldSeen): boolean =>
    states.includes(state)

/** By its holds, oldest first. A milestone that was held and is not any more is needed again. */
export const moneyOf = (holds: readonly HoldSeen[]): MilestoneMoney => {
  if (holds.some(isIn('captured'))) return 'paid'
  const lost = holds.findLastIndex(({ isNeeded }) => isNeeded)
  if (lost >= 0 && !holds.slice(lost + 1).some(isIn('asked', 'confirming', 'held'))) return 'needed'
  if (holds.some(isIn('held'))) return 'held'
  if (holds.some(isIn('asked', 'confirming'))) return 'asked'
  return holds.some(({ wasHeld }) => wasHeld) ? 'released' : 'planned'
}
