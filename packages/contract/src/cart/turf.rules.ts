import { ceilDiv } from './quantity.rules.ts'

/** Lengths in thousandths of a foot, areas in thousandths of a square foot. */
const rollWidth = 15_000
const trimPerStrip = 500
const foot = 1_000

export type TurfPlan = {
  strips: number
  stripLength: number
  area: number
  seams: number
  /** Tape for all seams. */
  seamTape: number
}

/** The roll is cut by the whole foot; all blades must point one way, so strips are never turned. */
const planAlong = (length: number, across: number, trim: number): TurfPlan => {
  const strips = ceilDiv(across, rollWidth)
  const stripLength = ceilDiv(length + trim, foot) * foot
  const seams = strips - 1
  return {
    strips,
    stripLength,
    area: (strips * stripLength * rollWidth) / foot,
    seams,
    seamTape: stripLength * seams,
  }
}

/** Both directions, the one that needs less turf first; where they tie, the one with fewer seams. */
export const turfPlans = (width: number, length: number, trim = trimPerStrip): [TurfPlan, TurfPlan] => {
  const alongLength = planAlong(length, width, trim)
  const alongWidth = planAlong(width, length, trim)
  const isWidthBetter =
    alongWidth.area < alongLength.area ||
    (alongWidth.area === alongLength.area && alongWidth.seams < alongLength.seams)
  return isWidthBetter ? [alongWidth, alongLength] : [alongLength, alongWidth]
}

const poundsPerBag = 50

/** Infill weighs `milliPounds` (thousandths of a pound) per square foot and comes in bags of 50 lb. */
export const infillBags = (area: number, milliPounds: number): number =>
  ceilDiv(area * milliPounds, poundsPerBag * 1_000_000)
