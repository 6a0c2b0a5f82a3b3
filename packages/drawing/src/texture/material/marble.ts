import { mixed, type Rgb } from '../color.ts'
import { clamp01, noiseBank, sample, smoothstep } from '../noise.ts'
import { dim, fillWith, glazeOver } from './ink.ts'
import type { Material } from './material.ts'

export interface MarbleColors {
  base: Rgb
  vein: Rgb
  accent: Rgb | null
}

/**
 * Veins are level lines of a slope that noise bends: long, meandering, seldom closed. Whole-number slopes keep
 * everything periodic. `zoom` is how many periods fit a metre when the marble is cut into pieces.
 */
export function marble({ base, vein, accent }: MarbleColors, zoom: number): Material {
  const { clouds, clouds2, waves, blotches, grain } = noiseBank()
  const cloudColor = mixed(base, vein, 0.16)
  return (spot, ink) => {
    // Half of the pieces lie the other way round.
    const U = (spot.r2 > 0.5 ? -spot.u : spot.u) * zoom + spot.r0 * 3
    const V = spot.v * zoom + spot.r1 * 3
    const bend = sample(waves, U, V) - 0.5
    const drift = sample(clouds2, U, V) - 0.5
    const tremble = sample(blotches, U, V) - 0.5
    const warp = 0.62 * bend + 0.34 * drift + 0.035 * tremble
    const cloud = smoothstep(0.34, 0.7, sample(clouds, U + 0.25 * bend, V + 0.2 * drift))
    const main = toLevel(U + V + warp)
    const side = toLevel(2 * U - V + 1.1 * bend - 0.5 * drift + 0.04 * tremble + 0.31)
    const hair = toLevel(3 * U + 2 * V + 1.6 * drift + 0.9 * bend + 0.06 * tremble + 0.7)
    // A vein swells and fades along its way.
    const swell = smoothstep(0.22, 0.56, sample(waves, V + 0.7, U + 0.2))
    const fade = smoothstep(0.36, 0.6, sample(waves, U + 0.1, V + 0.4))
    const halo = clamp01(1 - main / 0.11) * swell
    const lines =
      clamp01(1 - main / (0.008 + 0.014 * swell)) * (0.3 + 0.6 * swell) +
      clamp01(1 - side / (0.008 + 0.01 * fade)) * 0.5 * fade +
      clamp01(1 - hair / 0.014) * 0.3 * smoothstep(0.42, 0.64, drift + 0.5)
    fillWith(ink, base)
    glazeOver(ink, cloudColor, cloud)
    dim(ink, 0.97 + 0.05 * spot.r0)
    if (accent) glazeOver(ink, accent, halo * halo * 0.5 * smoothstep(0.4, 0.62, drift + 0.5))
    glazeOver(ink, vein, clamp01(halo * halo * 0.3 + lines))
    const dust = (sample(grain, U * 3, V * 3) - 0.5) * 5
    ink.red += dust
    ink.green += dust
    ink.blue += dust
    ink.height = 0
    ink.rough = 28 + 8 * cloud
  }
}

/** Distance to the nearest whole number, in periods. */
const toLevel = (slope: number): number => Math.abs(slope - Math.floor(slope) - 0.5)
