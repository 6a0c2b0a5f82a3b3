/**
 * How many units of a line `goodsCents` of its merchandise stand for. A charge is kept as money alone; what units come to
 * differs from their equal share by less than a cent, so that the nearest number of units is the right one.
 */
export const unitsCharged = (
  { qty, merchandiseCents }: { qty: number; merchandiseCents: number },
  goodsCents: number,
): number => (merchandiseCents === 0 ? qty : Math.round((goodsCents * qty) / merchandiseCents))
