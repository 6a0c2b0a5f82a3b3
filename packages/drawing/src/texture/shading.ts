import type { Texture } from './texture.ts'

/** Direction to the light, from the upper left. */
const [lightX, lightY, lightZ] = [-0.3, 0.45, 0.84]

/** How much of the light each pixel's own relief lets through, around 1. */
export function reliefShade(texture: Texture): Float32Array {
  const { width, height, relief } = texture
  const strength = (texture.bump * width) / texture.metresWide / 520
  const shade = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const above = ((y + height - 1) % height) * width
    const below = ((y + 1) % height) * width
    const row = y * width
    for (let x = 0; x < width; x++) {
      const left = relief[row + (x === 0 ? width - 1 : x - 1)] ?? 0
      const right = relief[row + (x === width - 1 ? 0 : x + 1)] ?? 0
      const slopeX = (left - right) * strength
      const slopeY = ((relief[below + x] ?? 0) - (relief[above + x] ?? 0)) * strength
      const facing =
        (slopeX * lightX + slopeY * lightY + lightZ) / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      shade[row + x] = 0.62 + 0.38 * Math.max(0, facing / lightZ)
    }
  }
  return shade
}
