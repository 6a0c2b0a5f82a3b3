import { cornerOfSide, sidesOfBox } from './box-sides.ts'
import type { Face, Vector } from './live-geometry.rules.ts'
import { type Box, cross, dot, normalized } from './rays.ts'
import { darkMap, fitted, type LightMap, smoothed, together } from './light-map.ts'
import { type RoomRays, raysIn } from './room-rays.ts'

export type Baking = {
  faces: readonly Face[]
  /** What stands in the light. */
  boxes: readonly Box[]
  /** Whose corners are to be lit: the same and what hangs on the walls. */
  lit: readonly Box[]
  /** Metres a texel. */
  texel: number
  rays: number
  /** One light for each side of a box, from its middle, in the place of one for each corner. */
  isQuick: boolean
  isOutdoors: boolean
}
export type Baked = {
  maps: LightMap[]
  /** For each box six sides of four corners, in the order of `sidesOfBox`. */
  corners: Float32Array<ArrayBuffer>
}

const sky = 5.2
const openSky = 1.6
const sun = 3.4
const ambient = 0.03
/** Late morning, from the drawing's lower left. */
const toSun = normalized([-0.5, 0.72, 0.42])
const reflected = { floor: 0.34, wall: 0.6, ceiling: 0.66 }
const offBoxes = 0.16

type Trace = (origin: Vector, direction: Vector) => number
type Spot = { origin: Vector; normal: Vector; tangent: Vector; turn: number }
type LightAt = (spot: Spot) => number

/**
 * The open sky changes slowly from place to place, and a garden has many places: half as fine along each side, its light
 * is worked out in a quarter of the time. What the sun throws is as sharp as before.
 */
const skySpread = 2

/** Light of the sky through the windows, of the sun, and of one bounce, worked out on the processor. */
export const bakeLight = (baking: Baking): Baked => {
  const { faces, texel, isOutdoors, isQuick } = baking
  const directions = directionsOf(baking.rays)
  const rays = raysIn(faces, baking.boxes)
  const straight = skyThrough(baking, rays)
  const sunlight = sunThrough(baking, rays)
  const skyAt = (spot: Spot) => gathered(spot, directions, straight)
  const soft = (lightAt: LightAt, each: number) =>
    faces.map((face) => smoothed(smoothed(filled(darkMap(face, each), face, lightAt))))
  const spread = isOutdoors && !isQuick ? texel * skySpread : texel
  const sunny = soft(sunlight, texel)
  /** With what is worked out at every texel already. */
  const onto = (maps: readonly LightMap[], lightAt: LightAt) =>
    soft(lightAt, spread).map((map, index) => together(fitted(map, maps[index] ?? map), maps[index]))
  const direct = onto(sunny, skyAt)
  const bounced = bounceOff(baking, rays, direct)
  const wholeAt = (spot: Spot) => gathered(spot, directions, bounced)
  const whole = onto(direct, wholeAt).map((map) => ({
    ...map,
    light: map.light.map((light) => light + ambient),
  }))
  const cornerAt = (spot: Spot) => skyAt(spot) + sunlight(spot) + wholeAt(spot) + ambient
  return { maps: whole, corners: cornersOf(baking, cornerAt) }
}

/** Evenly over half a sphere, more where a surface sees more. */
const directionsOf = (rays: number): Vector[] =>
  Array.from({ length: rays }, (_, ray) => {
    const radius = Math.sqrt((ray + 0.5) / rays)
    const turn = ray * 2.399963
    return [radius * Math.cos(turn), radius * Math.sin(turn), Math.sqrt(1 - radius * radius)]
  })

/** What one ray brings of the sky. Most rays end at a wall, and are not held against any box. */
const skyThrough =
  ({ faces, isOutdoors }: Baking, rays: RoomRays): Trace =>
  (origin, direction) => {
    const { index, a, b } = rays.nearest(origin, direction)
    const face = faces[index]
    const light = face ? lightOfHole(face, a, b) : isOutdoors ? openSky : 0
    return light === 0 || rays.isBlocked() ? 0 : light
  }

const lightOfHole = (face: Face, a: number, b: number): number => {
  const hole = holeAt(face, a, b)
  return hole ? (hole.kind === 'window' ? sky : 0.6) : 0
}

/** What one ray brings of what the first pass has lit. */
const bounceOff =
  ({ faces }: Baking, rays: RoomRays, lit: readonly LightMap[]): Trace =>
  (origin, direction) => {
    const { index, a, b } = rays.nearest(origin, direction)
    if (rays.isBlocked()) return offBoxes
    const [face, map] = [faces[index], lit[index]]
    if (!face || !map || holeAt(face, a, b)) return 0
    const x = Math.min(map.width - 1, ((a / face.width) * map.width) | 0)
    const y = Math.min(map.height - 1, ((b / face.height) * map.height) | 0)
    return (map.light[y * map.width + x] ?? 0) * reflected[face.kind]
  }

const holeAt = ({ holes }: Face, a: number, b: number) => {
  for (const hole of holes)
    if (a > hole.x && a < hole.x + hole.width && b > hole.y && b < hole.y + hole.height) return hole
  return undefined
}

/** The sun, where nothing but a window is before it. */
const sunThrough =
  ({ faces }: Baking, rays: RoomRays) =>
  ({ origin, normal }: Spot): number => {
    const facing = dot(normal, toSun)
    if (facing <= 0) return 0
    const { index, a, b } = rays.nearest(origin, toSun)
    const face = faces[index]
    if (face && holeAt(face, a, b)?.kind !== 'window') return 0
    return rays.isBlocked() ? 0 : sun * facing
  }

const gathered = (
  { origin, normal, tangent, turn }: Spot,
  directions: readonly Vector[],
  trace: Trace,
): number => {
  const other = cross(normal, tangent)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const ahead: [number, number, number] = [0, 0, 0]
  let sum = 0
  for (const [dx, dy, dz] of directions) {
    const x = dx * cos - dy * sin
    const y = dx * sin + dy * cos
    ahead[0] = tangent[0] * x + other[0] * y + normal[0] * dz
    ahead[1] = tangent[1] * x + other[1] * y + normal[1] * dz
    ahead[2] = tangent[2] * x + other[2] * y + normal[2] * dz
    sum += trace(origin, ahead)
  }
  return sum / directions.length
}

const filled = (map: LightMap, face: Face, lightAt: LightAt): LightMap => {
  const { origin, u, v, normal } = face
  for (let y = 0, at = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++, at++) {
      const a = ((x + 0.5) / map.width) * face.width
      const b = ((y + 0.5) / map.height) * face.height
      const on = (axis: 0 | 1 | 2) => origin[axis] + u[axis] * a + v[axis] * b + normal[axis] * 0.004
      // A turn by place trades bands for a fine grain, which is smoothed away.
      const turn = ((x * 7 + y * 13) % 16) * 0.3927
      map.light[at] = lightAt({ origin: [on(0), on(1), on(2)], normal, tangent: u, turn })
    }
  }
  return map
}

const cornersOf = (
  { lit, isQuick }: Pick<Baking, 'lit' | 'isQuick'>,
  lightAt: (spot: Spot) => number,
): Float32Array<ArrayBuffer> => {
  const corners = new Float32Array(lit.length * 24)
  lit.forEach((box, index) => {
    sidesOfBox.forEach(({ normal, u }, side) => {
      const at = (corner: number, inset: number) => {
        const [x, y, z] = cornerOfSide(box, { side, corner, inset })
        const origin: Vector = [x + normal[0] * 0.01, y + normal[1] * 0.01, z + normal[2] * 0.01]
        return lightAt({ origin, normal, tangent: u, turn: corner })
      }
      const first = index * 24 + side * 4
      if (isQuick) corners.fill(at(0, 1), first, first + 4)
      else for (let corner = 0; corner < 4; corner++) corners[first + corner] = at(corner, 0.16)
    })
  })
  return corners
}
