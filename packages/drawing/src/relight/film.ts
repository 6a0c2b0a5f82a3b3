import { fromLinear, toLinear } from '../texture/color.ts'

/**
 * The film the scenes were rendered on: a table from linear light to sRGB, 33 steps a channel,
 * over sixteen stops around middle grey.
 */
export interface Film {
  /** Writes three sRGB bytes for three linear channels. */
  develop: (light: Light, into: Uint8Array, at: number) => void
  /** For each grey, 0 to 255, the light that develops to it. */
  lightFor: Float32Array
}

export interface Light {
  red: number
  green: number
  blue: number
}

const steps = 33
const [darkestStop, stops] = [-10, 16]
const middleGrey = 0.18

/** From the pixels of `scenes/film.png`, three bytes each, row by row. */
export function filmOf(pixels: Uint8Array): Film {
  return filmOn(tableOf(pixels))
}

/** And beside it the cube that a graphics card takes: 33³ colours of three bytes, blue the quickest to change. */
export function filmAndCube(pixels: Uint8Array): { film: Film; cube: Uint8Array<ArrayBuffer> } {
  const table = tableOf(pixels)
  const cube = new Uint8Array(table.length)
  for (let at = 0; at < table.length; at++) cube[at] = Math.min(255, Math.max(0, (table[at] ?? 0) + 0.5))
  return { film: filmOn(table), cube }
}

const filmOn = (table: Float32Array): Film => {
  const develop = developerOf(table)
  return { develop, lightFor: invert(develop) }
}

function tableOf(pixels: Uint8Array): Float32Array {
  const table = new Float32Array(steps ** 3 * 3)
  // Blender writes images from the bottom up: the first red step is the last row.
  for (let red = 0; red < steps; red++) {
    const row = (steps - 1 - red) * steps * steps * 3
    table.set(pixels.subarray(row, row + steps * steps * 3), red * steps * steps * 3)
  }
  keepWarmHues(table)
  return table
}

/** The whole of it would turn red woods pink in the sun. */
const keptShare = 0.6

/**
 * Each channel of the film has a shoulder of its own: in bright warm light green catches up with red, and pale stone
 * turns greenish. Here green is brought back toward the place between blue and red that it had in the light itself.
 */
function keepWarmHues(table: Float32Array): void {
  const lights = Float64Array.from({ length: steps }, (_, step) => lightOfStep(step))
  for (let red = 0; red < steps; red++) {
    for (let green = 0; green <= red; green++) {
      for (let blue = 0; blue <= green && blue < red; blue++) {
        const [most = 0, middle = 0, least = 0] = [lights[red], lights[green], lights[blue]]
        const share = (middle - least) / (most - least)
        const at = ((red * steps + green) * steps + blue) * 3
        const low = toLinear(table[at + 2] ?? 0)
        const kept = fromLinear(low + (toLinear(table[at] ?? 0) - low) * share)
        const shown = table[at + 1] ?? 0
        table[at + 1] = shown - Math.max(0, shown - kept) * keptShare
      }
    }
  }
}

const lightOfStep = (step: number) =>
  step === 0 ? 0 : middleGrey * 2 ** (darkestStop + (stops * step) / (steps - 1))

/** Walks up the greys in thousandths of the film's range. */
function invert(develop: Film['develop']): Float32Array {
  const lightFor = new Float32Array(256)
  const shown = new Uint8Array(3)
  let grey = 0
  for (let step = 0; step <= 2000 && grey < 256; step++) {
    const light = middleGrey * 2 ** (darkestStop + (stops * step) / 2000)
    develop({ red: light, green: light, blue: light }, shown, 0)
    while (grey <= (shown[1] ?? 0)) lightFor[grey++] = light
  }
  return lightFor.fill(lightFor[grey - 1] ?? 1, grey)
}

const shaperSize = 8192
const shaper = buildShaper()

/** Linear light, squeezed to a square root for even steps, to its place in the table. */
function buildShaper(): Float32Array {
  const place = new Float32Array(shaperSize + 1)
  for (let i = 0; i <= shaperSize; i++) {
    const light = squeezedLight(i / shaperSize)
    const stop = (Math.log2(Math.max(light, 1e-6) / middleGrey) - darkestStop) * ((steps - 1) / stops)
    place[i] = Math.min(steps - 1.001, Math.max(0, stop))
  }
  return place
}

/** Inverse of `light → sqrt(light / (light + 1))`. */
function squeezedLight(share: number): number {
  const square = Math.min(0.99999, share * share)
  return square / (1 - square)
}

function placeOf(light: number): number {
  if (light <= 0) return 0
  return shaper[Math.round(Math.sqrt(light / (light + 1)) * shaperSize)] ?? 0
}

const developerOf =
  (table: Float32Array): Film['develop'] =>
  (light, into, at) => {
    const r = placeOf(light.red)
    const g = placeOf(light.green)
    const b = placeOf(light.blue)
    const r0 = Math.floor(r)
    const g0 = Math.floor(g)
    const b0 = Math.floor(b)
    const fr = r - r0
    const fg = g - g0
    const fb = b - b0
    const start = ((r0 * steps + g0) * steps + b0) * 3
    const nextGreen = steps * 3
    const nextRed = steps * steps * 3
    for (let channel = 0; channel < 3; channel++) {
      const p = start + channel
      const q = p + nextRed
      const near = between(table[p], table[p + 3], fb)
      const nearGreen = between(table[p + nextGreen], table[p + nextGreen + 3], fb)
      const far = between(table[q], table[q + 3], fb)
      const farGreen = between(table[q + nextGreen], table[q + nextGreen + 3], fb)
      const low = near + (nearGreen - near) * fg
      into[at + channel] = low + (far + (farGreen - far) * fg - low) * fr + 0.5
    }
  }

const between = (from: number | undefined, to: number | undefined, share: number): number =>
  (from ?? 0) + ((to ?? 0) - (from ?? 0)) * share
