export const soldOrderSorts = ['placed', 'number', 'total'] as const
export type SoldOrderSort = (typeof soldOrderSorts)[number]
