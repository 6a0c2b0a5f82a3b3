import { allowedQty, ceilDiv, type OrderSteps, quantityToCover } from './quantity.rules.ts'
import { type TurfPlan, turfPlans } from './turf.rules.ts'

/** How a quantity is found: from an area, from a length, cut from a roll, or simply counted. */
export type Measured = 'area' | 'length' | 'roll' | 'count'

/** As something is sold: thousandths of a square foot, or of a foot, that a unit holds. */
export type SoldAs = { unit: string; coverage: number | null; length: number | null }

export const measuredBy = ({ unit, coverage, length }: SoldAs): Measured => {
  if (unit === 'square_foot') return 'roll'
  if (coverage !== null) return 'area'
  return length !== null || unit === 'linear_foot' ? 'length' : 'count'
}

export const perUnitOf = ({ coverage, length }: SoldAs): number => coverage ?? length ?? 1_000

export type Sides = { width: number; length: number }

/** A part of what is to be covered; with its sides where it is a rectangle that somebody has measured. */
export type Part = { area: number; sides: Sides | null }

export type Cut<P extends Part = Part> = { part: P; plan: TurfPlan }

/** Cutting plans, one for each part whose sides are known; only of what comes from a roll. */
export const cutsOf = <P extends Part>(sold: SoldAs, parts: readonly P[]): Cut<P>[] =>
  measuredBy(sold) === 'roll'
    ? parts.flatMap((part) =>
        part.sides && part.area > 0
          ? [{ part, plan: turfPlans(part.sides.width, part.sides.length)[0] }]
          : [],
      )
    : []

export type Amount = {
  /** Area or length to cover; 0 when nothing was measured. */
  need: number
  wastePct: number
  parts: readonly Part[]
}

/** How many to buy: the product page's calculator and a room's list count by this rule alone. */
export const qtyFor = (sold: SoldAs & OrderSteps, { need, wastePct, parts }: Amount): number => {
  if (measuredBy(sold) === 'count' || need === 0) return allowedQty(1, sold)
  const perUnit = perUnitOf(sold)
  const { min_qty, step_qty } = sold
  const toCover = (amount: number) => quantityToCover(amount, wastePct, { min_qty, step_qty, perUnit }).qty
  const cuts = cutsOf(sold, parts)
  if (cuts.length === 0) return toCover(need)
  // Parts with sides are cut from the roll, the others are only known by their area.
  const cut = cuts.reduce((sum, { plan }) => sum + plan.area, 0)
  const unplanned = parts.reduce(
    (sum, part) => (cuts.some((one) => one.part === part) ? sum : sum + part.area),
    0,
  )
  return allowedQty(ceilDiv(cut, perUnit) + (unplanned > 0 ? toCover(unplanned) : 0), sold)
}
