import { addTap, type Mip } from './mip.ts'

/** Eight numbers from the picture's (x, y), 0 to 1, to metres on a plane. */
export type Plane = readonly number[]

/** From a pixel to the material under it, at the level of detail its distance asks for. */
export type Sampler = (x: number, y: number, into: Float64Array) => void

type Seen = { plane: Plane; mip: Mip; zoom: number; width: number; height: number }

export function planeSampler({ plane, mip, zoom, width, height }: Seen): Sampler {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = plane
  const scaleU = zoom / mip.metresWide
  const scaleV = -zoom / mip.metresHigh
  const pixelWide = mip.levels[0]?.width ?? 1
  const pixelHigh = mip.levels[0]?.height ?? 1
  const last = mip.levels.length - 1
  const stepX = 1 / width
  const stepY = 1 / height
  return (column, row, into) => {
    const x = (column + 0.5) * stepX
    const y = (row + 0.5) * stepY
    const depth = 1 / (g * x + h * y + 1)
    const planeX = (a * x + b * y + c) * depth
    const planeY = (d * x + e * y + f) * depth
    // How far the neighbours to the right and below lie, in texture pixels.
    const right =
      Math.hypot((a - g * planeX) * pixelWide * scaleU, (d - g * planeY) * pixelHigh * scaleV) * depth * stepX
    const below =
      Math.hypot((b - h * planeX) * pixelWide * scaleU, (e - h * planeY) * pixelHigh * scaleV) * depth * stepY
    const detail = Math.min(last, Math.max(0, Math.log2(Math.max(right, 0.6 * below, 1e-6)) - 0.3))
    const fine = Math.floor(detail)
    const share = detail - fine
    const u = planeX * scaleU
    const v = planeY * scaleV
    into.fill(0)
    const near = mip.levels[fine]
    const far = mip.levels[Math.min(last, fine + 1)]
    if (near) addTap(near, { u, v, weight: 1 - share }, into)
    if (far && share > 0.01) addTap(far, { u, v, weight: share }, into)
  }
}
