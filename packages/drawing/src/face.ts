import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { Drawing } from './drawer.ts'
import { boardSize, boardZoom } from './staging.ts'
import { reliefShade } from './texture/shading.ts'
import { surfaceTexture } from './texture/surface-texture.ts'

const ratio = 5 / 4
/** How much more of the material the wide look takes in. */
const wideLook = 2.6

/** Straight on: `face` close enough to see the grain, `scale` far enough to see how the pieces lie. */
export function faceOf(surface: SurfaceAppearance, view: 'face' | 'scale', width: number): Drawing {
  const height = Math.round(width * ratio)
  const across = boardSize.width * boardZoom(surface) * (view === 'face' ? 1.15 : wideLook)
  const texture = surfaceTexture(surface, {
    coverWidth: across,
    coverHeight: across * ratio,
    metresPerPixel: (across / width) * 1.15,
  })
  const shade = reliefShade(texture)
  const pixels = new Uint8Array(width * height * 3)
  const stepX = (across / width / texture.metresWide) * texture.width
  const stepY = ((across * ratio) / height / texture.metresHigh) * texture.height
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const from =
        Math.floor((y * stepY) % texture.height) * texture.width + Math.floor((x * stepX) % texture.width)
      // Daylight falls in from the upper left.
      const light = (shade[from] ?? 1) * (1.07 - 0.13 * ((x / width + y / height) / 2))
      for (let channel = 0; channel < 3; channel++) {
        pixels[at + channel] = Math.min(255, (texture.color[from * 3 + channel] ?? 0) * light)
      }
    }
  }
  return { pixels, width, height }
}
