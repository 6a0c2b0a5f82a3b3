import { mixed, type Rgb } from '../color.ts'
import { clamp01, noiseBank, sample, smoothstep } from '../noise.ts'
import type { Material } from './material.ts'
import { tint } from './mineral.ts'

export interface MarbleColors {
  base: Rgb
  vein: Rgb
  accent: Rgb | null
}

/**
 * Veins run along the diagonal of the period: whole-number shears keep everything periodic.
 * `zoom` is how many periods fit a metre when the marble is cut into pieces.
 */
export function marble({ base, vein, accent }: MarbleColors, zoom: number): Material {
  const { clouds, clouds2, waves, blotches, ripples, grain } = noiseBank()
  const cloudColor = mixed(base, vein, 0.2)
  return (spot, ink) => {
    const U = spot.u * zoom + spot.r0 * 3
    const V = spot.v * zoom + spot.r1 * 3
    const bend = sample(waves, U, V) - 0.5
    const drift = sample(clouds2, U, V) - 0.5
    const tremble = sample(blotches, U, V) - 0.5
    const along = U + V
    const across = V - U
    const cloud = smoothstep(0.38, 0.64, sample(clouds, along + 0.25 * bend, across + 0.2 * drift))
    const where = smoothstep(0.42, 0.6, sample(waves, V + 0.7, U))
    const main = Math.abs(
      sample(waves, along + 0.22 * bend + 0.05 * drift + 0.014 * tremble + 0.31, V + 0.1 * drift) - 0.5,
    )
    const side = Math.abs(
      sample(waves, along * 2 + 0.44 * bend + 0.7, across + 0.1 * drift + 0.05 * tremble) - 0.5,
    )
    const hair = Math.abs(sample(ripples, U + 0.04 * bend, V + 0.6 + 0.04 * drift) - 0.5)
    const halo = clamp01(1 - main / 0.09) * 0.5 * where
    const lines =
      clamp01(1 - main / 0.02) * where * 0.9 +
      clamp01(1 - side / 0.018) * 0.4 * smoothstep(0.5, 0.64, sample(waves, U + 0.1, V + 0.4)) +
      clamp01(1 - hair / 0.012) * 0.18 * smoothstep(0.52, 0.66, drift + 0.5)
    tint(ink, base, cloudColor, cloud * 0.95, 0.96 + 0.07 * spot.r0)
    if (accent) blend(ink, accent, halo * 1.1 * smoothstep(0.42, 0.58, drift + 0.5))
    blend(ink, vein, clamp01(halo * 0.5 + lines))
    const dust = (sample(grain, U * 3, V * 3) - 0.5) * 6
    ink.red += dust
    ink.green += dust
    ink.blue += dust
    ink.height = 0
    ink.rough = 28 + 8 * cloud
  }
}

function blend(ink: { red: number; green: number; blue: number }, color: Rgb, share: number): void {
  ink.red += (color[0] - ink.red) * share
  ink.green += (color[1] - ink.green) * share
  ink.blue += (color[2] - ink.blue) * share
}
