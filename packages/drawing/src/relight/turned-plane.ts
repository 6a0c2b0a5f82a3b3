import type { Plane } from './plane-sampler.ts'

/** How a material lies on its plane. */
export interface Laying {
  /** Degrees against the clock. */
  angle?: number
  /** Where the first piece begins, metres from the plane's own corner. */
  start?: readonly [number, number]
}

/**
 * The plane as a material sees it that is turned and begins elsewhere. To move and to turn metres is to mix the rows of
 * the plane's own mapping, so that whoever draws it needs to know nothing of it.
 */
export function turnedPlane(plane: Plane, { angle = 0, start: [right, up] = [0, 0] }: Laying): Plane {
  if (angle === 0 && right === 0 && up === 0) return plane
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = plane
  const across = [a - right * g, b - right * h, c - right] as const
  const along = [d - up * g, e - up * h, f - up] as const
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const mixed = (index: 0 | 1 | 2, first: number, second: number) =>
    across[index] * first + along[index] * second
  return [
    mixed(0, cos, sin),
    mixed(1, cos, sin),
    mixed(2, cos, sin),
    mixed(0, -sin, cos),
    mixed(1, -sin, cos),
    mixed(2, -sin, cos),
    g,
    h,
  ]
}
