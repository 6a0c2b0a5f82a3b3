import type { LayPattern } from '../catalogue/catalogue.ts'

/**
 * How many units to buy. Areas are thousandths of a square foot, lengths thousandths of a foot,
 * waste is a whole percent: all integers, because 100 sq ft + 10 % in boxes of 11 is 10 boxes
 * and a fraction of binary digits makes it 11.
 */

export const ceilDiv = (amount: number, by: number): number => {
  const rest = amount % by
  return (amount - rest) / by + (rest > 0 ? 1 : 0)
}

export type OrderSteps = { min_qty: number; step_qty: number }

/** The least quantity that is sold and is not below `qty`: a multiple of the step, from the minimum on. */
export const allowedQty = (qty: number, { min_qty, step_qty }: OrderSteps): number =>
  ceilDiv(Math.max(qty, min_qty, 1), step_qty) * step_qty

export const isAllowedQty = (qty: number, steps: OrderSteps): boolean => qty === allowedQty(qty, steps)

/** Boxes for an area, pieces for a length: the least number that covers need and waste together. */
export const unitsToCover = (need: number, wastePct: number, perUnit: number): number =>
  ceilDiv(need * (100 + wastePct), 100 * perUnit)

export type Coverage = { qty: number; covers: number; extra: number; impliedWasteBps: number }

/** What a quantity means for the rooms: the calculator's way back, when units are typed. */
export const coverageOf = (qty: number, need: number, perUnit: number): Coverage => {
  const covers = qty * perUnit
  const impliedWasteBps = need > 0 ? Math.floor(((covers - need) * 10_000) / need) : 0
  return { qty, covers, extra: covers - need, impliedWasteBps }
}

export type Sold = OrderSteps & { perUnit: number }

/** The calculator's way forth: need and waste to an order that is allowed. */
export const quantityToCover = (need: number, wastePct: number, sold: Sold): Coverage =>
  coverageOf(allowedQty(unitsToCover(need, wastePct, sold.perUnit), sold), need, sold.perUnit)

/** Fewer spare pieces than a first broken tile asks for. */
export const isThinWaste = (impliedWasteBps: number): boolean => impliedWasteBps < 500

/**
 * Where the last unit is bought for a little only: by how much the need passes the units before it.
 * Null where a quarter of the unit or more is used, or there is only one.
 */
export const overLastUnit = (
  need: number,
  wastePct: number,
  perUnit: number,
): { units: number; over: number } | null => {
  const units = unitsToCover(need, wastePct, perUnit) - 1
  const over = ceilDiv(need * (100 + wastePct), 100) - units * perUnit
  return units > 0 && over * 4 < perUnit ? { units, over } : null
}

/** Typed feet and inches. */
export const milliFeet = (feet: number, inches = 0): number =>
  Math.round(feet * 1_000 + (inches * 1_000) / 12)

/** A room's area from its sides, rounded up; openings are taken off. */
export const areaOf = (length: number, width: number): number => ceilDiv(length * width, 1_000)

export const netArea = (area: number, openings: readonly number[]): number =>
  Math.max(
    0,
    openings.reduce((left, opening) => left - opening, area),
  )

export const largestWastePct = 30
const largeEdge = 24_000
const largePieceWastePct = 3

/** Straight is what the product's own default is for. */
const patternWastePct = {
  straight: 0,
  half_offset: 10,
  third_offset: 10,
  diagonal: 15,
  herringbone: 18,
  versailles: 20,
} satisfies Record<LayPattern, number>

export type Piece = { default_waste_pct: number; longest_edge: number | null; is_plank: boolean }

/** Planks and pieces of 24 inches and more lose more at every wall. `ownPct`: what somebody plans with, in the default's place. */
export const wasteFor = (piece: Piece, pattern: LayPattern, ownPct = piece.default_waste_pct): number => {
  if (piece.default_waste_pct === 0) return 0
  const isLarge = piece.is_plank || (piece.longest_edge !== null && piece.longest_edge >= largeEdge)
  const base = Math.max(ownPct, patternWastePct[pattern])
  return Math.min(largestWastePct, base + (isLarge ? largePieceWastePct : 0))
}

export type StoneWall = { wall: number; openings: number; cornerLength: number; areaPerCornerFoot: number }

/** Corners cover a part of the wall themselves: what is left for flat pieces. */
export const flatStoneArea = ({ wall, openings, cornerLength, areaPerCornerFoot }: StoneWall): number =>
  netArea(wall, [openings, ceilDiv(cornerLength * areaPerCornerFoot, 1_000)])

/** A run longer than the slab needs a seam: worth saying before it is bought. */
export const needsSeam = (longestRun: number, slabLength: number): boolean => longestRun > slabLength
