import { fromLinear } from '../texture/color.ts'
import { reliefShade } from '../texture/shading.ts'
import type { Texture } from '../texture/texture.ts'
import type { Reflectance } from './reflectance.ts'

const steps = 4096
const codes = Uint8Array.from({ length: steps + 1 }, (_, step) => fromLinear(step / steps) + 0.5)
const codeOf = (light: number): number => codes[Math.min(steps, Math.max(0, (light * steps + 0.5) | 0))] ?? 0

/** What a texture reflects on one plane, sRGB-coded, four bytes a pixel: a graphics card filters it as linear light. */
export function reflectingPixels(texture: Texture, reflectance: Reflectance): Uint8Array<ArrayBuffer> {
  const shade = reliefShade(texture)
  const out = new Uint8Array(shade.length * 4)
  const [red, green, blue] = reflectance
  for (let pixel = 0, from = 0, to = 0; pixel < shade.length; pixel++, from += 3, to += 4) {
    const lit = shade[pixel] ?? 1
    out[to] = codeOf((red[texture.color[from] ?? 0] ?? 0) * lit)
    out[to + 1] = codeOf((green[texture.color[from + 1] ?? 0] ?? 0) * lit)
    out[to + 2] = codeOf((blue[texture.color[from + 2] ?? 0] ?? 0) * lit)
    out[to + 3] = 255
  }
  return out
}
