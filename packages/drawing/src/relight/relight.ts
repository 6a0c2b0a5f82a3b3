import type { Film } from './film.ts'
import type { Mip } from './mip.ts'
import { type Plane, planeSampler } from './plane-sampler.ts'
import { baseLight, surfaceLight } from './scene.ts'
import { leastCover, type StagedScene } from './stage.ts'

/** What lies on one of the scene's planes. */
export interface LaidSurface {
  mip: Mip
  /** 0 keeps no reflection of the room, 1 keeps all. */
  gloss: number
  /** Metres of the material shown on a metre of the scene. */
  zoom: number
  /** In the scene plane's place, where the material is turned or begins elsewhere. */
  plane?: Plane
}

/** Lays surfaces into the scene under its own light and develops the film: sRGB, three bytes a pixel. */
export function relight(scene: StagedScene, surfaces: readonly LaidSurface[], film: Film): Uint8Array {
  const picture = Uint8Array.from(scene.backdrop)
  const layAt = layerIn(scene, surfaces, film)
  const count = scene.width * scene.height
  for (let pixel = 0; pixel < count; pixel++) if (isCovered(scene, pixel)) layAt(pixel, picture)
  return picture
}

/** The same for some pixels of a picture that is there: what a change of one surface has to draw anew. */
export function relightPixels(
  scene: StagedScene,
  surfaces: readonly LaidSurface[],
  { film, picture, pixels }: { film: Film; picture: Uint8Array; pixels: Uint32Array },
): void {
  const layAt = layerIn(scene, surfaces, film)
  for (const pixel of pixels) layAt(pixel, picture)
}

/** Where one plane of a scene shows, as numbers of pixels. */
export function pixelsOf({ covers }: Pick<StagedScene, 'covers'>, plane: number): Uint32Array {
  const found: number[] = []
  covers[plane]?.forEach((cover, pixel) => {
    if (cover >= leastCover) found.push(pixel)
  })
  return Uint32Array.from(found)
}

function layerIn(scene: StagedScene, surfaces: readonly LaidSurface[], film: Film) {
  const { width, height } = scene
  const samplers = surfaces.map(({ plane, mip, zoom }, index) =>
    planeSampler({ plane: plane ?? scene.entry.planes[index] ?? [], mip, zoom, width, height }),
  )
  const albedo = new Float64Array(3)
  const light = { red: 0, green: 0, blue: 0 }
  const stop = 2 ** scene.entry.exposure
  return (pixel: number, picture: Uint8Array): void => {
    const at = pixel * 3
    const y = (pixel / width) | 0
    light.red = (baseLight[scene.base[at] ?? 0] ?? 0) * stop
    light.green = (baseLight[scene.base[at + 1] ?? 0] ?? 0) * stop
    light.blue = (baseLight[scene.base[at + 2] ?? 0] ?? 0) * stop
    for (let plane = 0; plane < samplers.length; plane++) {
      const code = scene.covers[plane]?.[pixel] ?? 0
      if (code < leastCover) continue
      samplers[plane]?.(pixel - y * width, y, albedo)
      const cover = code / 255
      const kept = 1 - cover * (1 - (surfaces[plane]?.gloss ?? 1))
      const fall = cover * stop
      light.red = light.red * kept + fall * (albedo[0] ?? 0) * (surfaceLight[scene.light[at] ?? 0] ?? 0)
      light.green =
        light.green * kept + fall * (albedo[1] ?? 0) * (surfaceLight[scene.light[at + 1] ?? 0] ?? 0)
      light.blue = light.blue * kept + fall * (albedo[2] ?? 0) * (surfaceLight[scene.light[at + 2] ?? 0] ?? 0)
    }
    film.develop(light, picture, at)
  }
}

const isCovered = ({ covers }: StagedScene, pixel: number): boolean => {
  for (const cover of covers) if ((cover[pixel] ?? 0) >= leastCover) return true
  return false
}
