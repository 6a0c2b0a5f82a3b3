import type { SurfaceKey } from '@showroom/contract/visualizer/surfaces'
import type { Vector } from './live-geometry.rules.ts'

/** What comes with a room and nobody chooses. */
export const scenery = [
  'steel',
  'white',
  'black',
  'cloth',
  'cushion',
  'wood',
  'glass',
  'water',
  'green',
  'clay',
  'shade',
  'grass',
  'pane',
  'roof',
] as const
type Scenery = (typeof scenery)[number]

/** Of what a part is: a surface that somebody chooses, or scenery. */
export type Paint = SurfaceKey | Scenery
export type PartBox = { low: Vector; high: Vector; paint: Paint }

/** A part as its piece sees it: across its front, from its back to its front, up; 0 to 1 of the piece each. */
export type Shape = readonly [
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  paint: Paint,
]

export const legs = (paint: Paint, thick: number, top: number): Shape[] =>
  [0.04, 0.96 - thick].flatMap((x) =>
    [0.04, 0.96 - thick].map((y): Shape => [x, x + thick, y, y + thick, 0, top, paint]),
  )

/** What is seen through; the room stands behind it. */
export const alphaOf = (paint: Paint): number => (paint === 'glass' ? 0.16 : paint === 'water' ? 0.62 : 1)
