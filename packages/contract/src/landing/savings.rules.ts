/** Of the products of one department, or of all: how much clients save against dated MSRPs, in basis points. */
export type SavingSums = {
  materials: number
  compared: number
  below_msrp: number
  /** At least half, three in four, one in four, one in ten of those compared save this much or more. */
  half_bps: number | null
  three_in_four_bps: number | null
  one_in_four_bps: number | null
  one_in_ten_bps: number | null
}

/** Fewer products than this are an anecdote. */
const fewestCompared = 30

/** A claim about a room stands on enough products, and on at least half of what the room sells. */
export const isClaimable = ({ materials, compared }: Pick<SavingSums, 'materials' | 'compared'>): boolean =>
  compared >= fewestCompared && compared * 2 >= materials

/** Whole percent, never more than was computed; null where less than one percent is saved. */
export const claimedPercent = (bps: number | null): number | null => {
  const whole = Math.floor((bps ?? 0) / 100)
  return whole >= 1 ? whole : null
}

export const typicalPercent = (sums: SavingSums): number | null =>
  isClaimable(sums) ? claimedPercent(sums.half_bps) : null

export const upToPercent = (sums: SavingSums): number | null =>
  isClaimable(sums) ? claimedPercent(sums.one_in_ten_bps) : null

export const middlePercents = (sums: SavingSums): { from: number; to: number } | null => {
  if (!isClaimable(sums)) return null
  const from = claimedPercent(sums.three_in_four_bps)
  const to = claimedPercent(sums.one_in_four_bps)
  return from === null || to === null ? null : { from, to }
}
