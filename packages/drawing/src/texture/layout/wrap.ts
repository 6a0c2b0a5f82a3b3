/** The remainder that is never negative. */
export const wrap = (value: number, count: number): number => ((value % count) + count) % count
