import type { Plan } from '@showroom/contract/visualizer/plan'
import {
  facesOf,
  type Face,
  type Hole,
  metresPerMilliFoot,
  type Part,
  type Vector,
  withoutHoles,
} from './live-geometry.rules.ts'
import { aroundGarden } from './garden-around.rules.ts'
import { alphaOf, type Paint, type PartBox } from './parts.ts'
import { partsOf } from './piece-parts.rules.ts'

/** A part of a face in one paint, lifted a little off it where it lies on something else. */
export type Sheet = { face: number; part: Part; paint: Paint; lift: number }
export type LiveModel = {
  faces: Face[]
  sheets: Sheet[]
  /** Boxes that stand in the light, then boxes that only are seen. */
  solid: PartBox[]
  thin: PartBox[]
  isOutdoors: boolean
}

const baseboard = 0.1
const metres = (milliFeet: number): number => milliFeet * metresPerMilliFoot

/** Everything that the live room draws of a plan. */
export const liveModelOf = (plan: Plan): LiveModel => {
  const faces = facesOf(plan)
  const isOutdoors = plan.room_type === 'outdoor'
  const groundPaint: Paint = isOutdoors ? 'paving' : 'floor'
  const sheets = faces.flatMap((face, index): Sheet[] => {
    const whole = { x: 0, y: 0, width: face.width, height: face.height }
    const paint: Paint = face.kind === 'floor' ? groundPaint : face.kind === 'ceiling' ? 'white' : 'walls'
    const plain = withoutHoles(whole, [...face.holes, ...basinsIn(plan, face)]).map((part) => ({
      face: index,
      part,
      paint,
      lift: 0,
    }))
    if (face.kind !== 'wall' || isOutdoors) return plain
    const edge = withoutHoles({ ...whole, height: baseboard }, face.holes)
    return [...plain, ...edge.map((part): Sheet => ({ face: index, part, paint: 'white', lift: 0.012 }))]
  })
  return {
    faces,
    sheets: [...sheets, ...tilesOn(plan, faces)],
    solid: [
      ...plan.pieces.flatMap(partsOf).filter(({ paint }) => alphaOf(paint) === 1),
      ...(isOutdoors ? aroundGarden(plan) : []),
    ],
    thin: [
      ...plan.pieces.flatMap(partsOf).filter(({ paint }) => alphaOf(paint) < 1),
      ...faces.flatMap((face) => face.holes.flatMap((hole) => partsOfHole(face, hole))),
    ],
    isOutdoors,
  }
}

/** Tile lies a little off its wall. */
const tilesOn = ({ tiled }: Plan, faces: readonly Face[]): Sheet[] =>
  tiled.flatMap(({ key, wall, from, to, bottom, top }): Sheet[] => {
    const face = faces.findIndex((each) => each.wall === wall)
    const part = {
      x: metres(from),
      y: metres(bottom),
      width: metres(to - from),
      height: metres(top - bottom),
    }
    return withoutHoles(part, faces[face]?.holes ?? []).map((each) => ({
      face,
      part: each,
      paint: key,
      lift: 0.016,
    }))
  })

/** The ground is open where a pool is let into it. */
const basinsIn = ({ pieces }: Plan, { kind, origin }: Face): Part[] =>
  kind !== 'floor'
    ? []
    : pieces
        .filter(({ form }) => form === 'pool')
        .map(({ x, y, width, depth }) => ({
          x: metres(x) - origin[0],
          y: metres(y) - origin[2],
          width: metres(width),
          height: metres(depth),
        }))

const frame = 0.05

/** The frame of a window with its bars, the leaf of a door, the sides of an opening. */
const partsOfHole = (face: Face, { x, y, width, height, kind, isGlazed }: Hole): PartBox[] => {
  const white = (part: Part, deep: number): PartBox => boxOn(face, part, { paint: 'white', deep, forward: 0 })
  const sides = [
    white({ x: x - frame, y, width: frame, height: height + frame }, 0.03),
    white({ x: x + width, y, width: frame, height: height + frame }, 0.03),
    white({ x, y: y + height, width, height: frame }, 0.03),
  ]
  if (isGlazed) return glazed(face, { x, y, width, height })
  const handle = { x: x + width - 0.12, y: y + 0.95, width: 0.08, height: 0.02 }
  if (kind === 'door')
    return [
      ...sides,
      white({ x, y, width, height }, 0.01),
      boxOn(face, handle, { paint: 'metal', deep: 0.03, forward: 0.03 }),
    ]
  if (kind === 'opening') return sides
  return [
    ...sides,
    white({ x: x - frame, y: y - frame, width: width + 2 * frame, height: frame }, 0.06),
    white({ x: x + width / 2 - 0.015, y, width: 0.03, height }, 0.02),
    white({ x, y: y + height / 2 - 0.015, width, height: 0.03 }, 0.02),
  ]
}

/** Two leaves of glass in a dark frame; from outside one sees the sky in them. */
const glazed = (face: Face, { x, y, width, height }: Part): PartBox[] => {
  const bar = 0.06
  const dark = (part: Part): PartBox => boxOn(face, part, { paint: 'black', deep: 0.05, forward: 0 })
  return [
    ...[x, x + width / 2 - bar / 2, x + width - bar].map((left) => dark({ x: left, y, width: bar, height })),
    ...[y, y + height - bar].map((low) => dark({ x, y: low, width, height: bar })),
    boxOn(face, { x, y, width, height }, { paint: 'pane', deep: 0.01, forward: 0 }),
  ]
}

const boxOn = (
  { origin, u, v, normal }: Face,
  part: Part,
  { paint, deep, forward }: { paint: Paint; deep: number; forward: number },
): PartBox => {
  const at = (a: number, b: number, c: number): Vector => {
    const on = (axis: 0 | 1 | 2) => origin[axis] + u[axis] * a + v[axis] * b + normal[axis] * c
    return [on(0), on(1), on(2)]
  }
  const one = at(part.x, part.y, forward)
  const other = at(part.x + part.width, part.y + part.height, forward + deep)
  const least = (axis: 0 | 1 | 2) => Math.min(one[axis], other[axis])
  const most = (axis: 0 | 1 | 2) => Math.max(one[axis], other[axis])
  return { low: [least(0), least(1), least(2)], high: [most(0), most(1), most(2)], paint }
}
