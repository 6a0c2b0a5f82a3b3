import type { PieceForm, PlanPiece } from '@showroom/contract/visualizer/plan'
import { metresPerMilliFoot } from './live-geometry.rules.ts'
import { legs, type Shape } from './parts.ts'

/** Metres. */
const coping = { width: 0.3, height: 0.045 }
const basin = { depth: 1.3, wall: 0.08, water: 0.14 }

type Span = readonly [number, number]

/** A basin below the ground with its edge on it. */
const pool = ({ width, depth, height }: PlanPiece): Shape[] => {
  const metres = { x: width * metresPerMilliFoot, y: depth * metresPerMilliFoot }
  const up = (z: number) => z / (height * metresPerMilliFoot)
  const [edgeX, edgeY] = [coping.width / metres.x, coping.width / metres.y]
  const [wallX, wallY] = [basin.wall / metres.x, basin.wall / metres.y]
  const around = (paint: Shape[6], [x, y]: Span, [low, high]: Span): Shape[] => [
    [-x, 1 + x, -y, 0, up(low), up(high), paint],
    [-x, 1 + x, 1, 1 + y, up(low), up(high), paint],
    [-x, 0, 0, 1, up(low), up(high), paint],
    [1, 1 + x, 0, 1, up(low), up(high), paint],
  ]
  return [
    ...around('coping', [edgeX, edgeY], [0.002, coping.height]),
    ...around('pool_wall', [wallX, wallY], [-basin.depth, 0]),
    [0, 1, 0, 1, up(-basin.depth - basin.wall), up(-basin.depth), 'pool_wall'],
    [0, 1, 0, 1, up(-basin.water - 0.01), up(-basin.water), 'water'],
  ]
}

/** A seat on four legs; its back stands on the side away from the table. */
const chair = (x: number, y: number, isBehind: boolean): Shape[] => {
  const [wide, deep, thick] = [0.14, 0.2, 0.02]
  const back = isBehind ? y : y + deep - thick
  return [
    [x, x + wide, y, y + deep, 0.54, 0.6, 'cloth'],
    [x, x + wide, back, back + thick, 0.6, 1.12, 'wood'],
    ...[x, x + wide - thick].flatMap((left) =>
      [y, y + deep - thick].map((top): Shape => [left, left + thick, top, top + thick, 0, 0.54, 'wood']),
    ),
  ]
}

const diningSet: Shape[] = [
  [0.12, 0.88, 0.24, 0.76, 0.95, 1, 'wood'],
  ...[0.16, 0.81].flatMap((x) =>
    [0.28, 0.68].map((y): Shape => [x, x + 0.03, y, y + 0.045, 0, 0.95, 'wood']),
  ),
  ...[0.24, 0.62].flatMap((x) => [...chair(x, 0, true), ...chair(x, 0.8, false)]),
]

/** What stands outdoors. */
export const gardenShapes: Partial<Record<PieceForm, (piece: PlanPiece) => Shape[]>> = {
  pool,
  'dining-set': () => diningSet,
  lounger: () => [
    [0, 1, 0.3, 1, 0.3, 0.42, 'wood'],
    [0.05, 0.95, 0.3, 0.98, 0.42, 0.6, 'cushion'],
    [0.05, 0.95, 0.2, 0.34, 0.42, 0.9, 'cushion'],
    [0.1, 0.9, 0.12, 0.24, 0.6, 1.2, 'cushion'],
    ...legs('wood', 0.08, 0.3),
  ],
  planter: () => [
    [0, 1, 0, 1, 0, 0.45, 'clay'],
    [0.05, 0.95, 0.05, 0.95, 0.45, 0.8, 'green'],
    [0.2, 0.8, 0.2, 0.8, 0.8, 1, 'green'],
  ],
  'fire-pit': () => [
    [0, 1, 0, 1, 0, 1, 'clay'],
    [0.15, 0.85, 0.15, 0.85, 0.9, 1.02, 'black'],
  ],
  grill: () => [
    [0, 1, 0, 1, 0, 0.6, 'steel'],
    [0.1, 0.9, 0.05, 0.9, 0.6, 1, 'black'],
  ],
  path: () => [[0, 1, 0, 1, 0, 1, 'paving']],
}
