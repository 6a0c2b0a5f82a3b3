import type { Rgb } from '../color.ts'
import { noiseBank, sample, smoothstep } from '../noise.ts'
import { dim, fillWith, glazeOver } from './ink.ts'
import type { Material } from './material.ts'

/** Crystals a noise map holds along one period. */
const crystalsPerPeriod = 64
const crystalSizes = [0.011, 0.0055, 0.003] as const

/** Granite and quartz: crystals of a few millimetres in the other colours. `zoom` counts the metres in a period. */
export function speckled(palette: readonly Rgb[], zoom: { u: number; v: number }, density: number): Material {
  const { clouds, grain } = noiseBank()
  const base = palette[0] ?? [200, 196, 190]
  const flecks = palette.length > 1 ? palette.slice(1) : [scaledDown(base)]
  // Whole numbers of periods keep the surface seamless.
  const repeats = crystalSizes.map((size) => ({
    u: Math.max(1, Math.round(zoom.u / size / crystalsPerPeriod)),
    v: Math.max(1, Math.round(zoom.v / size / crystalsPerPeriod)),
  }))
  return ({ u, v, r0, r1 }, ink) => {
    const cloud = sample(clouds, u + r0 * 3, v + r1 * 3)
    fillWith(ink, base)
    dim(ink, 0.97 + 0.06 * cloud)
    for (const [index, repeat] of repeats.entries()) {
      const color = flecks[index % flecks.length] ?? base
      const crystal = sample(grain, u * repeat.u + index * 0.37 + r0, v * repeat.v + index * 0.61 + r1)
      const cover = smoothstep(0.63 - 0.1 * density * cloud, 0.7, crystal) * (0.35 + 0.6 * density)
      glazeOver(ink, color, cover)
    }
    ink.height = 0
    ink.rough = 30
  }
}

const scaledDown = (color: Rgb): Rgb => [color[0] * 0.7, color[1] * 0.7, color[2] * 0.7]
