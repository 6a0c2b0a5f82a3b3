import type { Plan } from '../../packages/contract/src/visualizer/plan.ts'
import { wallsOf } from '../../packages/contract/src/visualizer/plan-geometry.rules.ts'

/** Metres as the scenes have them: x to the right, y up the drawing, z from the floor to the ceiling. */
export type Point = readonly [x: number, y: number, z: number]
/** Where it stands, the level direction that it looks in (one long), and how its lens bends. */
export type Camera = { eye: Point; ahead: readonly [number, number]; lens: number }
/** A wall's inner face in those metres; `outward` leads away from the room. */
export type SceneWall = {
  start: readonly [number, number]
  along: readonly [number, number]
  outward: readonly [number, number]
  length: number
}

const metresPerMilliFoot = 0.3048 / 1_000
export const metres = (milliFeet: number): number => milliFeet * metresPerMilliFoot

/** The figures of `blender/plan_camera.py`. */
const eyeHeight = 1.52
const lenses = [18, 23]
const sensor = 36
const lower = -0.1
const shortestWall = 0.7
const shares = [0.12, 0.35, 0.5, 0.65, 0.88]
const outs = [-0.25, 0.75]
const targetShares = [0.2, 0.5, 0.8]
const targetReach = 2.4

/** How far down the drawing its last wall lies: from there the scenes count up. */
export const depthOf = ({ outline }: Plan): number => metres(Math.max(...outline.map(([, y]) => y)))

export const sceneWallsOf = (plan: Plan): SceneWall[] => {
  const depth = depthOf(plan)
  return wallsOf(plan).map(({ from, along, inward, length }) => ({
    start: [metres(from[0]), depth - metres(from[1])],
    along: [along[0], -along[1]],
    outward: [-inward[0], inward[1]],
    length: metres(length),
  }))
}

export const onWall = (
  { start, along, outward }: SceneWall,
  at: number,
  out = 0,
): readonly [number, number] => [
  start[0] + along[0] * at + outward[0] * out,
  start[1] + along[1] * at + outward[1] * out,
]

/** Every place that the kit tries to stand at, with everything that it tries to look at: it takes one of these. */
export const camerasOf = (plan: Plan): Camera[] => {
  const walls = sceneWallsOf(plan)
  const [xs, ys] = [walls.map(({ start }) => start[0]), walls.map(({ start }) => start[1])]
  const middle = [xs, ys].map((each) => (Math.min(...each) + Math.max(...each)) / 2)
  return walls
    .filter(({ length }) => length >= shortestWall)
    .flatMap((wall) => {
      const targets = [
        ...targetShares.map((share) => onWall(wall, wall.length * share, -targetReach)),
        middle,
      ]
      const stands = shares.flatMap((share) => outs.map((out) => onWall(wall, wall.length * share, out)))
      return stands.flatMap(([x, y]) =>
        targets.flatMap(([toX = 0, toY = 0]): Camera[] => {
          const far = Math.hypot(toX - x, toY - y)
          if (far < 1e-3) return []
          return lenses.map((lens) => ({
            eye: [x, y, eyeHeight],
            ahead: [(toX - x) / far, (toY - y) / far],
            lens,
          }))
        }),
      )
    })
}

export type Picture = { width: number; height: number }

/** Where a point is seen, in shares of the picture from its upper left; null where it is behind the camera or beside the picture. */
export const seenBy = (
  { eye, ahead, lens }: Camera,
  point: Point,
  { width, height }: Picture,
): readonly [number, number] | null => {
  const [x, y, up] = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]]
  const away = x * ahead[0] + y * ahead[1]
  if (away < 0.05) return null
  const right = x * ahead[1] - y * ahead[0]
  const bend = lens / sensor / away
  const across = 0.5 + right * bend
  const down = 0.5 - ((up * bend - lower) * width) / height
  const isIn = across >= 0 && across <= 1 && down >= 0 && down <= 1
  return isIn ? [across, down] : null
}

/** The direction of the ray through a point of the picture is the first times x, the second times y, and the third. */
export const pictureLines = ({ ahead, lens }: Camera, { width, height }: Picture): Point[] => {
  const wide = sensor / lens
  const high = (wide * height) / width
  const right: Point = [ahead[1], -ahead[0], 0]
  return [
    [right[0] * wide, right[1] * wide, 0],
    [0, 0, -high],
    [ahead[0] - (right[0] * wide) / 2, ahead[1] - (right[1] * wide) / 2, high / 2 + lower * wide],
  ]
}
