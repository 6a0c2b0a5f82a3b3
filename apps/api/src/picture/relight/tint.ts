import type { Rgb } from '../texture/color.ts'
import type { Film } from './film.ts'
import { baseLight, type Scene, surfaceLight } from './scene.ts'

/** What an object's neutral parts become; linear light. */
export interface Tints {
  /** Reflection of the metal, against a neutral one. */
  metal: Rgb
  body: Rgb
  /** Factor on wood or stone that was rendered with its grain. */
  textured: Rgb
}

/** Gives a neutral object its finish and its colour under the light it was rendered in. */
export function tint(scene: Scene, tints: Tints, film: Film): Uint8Array {
  const picture = new Uint8Array(scene.width * scene.height * 3)
  const light = { red: 0, green: 0, blue: 0 }
  const stop = 2 ** scene.entry.exposure
  const channel = (at: number, metal: number, body: number, textured: number, index: 0 | 1 | 2): number => {
    const base = baseLight[scene.base[at + index] ?? 0] ?? 0
    const factor = 1 + metal * (tints.metal[index] - 1) + textured * (tints.textured[index] - 1)
    const painted = body * tints.body[index] * (surfaceLight[scene.light[at + index] ?? 0] ?? 0)
    return (base * factor + painted) * stop
  }
  for (let at = 0; at < picture.length; at += 3) {
    const metal = (scene.mask[at] ?? 0) / 255
    const body = (scene.mask[at + 1] ?? 0) / 255
    const textured = (scene.mask[at + 2] ?? 0) / 255
    light.red = channel(at, metal, body, textured, 0)
    light.green = channel(at, metal, body, textured, 1)
    light.blue = channel(at, metal, body, textured, 2)
    film.develop(light, picture, at)
  }
  return picture
}
