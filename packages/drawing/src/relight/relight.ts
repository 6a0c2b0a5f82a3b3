import type { Film } from './film.ts'
import { addTap, type Mip } from './mip.ts'
import { baseLight, type Scene, surfaceLight } from './scene.ts'
import { leastCover, type StagedScene } from './stage.ts'

/** What lies on one of the scene's planes. */
export interface LaidSurface {
  mip: Mip
  /** 0 keeps no reflection of the room, 1 keeps all. */
  gloss: number
  /** Metres of the material shown on a metre of the scene. */
  zoom: number
}

/** Lays surfaces into the scene under its own light and develops the film: sRGB, three bytes a pixel. */
export function relight(scene: StagedScene, surfaces: readonly LaidSurface[], film: Film): Uint8Array {
  const picture = Uint8Array.from(scene.backdrop)
  const samplers = surfaces.map((surface, plane) => planeSampler(scene, plane, surface))
  const albedo = new Float64Array(3)
  const light = { red: 0, green: 0, blue: 0 }
  const stop = 2 ** scene.entry.exposure
  for (let y = 0, at = 0; y < scene.height; y++) {
    for (let x = 0; x < scene.width; x++, at += 3) {
      if (!isCovered(scene.mask, at)) continue
      light.red = (baseLight[scene.base[at] ?? 0] ?? 0) * stop
      light.green = (baseLight[scene.base[at + 1] ?? 0] ?? 0) * stop
      light.blue = (baseLight[scene.base[at + 2] ?? 0] ?? 0) * stop
      for (let plane = 0; plane < samplers.length; plane++) {
        const code = scene.mask[at + plane] ?? 0
        if (code < leastCover) continue
        samplers[plane]?.(x, y, albedo)
        const cover = code / 255
        const kept = 1 - cover * (1 - (surfaces[plane]?.gloss ?? 1))
        const fall = cover * stop
        light.red = light.red * kept + fall * (albedo[0] ?? 0) * (surfaceLight[scene.light[at] ?? 0] ?? 0)
        light.green =
          light.green * kept + fall * (albedo[1] ?? 0) * (surfaceLight[scene.light[at + 1] ?? 0] ?? 0)
        light.blue =
          light.blue * kept + fall * (albedo[2] ?? 0) * (surfaceLight[scene.light[at + 2] ?? 0] ?? 0)
      }
      film.develop(light, picture, at)
    }
  }
  return picture
}

const isCovered = (mask: Uint8Array, at: number): boolean =>
  Math.max(mask[at] ?? 0, mask[at + 1] ?? 0, mask[at + 2] ?? 0) >= leastCover

type Sampler = (x: number, y: number, into: Float64Array) => void

/** From a pixel to the material under it, at the level of detail its distance asks for. */
function planeSampler(scene: Scene, index: number, { mip, zoom }: LaidSurface): Sampler {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = scene.entry.planes[index] ?? []
  const scaleU = zoom / mip.metresWide
  const scaleV = -zoom / mip.metresHigh
  const pixelWide = mip.levels[0]?.width ?? 1
  const pixelHigh = mip.levels[0]?.height ?? 1
  const last = mip.levels.length - 1
  const stepX = 1 / scene.width
  const stepY = 1 / scene.height
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
