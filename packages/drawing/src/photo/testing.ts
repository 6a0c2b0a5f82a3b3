import fc from 'fast-check'
import { faultOf, type Point, type Quad } from './corners.ts'

export const picture = { width: 1_600, height: 1_200 }

export type Camera = { lens: number; high: number; pitch: number; yaw: number }
type Place = { width: number; depth: number; right: number; ahead: number }

/** Where a point of the floor is seen by somebody who holds a camera. */
export const seenBy =
  ({ lens, high, pitch, yaw }: Camera) =>
  (x: number, z: number): Point => {
    const [right, ahead] = [x * Math.cos(yaw) - z * Math.sin(yaw), x * Math.sin(yaw) + z * Math.cos(yaw)]
    const down = high * Math.cos(pitch) - ahead * Math.sin(pitch)
    const depth = ahead * Math.cos(pitch) + high * Math.sin(pitch)
    const focal = (lens / 36) * picture.width
    return [0.5 + (focal * right) / depth / picture.width, 0.5 + (focal * down) / depth / picture.height]
  }

export const rectangle = (camera: Camera, { width, depth, right, ahead }: Place): Quad => {
  const at = seenBy(camera)
  const [left, far] = [right - width / 2, ahead + depth / 2]
  return [at(left, far), at(left + width, far), at(left + width, far - depth), at(left, far - depth)]
}

export const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
export const cameras = fc.record({
  lens: between(23, 29),
  high: between(1.2, 1.75),
  pitch: between(0.12, 0.42),
  yaw: between(-0.7, 0.7),
})
export const places = fc.record({
  width: between(1, 2.5),
  depth: between(1, 2),
  right: between(-0.6, 0.6),
  ahead: between(2.4, 4),
})
export const handsOf = fc.array(between(-2, 2), { minLength: 8, maxLength: 8 })
/** The corners as hands that miss by so many pixels put them. */
export const missedBy = ([a, b, c, d]: Quad, hands: readonly number[]): Quad => {
  const put = ([x, y]: Point, corner: number): Point => [
    x + (hands[corner * 2] ?? 0) / picture.width,
    y + (hands[corner * 2 + 1] ?? 0) / picture.height,
  ]
  return [put(a, 0), put(b, 1), put(c, 2), put(d, 3)]
}
export const isSeen = (quad: Quad) =>
  quad.flat().every((share) => share > 0 && share < 1) && faultOf(quad) === null

/** The value at such a share of all, the smallest first. */
export const quantile = (errors: readonly number[], share: number): number =>
  errors.toSorted((one, other) => one - other)[Math.floor(errors.length * share)] ?? Number.NaN
