import type { PieceForm, PlanPiece } from '@showroom/contract/visualizer/plan'
import { surfaceOfPiece } from '@showroom/contract/visualizer/plan-areas.rules'
import { gardenShapes } from './garden-parts.rules.ts'
import { metresPerMilliFoot } from './live-geometry.rules.ts'
import { legs, type Paint, type PartBox, type Shape } from './parts.ts'

const whole = (paint: Paint): Shape[] => [[0, 1, 0, 1, 0, 1, paint]]

/** One front each two feet, with a gap around it and a pull. */
const fronts = (piece: PlanPiece, from: number, pullAt: number): Shape[] => {
  const across = piece.turn === 0 || piece.turn === 180 ? piece.width : piece.depth
  const count = Math.max(1, Math.round(across / 1_800))
  const edge = 60 / across
  return Array.from({ length: count }, (_, index) => {
    const [left, right] = [index / count + edge / 2, (index + 1) / count - edge / 2]
    const pull = index % 2 === 0 ? right - 0.1 / count : left + 0.07 / count
    return [
      [left, right, 1, 1.03, from, 0.985, 'cabinets'],
      [pull, pull + 0.03 / count, 1.03, 1.06, pullAt, pullAt + 0.2, 'metal'],
    ] satisfies Shape[]
  }).flat()
}

const shapes: Partial<Record<PieceForm, (piece: PlanPiece) => Shape[]>> = {
  ...gardenShapes,
  'base-cabinet': (piece) => [
    [0, 1, 0, 0.9, 0, 0.13, 'black'],
    [0, 1, 0, 1, 0.13, 1, 'cabinets'],
    ...fronts(piece, 0.15, 0.72),
  ],
  'wall-cabinet': (piece) => [[0, 1, 0, 1, 0, 1, 'cabinets'], ...fronts(piece, 0.015, 0.08)],
  'tall-cabinet': (piece) => [
    [0, 1, 0, 0.95, 0, 0.05, 'black'],
    [0, 1, 0, 1, 0.05, 1, 'cabinets'],
    ...fronts(piece, 0.06, 0.4),
  ],
  island: () => [
    [0.02, 0.98, 0.04, 0.96, 0, 0.12, 'black'],
    [0, 1, 0, 1, 0.12, 1, 'island'],
  ],
  range: () => [
    [0, 1, 0, 1, 0, 0.96, 'steel'],
    [0, 1, 0, 1, 0.96, 1, 'black'],
    [0.1, 0.9, 1, 1.01, 0.3, 0.72, 'black'],
    [0.08, 0.92, 1.01, 1.05, 0.77, 0.79, 'metal'],
  ],
  'range-hood': () => [
    [0, 1, 0, 1, 0, 0.22, 'steel'],
    [0.32, 0.68, 0, 0.6, 0.22, 1, 'steel'],
  ],
  refrigerator: () => [
    [0, 1, 0, 0.95, 0, 1, 'steel'],
    [0.01, 0.495, 0.95, 1, 0.36, 0.99, 'steel'],
    [0.505, 0.99, 0.95, 1, 0.36, 0.99, 'steel'],
    [0.01, 0.99, 0.95, 1, 0.03, 0.345, 'steel'],
    [0.46, 0.475, 1, 1.03, 0.5, 0.85, 'metal'],
    [0.525, 0.54, 1, 1.03, 0.5, 0.85, 'metal'],
  ],
  dishwasher: () => [
    [0, 1, 0, 1, 0.1, 1, 'steel'],
    [0.08, 0.92, 1, 1.04, 0.9, 0.92, 'metal'],
  ],
  sink: () => [
    [0, 1, 0, 1, 0, 1, 'steel'],
    [0.06, 0.94, 0.1, 0.9, 0.6, 1.1, 'shade'],
    [0.48, 0.52, -0.08, 0, 0, 16, 'metal'],
    [0.48, 0.52, -0.08, 0.4, 14, 16, 'metal'],
  ],
  table: () => [[0, 1, 0, 1, 0.94, 1, 'wood'], ...legs('wood', 0.06, 0.94)],
  toilet: () => [
    [0.05, 0.95, 0, 0.3, 0.48, 1, 'white'],
    [0.25, 0.75, 0.1, 0.8, 0, 0.46, 'white'],
    [0.1, 0.9, 0.28, 1, 0.4, 0.54, 'white'],
  ],
  'tub-alcove': () => tub,
  'tub-freestanding': () => tub,
  'shower-glass': () => whole('glass'),
  sofa: () => [
    [0, 1, 0, 1, 0.08, 0.42, 'cloth'],
    [0, 1, 0, 0.28, 0.42, 1, 'cloth'],
    [0, 0.09, 0, 1, 0.42, 0.68, 'cloth'],
    [0.91, 1, 0, 1, 0.42, 0.68, 'cloth'],
    [0.1, 0.495, 0.28, 0.98, 0.42, 0.56, 'cushion'],
    [0.505, 0.9, 0.28, 0.98, 0.42, 0.56, 'cushion'],
  ],
  armchair: () => [
    [0, 1, 0, 1, 0.1, 0.42, 'cushion'],
    [0, 1, 0, 0.28, 0.42, 1, 'cushion'],
    [0, 0.16, 0.2, 1, 0.42, 0.66, 'cushion'],
    [0.84, 1, 0.2, 1, 0.42, 0.66, 'cushion'],
  ],
  'coffee-table': () => [[0, 1, 0, 1, 0.86, 1, 'wood'], ...legs('wood', 0.07, 0.86)],
  'media-console': () => [
    [0, 1, 0, 1, 0.15, 1, 'wood'],
    [0.1, 0.9, 0.1, 0.9, 0, 0.15, 'black'],
  ],
  bed: () => [
    [0, 1, 0, 1, 0.1, 0.5, 'wood'],
    [0.02, 0.98, 0.05, 0.98, 0.5, 0.85, 'white'],
    [0, 1, 0, 0.04, 0, 1.6, 'wood'],
  ],
}

const tub: Shape[] = [
  [0, 1, 0, 0.1, 0, 1, 'white'],
  [0, 1, 0.9, 1, 0, 1, 'white'],
  [0, 0.06, 0.1, 0.9, 0, 1, 'white'],
  [0.94, 1, 0.1, 0.9, 0, 1, 'white'],
  [0.06, 0.94, 0.1, 0.9, 0, 0.3, 'white'],
]
const vanity = (piece: PlanPiece): Shape[] => [
  [0, 1, 0, 0.95, 0.08, 0.93, 'cabinets'],
  ...fronts(piece, 0.1, 0.6),
  [0, 1, 0, 1.03, 0.93, 1, 'white'],
  [0.36, 0.64, 0.25, 0.85, 0.99, 1.01, 'shade'],
  [0.48, 0.52, 0.1, 0.16, 1, 1.25, 'metal'],
  [0.48, 0.52, 0.1, 0.42, 1.21, 1.25, 'metal'],
]

const shapesOf = (piece: PlanPiece): Shape[] => {
  if (piece.form.startsWith('vanity')) return vanity(piece)
  return shapes[piece.form]?.(piece) ?? whole(surfaceOfPiece(piece.form) ?? 'wood')
}

/** What stands in the room, as boxes. */
export const partsOf = (piece: PlanPiece): PartBox[] => shapesOf(piece).map((shape) => placed(piece, shape))

/** Where a piece's front looks: 0 down the drawing, 90 to the left, 180 up, 270 to the right. */
const placed = (
  { x, y, z, width, depth, height, turn }: PlanPiece,
  [x0, x1, y0, y1, z0, z1, paint]: Shape,
): PartBox => {
  const flat = {
    0: [x0, x1, y0, y1],
    90: [1 - y1, 1 - y0, x0, x1],
    180: [1 - x1, 1 - x0, 1 - y1, 1 - y0],
    270: [y0, y1, 1 - x1, 1 - x0],
  }[turn] as [number, number, number, number]
  const at = (milliFeet: number) => milliFeet * metresPerMilliFoot
  return {
    low: [at(x + flat[0] * width), at(z + z0 * height), at(y + flat[2] * depth)],
    high: [at(x + flat[1] * width), at(z + z1 * height), at(y + flat[3] * depth)],
    paint,
  }
}
