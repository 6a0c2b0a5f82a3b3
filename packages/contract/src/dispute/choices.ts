// What disputes are sorted and filtered by: apart from the schemas, so that no browser loads those.

export const disputeSorts = ['answer_by', 'opened', 'amount'] as const
export const longestDisputeNote = 2_000
