/** Glazes, solid bodies, metals: one colour, made alive by light and by the hand. */
import type { Rgb } from '../color.ts'
import { clamp01, noiseBank, sample, smoothstep } from '../noise.ts'
import { dim, fillWith, glazeOver } from './ink.ts'
import type { Material } from './material.ts'

export interface GlazeSettings {
  /** How much pieces differ from one another. */
  variation: number
  /** How much the surface waves: 0 machine-made, 1 hand-made. */
  wave: number
}

export function glaze(palette: readonly Rgb[], { variation, wave }: GlazeSettings): Material {
  const { clouds, clouds2, blotches, grain } = noiseBank()
  const base = palette[0] ?? [240, 238, 232]
  const pool = palette[1] ?? [base[0] * 0.72, base[1] * 0.72, base[2] * 0.74]
  return ({ u, v, r0, r1, r2 }, ink) => {
    const U = u + r0 * 7
    const V = v + r1 * 7
    const cloud = sample(clouds, U * 2, V * 2)
    const share = clamp01(
      smoothstep(0.35, 0.75, cloud) * 0.35 * Math.min(1, variation * 6) + (r1 - 0.5) * variation * 2.2,
    )
    const speck = wave > 0.5 && sample(grain, U * 2, V * 2) > 0.8 ? 0.8 : 1
    fillWith(ink, base)
    glazeOver(ink, pool, share)
    dim(ink, (1 + (r0 - 0.5) * variation) * speck)
    ink.blue *= 1 + (r2 - 0.5) * variation * 0.2
    ink.height = (sample(clouds2, U, V) - 0.5) * wave + (sample(blotches, U, V) - 0.5) * 0.04 * wave
    ink.rough = 18 + 14 * cloud
  }
}

/** Each piece takes one of the colours: glass and mixed mosaics. */
export function mosaic(palette: readonly Rgb[], variation: number): Material {
  const { clouds, clouds2 } = noiseBank()
  return ({ u, v, r0, r1, r2 }, ink) => {
    const color = palette[Math.floor(r2 * palette.length)] ?? [180, 180, 180]
    const cloud = sample(clouds, u * 3 + r0 * 7, v * 3 + r1 * 7)
    fillWith(ink, color)
    dim(ink, 0.94 + 0.12 * cloud + (r0 - 0.5) * variation)
    ink.height = (sample(clouds2, u * 2 + r1 * 5, v * 2 + r0 * 5) - 0.5) * 0.25
    ink.rough = 22
  }
}

export function solid(base: Rgb, variation = 0.03): Material {
  const { clouds, blotches, grain } = noiseBank()
  return ({ u, v, r0, r1 }, ink) => {
    const shade =
      1 +
      (sample(clouds, u + r0 * 5, v + r1 * 5) - 0.5) * 0.06 +
      (sample(grain, u * 2, v * 2) - 0.5) * 0.05 +
      (r0 - 0.5) * 2 * variation
    fillWith(ink, base)
    dim(ink, shade)
    ink.height = (sample(blotches, u, v) - 0.5) * 0.05
    ink.rough = 110
  }
}

/** Brushed metal: long scratches along the piece, some pieces in the second colour. */
export function brushedMetal(palette: readonly Rgb[]): Material {
  const { clouds, grain } = noiseBank()
  return ({ u, v, r0, r1, r2 }, ink) => {
    const color = palette[Math.floor(r2 * palette.length)] ?? [170, 170, 170]
    const scratch = sample(grain, u + r0 * 9, v * 12 + r1 * 9) - 0.5
    const sheen = sample(clouds, u * 2 + r0 * 3, v + r1 * 3) - 0.5
    fillWith(ink, color)
    dim(ink, 1 + scratch * 0.22 + sheen * 0.5 + (r0 - 0.5) * 0.14)
    ink.height = scratch * 0.06
    ink.rough = 60
  }
}
