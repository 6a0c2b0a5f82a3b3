export const entrySorts = ['at', 'amount'] as const
