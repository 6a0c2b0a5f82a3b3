import type { Rgb } from '../texture/color.ts'
import type { Film } from './film.ts'
import { baseLight, surfaceLight } from './scene.ts'
import { bodyLayer, grainLayer, leastCover, reflectanceOn, type StagedScene } from './stage.ts'

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
  const channel = (at: number, index: 0 | 1 | 2): number => {
    const metal = ((scene.mask[at] ?? 0) / 255) * (tints.metal[index] - 1)
    const textured = ((scene.mask[at + grainLayer] ?? 0) / 255) * ((grain[index] ?? 1) - 1)
    const painted = ((scene.mask[at + bodyLayer] ?? 0) / 255) * (body[index] ?? 0)
    const base = baseLight[scene.base[at + index] ?? 0] ?? 0
    return (
      (base * (1 + metal + textured) + painted * (surfaceLight[scene.light[at + index] ?? 0] ?? 0)) * stop
    )
  }
  for (let at = 0; at < picture.length; at += 3) {
    const most = Math.max(scene.mask[at] ?? 0, scene.mask[at + 1] ?? 0, scene.mask[at + 2] ?? 0)
    if (most < leastCover) continue
    light.red = channel(at, 0)
    light.green = channel(at, 1)
    light.blue = channel(at, 2)
    film.develop(light, picture, at)
  }
  return picture
}
