export const payoutSorts = ['made', 'amount'] as const
