/** What is done to a decision that others are told of. */
export const checklistSteps = [
  'choose',
  'request_change',
  'ask_price',
  'approve',
  'decline',
  'reset',
  'skip',
  'keep',
  'ask',
  'comment',
  'tell_price',
] as const
export type ChecklistStep = (typeof checklistSteps)[number]

/** Each after the name of who did it, and before what it was done to. */
export const didWords: Record<ChecklistStep, string> = {
  choose: 'has chosen',
  request_change: 'asks to change',
  ask_price: 'asks for a price for',
  approve: 'has approved',
  decline: 'has declined',
  reset: 'has reopened',
  skip: 'has set aside',
  keep: 'keeps what was ordered for',
  ask: 'asks about',
  comment: 'comments on',
  tell_price: 'has told a price for',
}

/** What became of a vendor’s product on its way into shops. */
export const goodsNews = ['approved', 'rejected'] as const

/** How a file of goods ended. */
export const importNews = ['done', 'failed'] as const

/** What a bank said of a payout. */
export const payoutNews = ['paid', 'returned'] as const
