import { isPainted } from '../../packages/contract/src/visualizer/surfaces.ts'
import type { Plan } from '../../packages/contract/src/visualizer/plan.ts'
import { type Camera, camerasOf, type Picture, pictureLines, type Point, seenBy } from './plan-camera.ts'
import { type Flat, flatsOf } from './plan-flats.ts'

/** Eight numbers from the picture's (x, y), 0 to 1, to metres on a flat part of the room. */
export type Mapping = readonly number[]
export type PlanScene = Picture & { planes: readonly Mapping[]; keys?: readonly string[] | undefined }

/** A point that is further off its place than this was not measured where it is, metres. */
const farOff = 0.005
const centimetre = 0.01

const mapped = (
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: Mapping,
  [x, y]: readonly [number, number],
): readonly [number, number] => {
  const depth = 1 / (g * x + h * y + 1)
  return [(a * x + b * y + c) * depth, (d * x + e * y + f) * depth]
}

type Held = { camera: Camera; flat: Flat; plane: Mapping; picture: Picture }

/** Of each known point that the camera sees: how far off its place the mapping puts it, metres. */
export const errorsOf = ({ camera, flat, plane, picture }: Held): number[] =>
  flat.known.flatMap(({ at, on }) => {
    const seen = seenBy(camera, at, picture)
    if (!seen) return []
    const [u, v] = mapped(plane, seen)
    return [Math.hypot(u - on[0], v - on[1])]
  })

const worst = (held: Held): number => Math.max(...errorsOf(held), 0)

/** The surfaces of a scene that lie somewhere: paint lies on no plane, and what is not seen has no mapping. */
export const laidIn = ({ planes, keys = [] }: PlanScene) =>
  planes.flatMap((plane, index) => {
    const key = keys[index]
    return key !== undefined && !isPainted(key) && plane.some((number) => number !== 0)
      ? [{ key, plane, index }]
      : []
  })

/** The part of the plan that a mapping is of: the one whose points it puts nearest to their places. */
export const flatOf = (
  flats: readonly Flat[],
  camera: Camera,
  { key, plane, picture }: Laid,
): Flat | undefined =>
  flats
    .filter((flat) => flat.key === key && errorsOf({ camera, flat, plane, picture }).length > 0)
    .map((flat) => ({ flat, far: worst({ camera, flat, plane, picture }) }))
    .sort((one, other) => one.far - other.far)[0]?.flat

type Laid = { key: string; plane: Mapping; picture: Picture }

/** The camera of a scene, of all that the kit may have taken: most of what was measured in the picture says so. */
export const cameraOf = (plan: Plan, scene: PlanScene): Camera | null => {
  const flats = flatsOf(plan)
  const laid = laidIn(scene)
  const saysSo = (camera: Camera): number =>
    laid.filter(({ key, plane }) => {
      const flat = flatOf(flats, camera, { key, plane, picture: scene })
      return flat && worst({ camera, flat, plane, picture: scene }) < centimetre
    }).length
  const ranked = camerasOf(plan).map((camera) => ({ camera, count: saysSo(camera) }))
  const [best] = ranked.sort((one, other) => other.count - one.count)
  return best && best.count > 0 ? best.camera : null
}

/**
 * Mappings as they were measured in the picture; where the measuring saw the edge of a slab beside its top (both are one
 * layer), as the camera has them.
 */
export const truePlanes = (plan: Plan, scene: PlanScene): Mapping[] => {
  const camera = cameraOf(plan, scene)
  const flats = flatsOf(plan)
  const laid = laidIn(scene)
  return scene.planes.map((plane, at) => {
    const key = laid.find(({ index }) => index === at)?.key
    const flat = camera && key ? flatOf(flats, camera, { key, plane, picture: scene }) : undefined
    if (!camera || !flat || worst({ camera, flat, plane, picture: scene }) < farOff) return plane
    return mappingOf(camera, flat, scene)
  })
}

const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
const dot = (one: Point, other: Point): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
const cross = (one: Point, other: Point): Point => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
]

/** Where the ray through a point of the picture meets a flat part, as shares of three lines in x and y. */
const mappingOf = (camera: Camera, { origin, across, along }: Flat, picture: Picture): Mapping => {
  const normal = cross(across, along)
  const from = minus(camera.eye, origin)
  const height = dot(from, normal)
  // A ray of direction r meets it at from - r * height / (r · normal); each part of that is a line in x, y and 1.
  const line = (axis: Point): Point => {
    const start = dot(from, axis)
    const [x, y, one] = pictureLines(camera, picture).map(
      (direction) => start * dot(direction, normal) - height * dot(direction, axis),
    )
    return [x ?? 0, y ?? 0, one ?? 0]
  }
  const [byX = 0, byY = 0, whole = 1] = pictureLines(camera, picture).map((direction) =>
    dot(direction, normal),
  )
  return [...line(across), ...line(along), byX, byY].map((number) => Number((number / whole).toFixed(6)))
}
