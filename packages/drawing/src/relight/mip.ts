import type { Reflectance } from './reflectance.ts'
import { reliefShade } from '../texture/shading.ts'
import type { Texture } from '../texture/texture.ts'

interface Level {
  width: number
  height: number
  /** Linear light, three numbers a pixel. */
  light: Float32Array
}

/** A texture at full size and at each half of it, so that far away it does not sparkle. */
export interface Mip {
  levels: Level[]
  metresWide: number
  metresHigh: number
}

export function mipOf(texture: Texture, reflectance: Reflectance): Mip {
  const shade = reliefShade(texture)
  const light = new Float32Array(texture.color.length)
  const [red, green, blue] = reflectance
  for (let pixel = 0, at = 0; pixel < shade.length; pixel++, at += 3) {
    const lit = shade[pixel] ?? 1
    light[at] = (red[texture.color[at] ?? 0] ?? 0) * lit
    light[at + 1] = (green[texture.color[at + 1] ?? 0] ?? 0) * lit
    light[at + 2] = (blue[texture.color[at + 2] ?? 0] ?? 0) * lit
  }
  let level: Level = { width: texture.width, height: texture.height, light }
  const levels = [level]
  while (level.width % 2 === 0 && level.height % 2 === 0 && level.width > 2 && level.height > 2) {
    level = halved(level)
    levels.push(level)
  }
  return { levels, metresWide: texture.metresWide, metresHigh: texture.metresHigh }
}

function halved({ width, height, light }: Level): Level {
  const half: Level = { width: width / 2, height: height / 2, light: new Float32Array(light.length / 4) }
  const row = width * 3
  for (let y = 0, to = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const from = y * 2 * row + x * 6
      for (let channel = 0; channel < 3; channel++, to++) {
        const at = from + channel
        const sum =
          (light[at] ?? 0) + (light[at + 3] ?? 0) + (light[at + row] ?? 0) + (light[at + row + 3] ?? 0)
        half.light[to] = sum / 4
      }
    }
  }
  return half
}

/** Adds `weight` times the light at (u, v), counted in periods, to the three numbers. */
export function addTap(
  level: Level,
  { u, v, weight }: { u: number; v: number; weight: number },
  into: Float64Array,
): void {
  const { width, height, light } = level
  const x = (u - Math.floor(u)) * width - 0.5
  const y = (v - Math.floor(v)) * height - 0.5
  const left = Math.floor(x)
  const top = Math.floor(y)
  const shareX = x - left
  const shareY = y - top
  const column0 = left < 0 ? width - 1 : left
  const column1 = left + 1 >= width ? 0 : left + 1
  const row0 = (top < 0 ? height - 1 : top) * width
  const row1 = (top + 1 >= height ? 0 : top + 1) * width
  const a = (row0 + column0) * 3
  const b = (row0 + column1) * 3
  const c = (row1 + column0) * 3
  const d = (row1 + column1) * 3
  for (let channel = 0; channel < 3; channel++) {
    const upper = (light[a + channel] ?? 0) * (1 - shareX) + (light[b + channel] ?? 0) * shareX
    const lower = (light[c + channel] ?? 0) * (1 - shareX) + (light[d + channel] ?? 0) * shareX
    into[channel] = (into[channel] ?? 0) + weight * (upper + (lower - upper) * shareY)
  }
}
