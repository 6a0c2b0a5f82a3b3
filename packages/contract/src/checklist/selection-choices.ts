/** What a project has decided of one thing, as it is kept. */
export const selectionStates = [
  'open',
  'chosen',
  'approved',
  'declined',
  'not_applicable',
  'change_requested',
] as const
export type SelectionState = (typeof selectionStates)[number]

/** The same as people read it: what is told by options, cart and orders is told by them alone. */
export const selectionStatuses = [
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
] as const
export type SelectionStatus = (typeof selectionStatuses)[number]

/** How far an approved option has come on its way to the client. */
export const boughtStates = ['none', 'in_cart', 'ordered', 'delivered'] as const
export type BoughtState = (typeof boughtStates)[number]

export const qtySources = ['fixed', 'floor', 'wall', 'backsplash', 'counter'] as const
export type QtySource = (typeof qtySources)[number]

/** Whose word counts: the others may approve on their behalf, with a note. */
export const deciders = ['client', 'pro', 'designer'] as const
export type Decider = (typeof deciders)[number]

export const approvalMethods = ['account', 'bulk', 'link'] as const
export type ApprovalMethod = (typeof approvalMethods)[number]

export const mostSelections = 300
export const mostOptions = 12
export const mostAttached = 10
export const mostPools = 30
export const mostOwnTemplates = 50
export const mostAtOnce = 100

/** Of one comment on a decision, in characters; and how many one decision has. */
export const longestComment = 2_000
export const mostComments = 300
