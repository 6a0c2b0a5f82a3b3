import type { Face, Vector } from './live-geometry.rules.ts'
import { type Box, cross, dot, normalized } from './rays.ts'
import { type LightMap, smoothed } from './light-map.ts'
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

/** Light of the sky through the windows, of the sun, and of one bounce, worked out on the processor. */
export const bakeLight = (baking: Baking): Baked => {
  const directions = directionsOf(baking.rays)
  const maps = baking.faces.map((face): LightMap => {
    const width = Math.max(2, Math.ceil(face.width / baking.texel))
    const height = Math.max(2, Math.ceil(face.height / baking.texel))
    return { width, height, light: new Float32Array(width * height) }
  })
  const rays = raysIn(baking.faces, baking.boxes)
  const straight = skyThrough(baking, rays)
  const sunlight = sunThrough(baking, rays)
  const firstAt = (spot: Spot) => gathered(spot, directions, straight) + sunlight(spot)
  baking.faces.forEach((face, index) => fill(maps[index], face, firstAt))
  const direct = maps.map(smoothed).map(smoothed)
  const bounced = bounceOff(baking, rays, direct)
  const wholeAt = (spot: Spot) => gathered(spot, directions, bounced)
  baking.faces.forEach((face, index) => fill(maps[index], face, wholeAt))
  const whole = maps.map((map, index) => {
    const before = direct[index]?.light
    const soft = smoothed(smoothed(map))
    return { ...soft, light: soft.light.map((light, at) => light + (before?.[at] ?? 0) + ambient) }
  })
  return { maps: whole, corners: cornersOf(baking, (spot) => firstAt(spot) + wholeAt(spot) + ambient) }
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

const fill = (map: LightMap | undefined, face: Face, lightAt: (spot: Spot) => number): void => {
  if (!map) return
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
}

/** The sides of a box: a normal, and the two axes that span it. */
export const sidesOfBox = [
  { normal: [1, 0, 0], u: [0, 0, -1], v: [0, 1, 0] },
  { normal: [-1, 0, 0], u: [0, 0, 1], v: [0, 1, 0] },
  { normal: [0, 1, 0], u: [1, 0, 0], v: [0, 0, -1] },
  { normal: [0, -1, 0], u: [1, 0, 0], v: [0, 0, 1] },
  { normal: [0, 0, 1], u: [1, 0, 0], v: [0, 1, 0] },
  { normal: [0, 0, -1], u: [-1, 0, 0], v: [0, 1, 0] },
] as const satisfies readonly { normal: Vector; u: Vector; v: Vector }[]

type Corner = { side: number; corner: number; inset?: number }

/** A corner of a side; `inset` keeps it off the edge, where a neighbour would shade it: 1 is the middle. */
export const cornerOfSide = ({ low, high }: Box, { side, corner, inset = 0 }: Corner): Vector => {
  const { normal, u, v } = sidesOfBox[side] ?? sidesOfBox[0]
  const right = corner === 1 || corner === 2 ? 1 - inset : -1 + inset
  const up = corner >= 2 ? 1 - inset : -1 + inset
  const at = (axis: 0 | 1 | 2) => {
    const middle = (low[axis] + high[axis]) / 2
    const half = (high[axis] - low[axis]) / 2
    return middle + half * (normal[axis] + u[axis] * right + v[axis] * up)
  }
  return [at(0), at(1), at(2)]
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
