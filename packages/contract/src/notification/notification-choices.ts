/** What is done to a decision that others are told of. */
export const checklistSteps = ['choose', 'request_change', 'approve', 'decline', 'ask'] as const
export type ChecklistStep = (typeof checklistSteps)[number]

/** Each after the name of who did it. */
export const didWords: Record<ChecklistStep, string> = {
  choose: 'has chosen',
  request_change: 'asks to change',
  approve: 'has approved',
  decline: 'has declined',
  ask: 'asks about',
}
