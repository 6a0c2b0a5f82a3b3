import type { InboxState } from './choices.ts'
import { inboxStateLabels } from './choices.ts'

/** What Admins read when they work off what came in. */
export const inboxMessages = {
  saved: (state: InboxState) => `Saved. It is “${inboxStateLabels[state]}”.`,
  sent: 'Your answer is on its way by mail.',
  changedMeanwhile: 'Somebody else has just changed this. Please look again.',
  noSuchAdmin: 'Please choose one of the Admins.',
} as const
