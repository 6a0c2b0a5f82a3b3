import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import type { ShownMarkupRule } from '@showroom/contract/pricing/markup'
import { markupBpsIn } from './percent.ts'
import { now, type TypedWhen, whenFaults } from './planned.ts'
import { type ChosenScope, chosenFrom, everything, scopeBody } from './scope.ts'
import { proPricingMessages as messages } from './messages.ts'

/** A rule as it is typed. */
export type TypedMarkup = ChosenScope & TypedWhen & { markup_bps: string; is_removed: boolean }

export const typedOf = (rule: ShownMarkupRule | null): TypedMarkup => ({
  ...now,
  is_removed: false,
  ...(rule
    ? { ...chosenFrom(rule), markup_bps: shownPercent(rule.markup_bps) }
    : { ...everything, markup_bps: '' }),
})

/** Whether the rule is to be taken away on the day. */
export const isRemoval = ({ when, is_removed }: TypedMarkup): boolean => when === 'day' && is_removed

export const markupFaults = (typed: TypedMarkup) => ({
  ...(isRemoval(typed) || markupBpsIn(typed.markup_bps) !== null
    ? {}
    : { markup_bps: [messages.typeAPercent] }),
  ...whenFaults(typed),
})

/** As the server takes a rule that holds at once. */
export const ruleBody = (typed: TypedMarkup) => ({
  ...scopeBody(typed),
  markup_bps: markupBpsIn(typed.markup_bps) ?? 0,
})

/** As it takes a change for a day; that of a rule is for what the rule is for, whatever was chosen before the day was. */
export const planBody = (typed: TypedMarkup, rule: ShownMarkupRule | null) => {
  const body = ruleBody({ ...typed, ...(rule ? chosenFrom(rule) : {}) })
  const change = isRemoval(typed) ? { ...body, markup_bps: null } : body
  return { effective_on: typed.effective_on, changes: [change] }
}
