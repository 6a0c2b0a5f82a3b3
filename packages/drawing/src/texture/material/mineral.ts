/** Stone, concrete, travertine, linen, brick: bodies with colour of their own all through. */
import { mixed, type Rgb, scaled } from '../color.ts'
import { noiseBank, sample, smoothstep } from '../noise.ts'
import { dim, fillWith, glazeOver } from './ink.ts'
import type { Material } from './material.ts'

export function concrete(base: Rgb, second: Rgb | null, movement = 1): Material {
  const { clouds, clouds2, blotches, grain } = noiseBank()
  const other = second ?? scaled(base, 0.86)
  return ({ u, v, r0, r1 }, ink) => {
    const U = u + r0 * 5
    const V = v + r1 * 5
    const cloud = sample(clouds, U, V)
    const patch = sample(clouds2, U * 2, V * 2)
    const sand = sample(grain, U * 2, V * 2)
    const pit = smoothstep(0.8, 0.86, sample(blotches, U * 2, V * 2))
    const shade =
      1 + (0.1 * (cloud - 0.5) + 0.1 * (patch - 0.5)) * movement + 0.06 * (sand - 0.5) + (r0 - 0.5) * 0.06
    fillWith(ink, base)
    glazeOver(ink, other, smoothstep(0.26, 0.78, cloud) * 0.6 * movement)
    dim(ink, shade * (1 - 0.16 * pit))
    ink.height = (sand - 0.5) * 0.08 - pit * 0.3 + (patch - 0.5) * 0.1
    ink.rough = 150 + 40 * (cloud - 0.5)
  }
}

export function naturalStone(palette: readonly Rgb[], roughness = 1, rust = 0.12): Material {
  const { clouds, clouds2, blotches, grain } = noiseBank()
  const warm: Rgb = [168, 113, 63]
  return ({ u, v, r0, r1, r2 }, ink) => {
    const color = palette[Math.floor(r0 * palette.length)] ?? [140, 136, 130]
    const U = u + r1 * 5
    const V = v + r2 * 5
    const cloud = sample(clouds, U, V)
    const patch = sample(blotches, U, V)
    const shade = 0.84 + 0.26 * cloud + 0.24 * (patch - 0.5) + (sample(grain, U, V) - 0.5) * 0.16
    fillWith(ink, color)
    glazeOver(ink, warm, smoothstep(0.58, 0.75, sample(clouds2, U, V)) * rust)
    dim(ink, shade)
    ink.height = ((cloud - 0.5) * 1.6 + (patch - 0.5) * 0.8) * roughness
    ink.rough = 200
  }
}

export function travertine(base: Rgb, band: Rgb): Material {
  const { clouds, clouds2, blotches, ripples } = noiseBank()
  return ({ u, v, r0, r1 }, ink) => {
    const U = u + r0 * 5
    const V = v * 4 + r1 * 5 + (sample(clouds, u + r0 * 5, v + r1) - 0.5) * 0.22
    const layer = 0.6 * sample(clouds2, U, V) + 0.4 * sample(blotches, U, V)
    const hole = smoothstep(0.69, 0.78, sample(ripples, U * 2, v * 6 + r1)) * smoothstep(0.42, 0.58, layer)
    fillWith(ink, base)
    glazeOver(ink, band, smoothstep(0.34, 0.68, layer) * 0.75)
    dim(ink, (1 + (r0 - 0.5) * 0.12) * (1 - 0.22 * hole))
    ink.height = -hole * 0.5
    ink.rough = 110 + 60 * hole
  }
}

export function linen(base: Rgb, thread: Rgb): Material {
  const { clouds, blotches } = noiseBank()
  return ({ u, v, r0, r1 }, ink) => {
    const slubU = sample(blotches, u + r0 * 5, v * 24 + r1)
    const slubV = sample(blotches, u * 24 + r1, v + r0 * 5)
    const weave = 0.5 * slubU + 0.5 * slubV
    fillWith(ink, base)
    glazeOver(ink, thread, smoothstep(0.36, 0.66, weave))
    dim(ink, 0.98 + (sample(clouds, u + r0, v + r1) - 0.5) * 0.08)
    ink.height = (weave - 0.5) * 0.3
    ink.rough = 130
  }
}

export function brick(palette: readonly Rgb[]): Material {
  const { clouds, blotches, grain } = noiseBank()
  const last = palette.length - 1
  return ({ u, v, r0, r1, r2 }, ink) => {
    const place = r0 * last
    const from = palette[Math.floor(place)] ?? [150, 95, 78]
    const to = palette[Math.min(last, Math.floor(place) + 1)] ?? from
    const U = u + r1 * 5
    const V = v + r2 * 5
    const patch = sample(blotches, U, V)
    const sand = sample(grain, U, V)
    const shade = 0.8 + 0.32 * sample(clouds, U, V) + (patch - 0.5) * 0.35 + (sand - 0.5) * 0.2
    fillWith(ink, mixed(from, to, place - Math.floor(place)))
    dim(ink, shade)
    ink.height = (patch - 0.5) * 0.8 + (sand - 0.5) * 0.5 - smoothstep(0.62, 0.75, patch) * 0.25
    ink.rough = 220
  }
}
