import { luminance, type Rgb } from '../color.ts'
import { clamp01, hashOf, noiseBank, sample } from '../noise.ts'
import type { Material } from './material.ts'

export interface WoodColors {
  light: Rgb
  dark: Rgb
  /** How much boards differ from one another, 0 to 1. */
  variation: number
}

const ringWidth = 0.0125

/**
 * A board cut from a trunk: the distance from the tree's heart makes the rings, so that flat-sawn boards show
 * cathedrals and others straight grain. `u` runs along the grain, in metres.
 */
export function wood({ light, dark, variation }: WoodColors): Material {
  const { clouds, clouds2, blotches, grain } = noiseBank()
  // Open pores of pale woods hardly darken.
  const poreDepth = 0.44 - 0.3 * luminance(light)
  return ({ u, v, r0, r1, r2 }, ink) => {
    const along = u + r0 * 37
    const swayAcross = sample(clouds, along * 0.11, v * 0.5 + r1) - 0.5
    const swayDeep = sample(clouds2, along * 0.11, v * 0.5 + r2) - 0.5
    const fuzz = sample(blotches, along * 0.35, v * 3.2 + r2 * 5) - 0.5
    const across = v - (r1 - 0.5) * 0.26 + swayAcross * 0.13
    const deep = 0.02 + r2 * 0.12 + swayDeep * 0.13
    const ring = (Math.sqrt(across * across + deep * deep) + fuzz * 0.007) / ringWidth
    const year = Math.floor(ring)
    const late = lateWood(ring - year) * (0.35 + 0.65 * hashOf(year, Math.floor(r0 * 9999), 7))
    const fiber = sample(grain, along * 0.07, v * 6.5 + r1 * 3) - 0.5
    const pores = sample(grain, along * 0.22, v * 19 + r2 * 7)
    const pore = pores > 0.7 ? clamp01((pores - 0.7) * 7) * (1 - 0.6 * late) : 0
    const broad = sample(clouds, along * 0.3, v * 1.7 + r0 * 3) - 0.5
    const share = clamp01(0.16 + late * 0.5 + fiber * 0.7 + broad * 0.6)
    const shade = (1 + (r1 - 0.5) * 2 * variation) * (1 - pore * poreDepth)
    ink.red = (light[0] + (dark[0] - light[0]) * share) * shade
    ink.green = (light[1] + (dark[1] - light[1]) * share) * shade * (1 + (r2 - 0.5) * 0.03)
    ink.blue = (light[2] + (dark[2] - light[2]) * share) * shade * (1 + (r2 - 0.5) * 0.06)
    ink.height = fiber * 0.1 - pore * 0.22 - late * 0.05
    ink.rough = 105 + fiber * 50 + late * 20
  }
}

/** A year's growth: pale early wood, then darkening, then a quick return. */
function lateWood(share: number): number {
  if (share < 0.42) return share * 0.43
  return share < 0.93 ? 0.18 + (share - 0.42) * 1.6 : (1 - share) * 14
}
