import { type Rgb, toLinear } from '../texture/color.ts'
import type { Film } from './film.ts'
import { baseLight, type Scene, surfaceLight } from './scene.ts'

/** The brightest a real surface reflects. */
const whitest = 0.94
/** The share of the lit plane that is darker than the light we take for usual. */
const usualShare = 0.62
/** How far a colour is bent toward what the film would show; the rest is how it would reflect in truth. */
const faith = 0.9

/** How much of the light's own colour is taken back, so that a grey is grey and the sun is still felt. */
const whiteBalance = 0.65

/** For red, green and blue: what each of the 256 colour values has to reflect. */
export type Reflectance = readonly [Float32Array, Float32Array, Float32Array]

/**
 * What a colour has to reflect on one plane of a scene, so that under the plane's usual light the film shows
 * that very colour: a film bends colours, and a shop's colours have to match its catalogue.
 */
export function reflectanceIn(scene: Scene, plane: number, film: Film): Reflectance {
  const [red, green, blue] = usualLight(scene, plane)
  const stop = 2 ** scene.entry.exposure
  const table = (channel: number) => {
    const light = (channel * whiteBalance + green * (1 - whiteBalance)) * stop
    return Float32Array.from({ length: 256 }, (_, value) => {
      const shown = (film.lightFor[value] ?? 0) / light
      return Math.min(whitest, shown * faith + toLinear(value) * (1 - faith))
    })
  }
  return [table(red), table(green), table(blue)]
}

/** The light usual on one plane. */
const usualLight = (scene: Scene, plane: number): Rgb =>
  usual(scene.light, { cover: scene.covers[plane], light: surfaceLight })

/** What a body that was rendered with its grain usually sends to the eye. */
export const usualGrain = (scene: Scene, layer: number): Rgb =>
  usual(scene.base, { cover: scene.covers[layer], light: baseLight })

/** The light that a fixed share of the fully covered pixels stays below, channel by channel. */
function usual(
  codes: Uint8Array,
  { cover, light }: { cover: Uint8Array | undefined; light: Float32Array },
): Rgb {
  const ofChannel = (channel: number): number => {
    const counts = new Uint32Array(256)
    let total = 0
    cover?.forEach((covered, pixel) => {
      if (covered < 250) return
      const code = codes[pixel * 3 + channel] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
      total++
    })
    let code = 0
    for (let seen = 0; code < 255 && seen < total * usualShare; code++) seen += counts[code] ?? 0
    return Math.max(0.05, light[code] ?? 1)
  }
  return [ofChannel(0), ofChannel(1), ofChannel(2)]
}
