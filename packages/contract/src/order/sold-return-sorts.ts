export const soldReturnSorts = ['asked', 'order', 'due'] as const
export type SoldReturnSort = (typeof soldReturnSorts)[number]
