import type { HireAction, HireSide, HireState } from './designer-choices.ts'

/** All that decides what may be done with a hire. */
export type HireFacts = {
  state: HireState
  /** Nothing is agreed before a package was chosen or a quote was given. */
  price: 'package' | 'quote_wanted' | 'quoted'
  revisionsLeft: number
  /** Milestones that are not approved yet; none where the price is not paid through us. */
  milestonesLeft: number
  /** A bank holds the money of the milestone that is worked on. */
  isFunded: boolean
}

type Step = {
  by: readonly HireSide[]
  from: readonly HireState[]
  to: HireState | ((facts: HireFacts) => HireState)
  if?: (facts: HireFacts) => boolean
}

/** One table: who does what from where, and where it leads. */
const steps: Record<HireAction, Step> = {
  accept: {
    by: ['designer'],
    from: ['requested'],
    to: 'accepted',
    if: ({ price }) => price === 'package',
  },
  decline: { by: ['designer'], from: ['requested'], to: 'declined' },
  quote: {
    by: ['designer'],
    from: ['requested'],
    to: 'requested',
    if: ({ price }) => price === 'quote_wanted',
  },
  // The money for it is held first.
  agree: { by: ['client'], from: ['requested'], to: 'unpaid', if: ({ price }) => price === 'quoted' },
  start: { by: ['designer'], from: ['accepted'], to: 'active' },
  deliver: { by: ['designer'], from: ['active'], to: 'delivered', if: ({ isFunded }) => isFunded },
  revise: {
    by: ['client'],
    from: ['delivered'],
    to: 'active',
    if: ({ revisionsLeft }) => revisionsLeft > 0,
  },
  approve: {
    by: ['client'],
    from: ['delivered'],
    to: ({ milestonesLeft }) => (milestonesLeft > 1 ? 'active' : 'approved'),
    if: ({ isFunded }) => isFunded,
  },
  close: { by: ['client'], from: ['approved'], to: 'closed' },
  cancel: { by: ['client', 'designer'], from: ['accepted', 'active'], to: 'cancelled' },
}

/** A client takes back what nobody has accepted; what was delivered, only the designer gives up. */
const mayWithdraw = (action: HireAction, { state }: HireFacts, side: HireSide): boolean =>
  action === 'cancel' &&
  (side === 'client' ? state === 'requested' || state === 'unpaid' : state === 'delivered')

/** Where an action leads; null where it may not be done. */
export const nextState = (action: HireAction, facts: HireFacts, side: HireSide): HireState | null => {
  const { by, from, to, if: holds } = steps[action]
  if (mayWithdraw(action, facts, side)) return 'cancelled'
  const isAllowed = by.includes(side) && from.includes(facts.state) && (holds?.(facts) ?? true)
  if (!isAllowed) return null
  return typeof to === 'function' ? to(facts) : to
}

/** What somebody may do next, in the order of the table. */
export const actionsOf = (facts: HireFacts, side: HireSide): HireAction[] =>
  (Object.keys(steps) as HireAction[]) // its keys
    .filter((action) => nextState(action, facts, side) !== null)

/** While a hire is one of these, the project is open to the designer until the day that was agreed. */
export const hasAccess = (state: HireState): boolean =>
  (['accepted', 'active', 'delivered', 'approved'] satisfies HireState[] as HireState[]).includes(state)

/** A designer is asked once for a project until that is over. */
export const openStates = [
  'unpaid',
  'requested',
  'accepted',
  'active',
  'delivered',
  'approved',
] as const satisfies readonly HireState[]

/** A word about the work is for whoever had it done, when it is over. */
export const mayReview = ({ state, side, isReviewed }: Reviewing): boolean =>
  side === 'client' && state === 'closed' && !isReviewed

type Reviewing = { state: HireState; side: HireSide; isReviewed: boolean }
