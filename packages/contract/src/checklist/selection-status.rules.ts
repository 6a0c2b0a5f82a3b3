import { type Allowed, allowedTo } from '../project/member.rules.ts'
import type { MemberRight, ProjectRole } from '../project/project-choices.ts'
import type { AccountType } from '../shared/account-types.ts'
import type { BoughtState, Decider, SelectionState, SelectionStatus } from './selection-choices.ts'

type Known = { state: SelectionState; optionCount: number; bought: BoughtState }

/** What people read: an open decision says whether there is something to choose, an approved one how far it came. */
export const statusOf = ({ state, optionCount, bought }: Known): SelectionStatus => {
  if (state === 'open') return optionCount > 0 ? 'options_ready' : 'to_choose'
  if (state === 'approved' && bought !== 'none') return bought
  return state
}

const locked: readonly SelectionStatus[] = ['approved', 'in_cart', 'ordered', 'delivered']

/** Nothing of a locked decision is changed before it was reset. */
export const isLocked = (status: SelectionStatus): boolean => locked.includes(status)

const settled: readonly SelectionStatus[] = [...locked, 'not_applicable']

/** Nobody waits for it any more. */
export const isDecided = (status: SelectionStatus): boolean => settled.includes(status)

type Row = {
  from: readonly SelectionStatus[]
  /** What a member must be allowed to do; `null`: whoever sees it may. */
  needs: Exclude<keyof Allowed, 'manage'> | null
  /** Null where the decision stays as it is. */
  to: SelectionState | null
}

/** What may be done with a decision, from where, by whom, and what it is afterwards: screens and the server read it. */
export const selectionActions = {
  choose: { from: ['options_ready', 'chosen', 'declined'], needs: 'suggest', to: 'chosen' },
  approve: {
    from: ['options_ready', 'chosen', 'declined', 'change_requested'],
    needs: 'approve',
    to: 'approved',
  },
  decline: { from: ['options_ready', 'chosen'], needs: 'approve', to: 'declined' },
  skip: {
    from: ['to_choose', 'options_ready', 'chosen', 'declined'],
    needs: 'approve',
    to: 'not_applicable',
  },
  reset: {
    // What is in a cart is taken out there first, or it would be bought without a decision.
    from: ['chosen', 'approved', 'declined', 'not_applicable'],
    needs: 'approve',
    to: 'open',
  },
  // What was ordered is not edited: both versions are kept.
  request_change: { from: ['ordered', 'delivered'], needs: 'suggest', to: 'change_requested' },
  keep: { from: ['change_requested'], needs: 'approve', to: 'approved' },
  ask: {
    from: [
      'to_choose',
      'options_ready',
      'chosen',
      'approved',
      'in_cart',
      'ordered',
      'delivered',
      'declined',
      'not_applicable',
      'change_requested',
    ],
    needs: null,
    to: null,
  },
} as const satisfies Record<string, Row>

export type SelectionAction = keyof typeof selectionActions
export const selectionActionNames = Object.keys(selectionActions).filter(
  (name): name is SelectionAction => name in selectionActions,
)

export type Deciding = { role: ProjectRole; right: MemberRight }

export const mayDecide = (action: SelectionAction, status: SelectionStatus, who: Deciding): boolean => {
  const { from, needs }: Row = selectionActions[action]
  return from.includes(status) && (needs === null || allowedTo(who)[needs])
}

const inPlace: readonly SelectionAction[] = ['approve', 'decline', 'reset']

/** On which side of a project somebody stands: a Pro who owns one is its Pro. */
export const sideOf = ({ role, type }: { role: ProjectRole; type: AccountType }): Decider => {
  if (role === 'pro' || role === 'designer') return role
  return role === 'owner' && type === 'Contractor' ? 'pro' : 'client'
}

/** Who approves, declines or opens again in place of whoever decides says why. */
export const needsNote = (action: SelectionAction, side: Decider, decider: Decider): boolean =>
  action === 'request_change' || (inPlace.includes(action) && side !== decider)
