import type { Film } from '../relight/film.ts'
import { knee } from '../relight/knee.ts'
import type { Plane } from '../relight/plane-sampler.ts'
import type { Reflectance } from '../relight/reflectance.ts'
import type { StagedScene } from '../relight/stage.ts'
import { fromLinear, toLinear } from '../texture/color.ts'
import { coverOf, type Outlined } from './cover.ts'
import type { Size, Taken } from './corners.ts'
import { brightness, lightOn } from './surface-light.ts'

/** A photograph, four bytes a pixel. */
export type Photo = Taken & { pixels: Uint8ClampedArray }
export type PhotoSurface = Outlined & {
  plane: Plane
  /** 0 keeps every edge of the old surface, 1 only its shadows. */
  smoothing: number
  /** Stops. */
  brightness: number
}

const linearOf = Float32Array.from({ length: 256 }, (_, code) => toLinear(code))
const finest = 4_096
const codes = Uint8Array.from({ length: finest + 1 }, (_, step) => fromLinear(step / finest) + 0.5)
const codeOf = (light: number): number =>
  codes[Math.min(finest, Math.max(0, (light * finest + 0.5) | 0))] ?? 0

/** A photograph is developed already: light and its picture are one. */
export const plainFilm: Film = {
  lightFor: linearOf,
  develop: ({ red, green, blue }, into, at) => {
    into[at] = codeOf(red)
    into[at + 1] = codeOf(green)
    into[at + 2] = codeOf(blue)
  },
}

/** A surface of middling color, which most old floors are: how bright it is says how much light falls there. */
const middling = 0.42
const [dimmest, strongest] = [0.5, 1.15]

/** A photograph in the form of a rendered scene: what stays, the light on the surface, and where that is. */
export const photoScene = (photo: Photo, surface: PhotoSurface): StagedScene => {
  const { width, height, pixels } = photo
  const cover = coverOf(surface, photo)
  const backdrop = withoutAlpha(pixels)
  const { light, usual } = lightIn(photo, surface)
  const exposure = Math.min(strongest, Math.max(dimmest, usual / middling)) * 2 ** surface.brightness
  const reflects = linearOf.map((value) => value * exposure)
  const covered = new Uint8Array(cover.length)
  const lights = new Uint8Array(backdrop.length)
  for (let pixel = 0, at = 0; pixel < cover.length; pixel++, at += 3) {
    covered[pixel] = (cover[pixel] ?? 0) * 255 + 0.5
    // Beside the surface nothing is laid, and no light is asked for.
    if (covered[pixel] === 0) continue
    const code = layerCode(light(pixel), knee.light)
    lights[at] = code
    lights[at + 1] = code
    lights[at + 2] = code
  }
  const reflectance: Reflectance = [reflects, reflects, reflects]
  return {
    entry: { kind: 'room', width, height, exposure: 0, planes: [[...surface.plane]] },
    width,
    height,
    base: backdrop.map(seenThrough),
    light: lights,
    covers: [covered],
    backdrop,
    reflectance: [reflectance],
    grain: [0, 0, 0],
  }
}

/** What a color of the picture is as light of the scene’s base. */
export const seenThrough = (code: number): number => layerCode(linearOf[code] ?? 0, knee.base)

const layerCode = (light: number, softness: number): number =>
  Math.min(255, 255 * Math.sqrt(light / (light + softness)) + 0.5) | 0

export const withoutAlpha = (pixels: Uint8ClampedArray): Uint8Array => {
  const out = new Uint8Array((pixels.length / 4) * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    out[to] = pixels[from] ?? 0
    out[to + 1] = pixels[from + 1] ?? 0
    out[to + 2] = pixels[from + 2] ?? 0
  }
  return out
}

/** Light is smooth: it is worked out at half the size. */
const lightIn = (photo: Photo, surface: PhotoSurface) => {
  const half = { width: photo.width >> 1, height: photo.height >> 1 }
  const linear = halved(photo, half)
  const cover = coverOf(surface, half)
  const light = lightOn({ linear, cover, ...half, smoothing: surface.smoothing })
  const at = (pixel: number): number => {
    const y = (pixel / photo.width) | 0
    return between({ values: light, ...half }, (pixel - y * photo.width - 0.5) / 2, (y - 0.5) / 2)
  }
  return { light: at, usual: usualBrightness(linear, cover) }
}

/** Mixed of the four values around a place, so that edges of shadows are no stairs. */
const between = (
  { values, width, height }: Size & { values: Float32Array },
  x: number,
  y: number,
): number => {
  const left = Math.max(0, Math.floor(x))
  const right = Math.min(width - 1, left + 1)
  const top = Math.max(0, Math.floor(y)) * width
  const bottom = Math.min(height - 1, Math.max(0, Math.floor(y)) + 1) * width
  const shareX = Math.max(0, x - left)
  const shareY = Math.max(0, y - top / width)
  const first = Math.min(width - 1, left)
  const upper = (values[top + first] ?? 1) * (1 - shareX) + (values[top + right] ?? 1) * shareX
  const lower = (values[bottom + first] ?? 1) * (1 - shareX) + (values[bottom + right] ?? 1) * shareX
  return upper * (1 - shareY) + lower * shareY
}

const halved = ({ width, pixels }: Photo, half: Size): Float32Array => {
  const linear = new Float32Array(half.width * half.height * 3)
  for (let y = 0, to = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++, to += 3) {
      const from = (y * 2 * width + x * 2) * 4
      for (let channel = 0; channel < 3; channel++)
        linear[to + channel] = meanOfFour(pixels, from + channel, width)
    }
  return linear
}

const meanOfFour = (pixels: Uint8ClampedArray, at: number, width: number): number => {
  const below = at + width * 4
  const upper = linearAt(pixels, at) + linearAt(pixels, at + 4)
  return (upper + linearAt(pixels, below) + linearAt(pixels, below + 4)) / 4
}

const linearAt = (pixels: Uint8ClampedArray, at: number): number => linearOf[pixels[at] ?? 0] ?? 0

const usualBrightness = (linear: Float32Array, cover: Float32Array): number => {
  const found: number[] = []
  for (let pixel = 0; pixel < cover.length; pixel += 7)
    if ((cover[pixel] ?? 0) > 0.99) found.push(brightness(linear, pixel))
  found.sort((one, other) => one - other)
  return found[Math.floor(found.length * 0.62)] ?? middling
}
