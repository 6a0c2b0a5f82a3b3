import type { Rgb } from './color.ts'
import { clamp01, noiseBank, sample, seededRandom } from './noise.ts'
import { pixelsFor, type Texture } from './texture.ts'

export interface TerrazzoPlan {
  base: Rgb
  chips: readonly Rgb[]
  /** Piece and joint, metres; null for one body. */
  pieces: { width: number; height: number; joint: number; color: Rgb } | null
  metresWide: number
  metresHigh: number
  seed: number
}

/** Radius in metres, chips per square metre. */
const sizes = [
  [0.017, 70],
  [0.01, 260],
  [0.0055, 900],
  [0.0026, 2600],
] as const

interface Chip {
  x: number
  y: number
  /** Corners as direction and distance, pixels. */
  corners: { x: number; y: number; reach: number }[]
  color: Rgb
  radius: number
}

export function paintTerrazzo(plan: TerrazzoPlan, metresPerPixel: number): Texture {
  const width = pixelsFor(plan.metresWide, metresPerPixel)
  const height = pixelsFor(plan.metresHigh, metresPerPixel)
  const texture: Texture = {
    width,
    height,
    metresWide: plan.metresWide,
    metresHigh: plan.metresHigh,
    color: new Uint8Array(width * height * 3),
    relief: new Float32Array(width * height).fill(1),
    bump: 1.2,
  }
  pour(texture, plan.base)
  scatter(texture, plan)
  if (plan.pieces) cut(texture, plan.pieces)
  return texture
}

function pour({ width, height, color }: Texture, base: Rgb): void {
  const { clouds, grain } = noiseBank()
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const u = x / width
      const v = y / height
      const shade = 1 + (sample(grain, u * 2, v * 2) - 0.5) * 0.1 + (sample(clouds, u, v) - 0.5) * 0.05
      color[at] = Math.min(255, base[0] * shade)
      color[at + 1] = Math.min(255, base[1] * shade)
      color[at + 2] = Math.min(255, base[2] * shade)
    }
  }
}

function scatter(texture: Texture, plan: TerrazzoPlan): void {
  const random = seededRandom(plan.seed + 11)
  const taken = new Uint8Array(texture.width * texture.height)
  const pixelsPerMetre = texture.width / plan.metresWide
  for (const [radius, perSquareMetre] of sizes) {
    const count = Math.floor(perSquareMetre * plan.metresWide * plan.metresHigh)
    for (let index = 0; index < count; index++) {
      const chip = breakChip(random, { texture, chips: plan.chips, radius: radius * pixelsPerMetre })
      if (isFree(chip, texture, taken)) lay(chip, texture, taken)
    }
  }
}

function breakChip(
  random: () => number,
  { texture, chips, radius }: { texture: Texture; chips: readonly Rgb[]; radius: number },
): Chip {
  const size = radius * (0.65 + 0.7 * random())
  const flat = 0.65 + 0.35 * random()
  const lean = random() * Math.PI
  const start = random() * Math.PI * 2
  const count = 5 + Math.floor(random() * 4)
  const corners = Array.from({ length: count }, (_, k) => {
    const angle = start + (Math.PI * 2 * (k + (random() - 0.5) * 0.7)) / count
    const squash = Math.hypot(Math.cos(angle - lean), Math.sin(angle - lean) * flat)
    return { x: Math.cos(angle), y: Math.sin(angle), reach: size * squash * (0.8 + 0.3 * random()) }
  })
  const tone = chips[Math.floor(random() * chips.length)] ?? [128, 128, 128]
  const shade = 0.86 + 0.26 * random()
  return {
    x: random() * texture.width,
    y: random() * texture.height,
    corners,
    color: [tone[0] * shade, tone[1] * shade, tone[2] * shade],
    radius: size,
  }
}

const indexAt = ({ width, height }: Texture, x: number, y: number): number =>
  (((Math.floor(y) % height) + height) % height) * width + (((Math.floor(x) % width) + width) % width)

function isFree(chip: Chip, texture: Texture, taken: Uint8Array): boolean {
  if (taken[indexAt(texture, chip.x, chip.y)] === 1) return false
  if (chip.radius <= 3) return true
  return chip.corners.every(
    ({ x, y, reach }) => taken[indexAt(texture, chip.x + x * reach * 1.1, chip.y + y * reach * 1.1)] !== 1,
  )
}

function lay(chip: Chip, texture: Texture, taken: Uint8Array): void {
  const { blotches } = noiseBank()
  const { color } = texture
  const reach = chip.radius * 1.25
  for (let y = Math.floor(chip.y - reach); y <= chip.y + reach; y++) {
    for (let x = Math.floor(chip.x - reach); x <= chip.x + reach; x++) {
      let inside = Number.POSITIVE_INFINITY
      for (const corner of chip.corners) {
        inside = Math.min(
          inside,
          corner.reach - ((x + 0.5 - chip.x) * corner.x + (y + 0.5 - chip.y) * corner.y),
        )
      }
      const cover = clamp01(inside + 0.5)
      if (cover === 0) continue
      const at = indexAt(texture, x, y)
      taken[at] = 1
      const shade = 0.9 + 0.22 * sample(blotches, (x / texture.width) * 2, (y / texture.height) * 2)
      for (let channel = 0; channel < 3; channel++) {
        const before = color[at * 3 + channel] ?? 0
        color[at * 3 + channel] =
          before + (Math.min(255, (chip.color[channel] ?? 0) * shade) - before) * cover
      }
    }
  }
}

function cut(texture: Texture, { width, height, joint, color }: NonNullable<TerrazzoPlan['pieces']>): void {
  const columns = Math.max(1, Math.round(texture.metresWide / width))
  const rows = Math.max(1, Math.round(texture.metresHigh / height))
  const pixel = texture.metresWide / texture.width
  for (let y = 0, at = 0; y < texture.height; y++) {
    const v = ((y + 0.5) / texture.height) * rows
    const edgeV = (Math.min(v % 1, 1 - (v % 1)) * texture.metresHigh) / rows
    for (let x = 0; x < texture.width; x++, at++) {
      const u = ((x + 0.5) / texture.width) * columns
      const edge = Math.min(edgeV, (Math.min(u % 1, 1 - (u % 1)) * texture.metresWide) / columns) - joint / 2
      texture.relief[at] = clamp01(edge / 0.0015)
      const fill = 1 - clamp01(edge / pixel + 0.5)
      if (fill === 0) continue
      for (let channel = 0; channel < 3; channel++) {
        const before = texture.color[at * 3 + channel] ?? 0
        texture.color[at * 3 + channel] = before + ((color[channel] ?? 0) - before) * fill
      }
    }
  }
}
