import type { Rgb } from '../texture/color.ts'
import type { Film } from './film.ts'
import { baseLight, surfaceLight } from './scene.ts'
import { bodyLayer, grainLayer, leastCover, metalLayer, reflectanceOn, type StagedScene } from './stage.ts'

/** What an object's neutral parts become. */
export interface Tints {
  /** Reflection of the metal, against a neutral one; linear. */
  metal: Rgb
  /** The colour the paint shall show, sRGB. */
  body: Rgb
  /** The colour of wood or stone that was rendered with its grain, sRGB. */
  textured: Rgb
}

/** Gives a neutral object its finish and its colour under the light it was rendered in. */
export function tint(scene: StagedScene, tints: Tints, film: Film): Uint8Array {
  const picture = Uint8Array.from(scene.backdrop)
  const light = { red: 0, green: 0, blue: 0 }
  const stop = 2 ** scene.entry.exposure
  const reflectance = reflectanceOn(scene, bodyLayer)
  const body = tints.body.map((value, index) => reflectance[index]?.[Math.round(value)] ?? 0)
  const grain = tints.textured.map(
    (value, index) => (film.lightFor[Math.round(value)] ?? 0) / ((scene.grain[index] ?? 1) * stop),
  )
  const coverAt = (layer: number, pixel: number): number => scene.covers[layer]?.[pixel] ?? 0
  const channel = (pixel: number, index: 0 | 1 | 2): number => {
    const at = pixel * 3
    const metal = (coverAt(metalLayer, pixel) / 255) * (tints.metal[index] - 1)
    const textured = (coverAt(grainLayer, pixel) / 255) * ((grain[index] ?? 1) - 1)
    const painted = (coverAt(bodyLayer, pixel) / 255) * (body[index] ?? 0)
    const base = baseLight[scene.base[at + index] ?? 0] ?? 0
    return (
      (base * (1 + metal + textured) + painted * (surfaceLight[scene.light[at + index] ?? 0] ?? 0)) * stop
    )
  }
  for (let pixel = 0; pixel < picture.length / 3; pixel++) {
    const most = Math.max(coverAt(metalLayer, pixel), coverAt(bodyLayer, pixel), coverAt(grainLayer, pixel))
    if (most < leastCover) continue
    light.red = channel(pixel, 0)
    light.green = channel(pixel, 1)
    light.blue = channel(pixel, 2)
    film.develop(light, picture, pixel * 3)
  }
  return picture
}
