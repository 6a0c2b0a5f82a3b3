import type { Film } from './film.ts'
import type { Rgb } from '../texture/color.ts'
import { type Reflectance, reflectanceIn, usualGrain } from './reflectance.ts'
import { baseLight, type Scene } from './scene.ts'

/** A scene with what all its pictures share: worked out once. */
export interface StagedScene extends Scene {
  /** The developed picture of what never changes. */
  backdrop: Uint8Array
  /** One for each layer of the mask that takes a colour. */
  reflectance: Reflectance[]
  /** What a textured body usually sends to the eye before it is tinted. */
  grain: Rgb
}

/** Below this a layer's cover is what the packing left behind. */
export const leastCover = 4

/** On an object: where it is metal. */
export const metalLayer = 0
/** Where it is painted. */
export const bodyLayer = 1
/** And where it was rendered with a grain. */
export const grainLayer = 2

export function stage(scene: Scene, film: Film): StagedScene {
  const layers = scene.entry.kind === 'object' ? bodyLayer + 1 : scene.entry.planes.length
  const reflectance = Array.from({ length: layers }, (_, layer) => reflectanceIn(scene, layer, film))
  return { ...scene, backdrop: developed(scene, film), reflectance, grain: usualGrain(scene, grainLayer) }
}

function developed(scene: Scene, film: Film): Uint8Array {
  const picture = new Uint8Array(scene.base.length)
  const stop = 2 ** scene.entry.exposure
  const light = { red: 0, green: 0, blue: 0 }
  for (let at = 0; at < picture.length; at += 3) {
    light.red = (baseLight[scene.base[at] ?? 0] ?? 0) * stop
    light.green = (baseLight[scene.base[at + 1] ?? 0] ?? 0) * stop
    light.blue = (baseLight[scene.base[at + 2] ?? 0] ?? 0) * stop
    film.develop(light, picture, at)
  }
  return picture
}

export function reflectanceOn({ reflectance }: StagedScene, layer: number): Reflectance {
  const found = reflectance[layer]
  if (!found) throw new Error(`The scene has no layer ${layer}.`)
  return found
}
