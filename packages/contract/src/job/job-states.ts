export const jobStates = ['failed', 'open'] as const
export type JobState = (typeof jobStates)[number]

export const jobSorts = ['created', 'due'] as const
