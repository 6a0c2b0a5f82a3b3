import type { LaidState } from './design.ts'

/** A surface of which nothing has been said yet. */
export const nothingLaid: LaidState = {
  product_id: null,
  pattern: null,
  angle: 0,
  joint_mil: null,
  grout: null,
  start: [0, 0],
  waste_pct: null,
  area: null,
}
