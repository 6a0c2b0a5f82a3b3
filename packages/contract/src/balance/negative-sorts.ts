export const negativeSorts = ['since', 'name', 'due'] as const

/** Whether payouts and new orders go on meanwhile. */
export const negativeStates = ['waits', 'restricted'] as const
export type NegativeListState = (typeof negativeStates)[number]
