import { addDays, type Day, isPlannable } from '../shared/day.ts'
import { largestMarkupBps, type MarkupRule, type Scope, standardMarkupBps } from './pricing.rules.ts'

/** What becomes of a change of a markup that a Pro has planned for a day. */
export const markupPlanStates = ['planned', 'applied', 'failed', 'cancelled', 'replaced'] as const
export type MarkupPlanState = (typeof markupPlanStates)[number]

/** Those whose day is to come, and what became of the others. */
export const markupPlanViews = ['coming', 'past'] as const
export type MarkupPlanView = (typeof markupPlanViews)[number]

export const markupPlanSorts = ['day', 'planned', 'ended'] as const

/** Why one could not be done when its day came. */
export const markupPlanProblems = [
  'pro_not_admitted',
  'material_gone',
  'client_gone',
  'out_of_range',
  'too_many_rules',
] as const
export type MarkupPlanProblem = (typeof markupPlanProblems)[number]

/** Rules of one showroom. */
export const mostMarkupRules = 200
/** Changes of one showroom whose day is to come. */
export const mostPlannedMarkups = 400
/** Who plans further ahead has mistyped the year. */
export const furthestPlannedMarkupDays = 730

/** Of tomorrow at the earliest: what is to hold today is changed at once. */
export const canPlanMarkup = (day: Day, today: Day): boolean =>
  isPlannable(day) && day > today && day <= addDays(today, furthestPlannedMarkupDays)

type Dated = { id: number; effectiveOn: Day }

/** A day that has begun is history. */
export const canCancelMarkupPlan = (
  plan: { state: MarkupPlanState; effectiveOn: Day },
  today: Day,
): boolean => plan.state === 'planned' && plan.effectiveOn > today

/** Those whose day has come, in the order of their days: after a sleep the last one of a rule stands. */
export const dueInOrder = <Plan extends Dated>(plans: readonly Plan[], today: Day): Plan[] =>
  plans
    .filter(({ effectiveOn }) => effectiveOn <= today)
    .toSorted((one, other) => one.effectiveOn.localeCompare(other.effectiveOn) || one.id - other.id)

const sameScope = (one: Scope, other: Scope): boolean =>
  one.product_id === other.product_id &&
  one.category_id === other.category_id &&
  one.vendor_id === other.vendor_id &&
  one.is_client === other.is_client

/** A rule as it stands on a day: `since` is the day of the planned change that made it so, null where none did. */
export type StandingRule = MarkupRule & { since: Day | null }

type ScopedPlan = Dated & Scope & { markupBps: number | null }

/** Rules as they will stand on a day, when all that is planned until then is done. */
export const rulesOn = (
  rules: readonly MarkupRule[],
  plans: readonly ScopedPlan[],
  day: Day,
): StandingRule[] =>
  dueInOrder(plans, day).reduce<StandingRule[]>(
    (standing, { id: _id, effectiveOn, markupBps, ...scope }) => {
      const rest = standing.filter((rule) => !sameScope(rule, scope))
      return markupBps === null ? rest : [...rest, { ...scope, markup_bps: markupBps, since: effectiveOn }]
    },
    rules.map((rule) => ({ ...rule, since: null })),
  )

/** What is known on the day of a planned change. */
export type MarkupPlanFacts = {
  /** Null takes the rule away. */
  markupBps: number | null
  /** Of the rule for the same, as it stands; null where there is none. */
  nowBps: number | null
  isProAdmitted: boolean
  /** Whether the material that it names is for sale; true where it names none. */
  isMaterialSold: boolean
  /** Whether whom it names shops in the showroom; true where it names nobody. */
  isClientKnown: boolean
  /** How many rules the showroom has. */
  rules: number
}

/** What is in the way of a planned change on its day, by what a change by hand would meet; null: nothing. */
export const markupPlanProblem = (facts: MarkupPlanFacts): MarkupPlanProblem | null => {
  const { markupBps, nowBps } = facts
  if (!facts.isProAdmitted) return 'pro_not_admitted'
  // What is taken away can be gone already.
  if (markupBps === null) return null
  if (!facts.isMaterialSold) return 'material_gone'
  if (!facts.isClientKnown && nowBps === null) return 'client_gone'
  if (markupBps < standardMarkupBps || markupBps > largestMarkupBps) return 'out_of_range'
  return nowBps === null && facts.rules >= mostMarkupRules ? 'too_many_rules' : null
}
