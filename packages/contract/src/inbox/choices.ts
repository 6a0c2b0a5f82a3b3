// What the inbox is sorted and filtered by: apart from the schemas, so that no browser loads those.

/** A lead is left in the offer's popup, a message is written in the contact form. */
export const inboxKinds = ['popup_lead', 'message'] as const
export type InboxKind = (typeof inboxKinds)[number]

export const inboxStates = ['new', 'in_hand', 'done'] as const
export type InboxState = (typeof inboxStates)[number]

/** As people read them: in the table, in the file, in the audit. */
export const inboxStateLabels: Record<InboxState, string> = { new: 'New', in_hand: 'In hand', done: 'Done' }

export const inboxSorts = ['received', 'name'] as const

/** Filters by who has it: the Admin who asks, or nobody. */
export const inboxOwners = ['me', 'nobody'] as const
export type InboxOwner = (typeof inboxOwners)[number]

export const longestNote = 2_000
