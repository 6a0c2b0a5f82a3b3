import type { Rgb } from './color.ts'
import { seededRandom } from './noise.ts'
import { pixelsFor, type Texture } from './texture.ts'

export interface TurfPlan {
  /** Blade colours, the thatch last. */
  blades: readonly Rgb[]
  /** Longest blade, metres. */
  pile: number
  metresWide: number
  metresHigh: number
  seed: number
}

const bladesPerSquareMetre = 52_000
const thatchShare = 0.12

/** Blade by blade, from the ground up: later blades lie higher and catch more light. */
export function paintTurf(plan: TurfPlan, metresPerPixel: number): Texture {
  const width = pixelsFor(plan.metresWide, metresPerPixel)
  const height = pixelsFor(plan.metresHigh, metresPerPixel)
  const texture: Texture = {
    width,
    height,
    metresWide: plan.metresWide,
    metresHigh: plan.metresHigh,
    color: new Uint8Array(width * height * 3),
    relief: new Float32Array(width * height),
    bump: 1.5,
  }
  coverGround(texture, plan.blades[0] ?? [93, 122, 58])
  const random = seededRandom(plan.seed + 3)
  const pixelsPerMetre = width / plan.metresWide
  const count = Math.floor(bladesPerSquareMetre * plan.metresWide * plan.metresHigh)
  for (let index = 0; index < count; index++) {
    const thatch = random() < thatchShare
    const green = plan.blades[Math.floor(random() * (plan.blades.length - 1))]
    const color = (thatch ? plan.blades[plan.blades.length - 1] : green) ?? [93, 122, 58]
    growBlade(texture, random, {
      color,
      level: index / count,
      length: (0.3 + 0.7 * random()) * plan.pile * pixelsPerMetre,
      halfWidth: 0.0011 * pixelsPerMetre * (0.7 + 0.5 * random()),
    })
  }
  return texture
}

function coverGround({ color }: Texture, base: Rgb): void {
  for (let at = 0; at < color.length; at += 3) {
    color[at] = base[0] * 0.36
    color[at + 1] = base[1] * 0.36
    color[at + 2] = base[2] * 0.36
  }
}

interface Blade {
  color: Rgb
  /** 0 at the ground, 1 on top. */
  level: number
  length: number
  halfWidth: number
}

function growBlade(texture: Texture, random: () => number, { color, level, length, halfWidth }: Blade): void {
  let x = random() * texture.width
  let y = random() * texture.height
  let heading = random() * Math.PI * 2
  const steps = Math.max(4, Math.floor(length))
  const curl = ((random() - 0.5) * 1.6) / steps
  for (let step = 0; step < steps; step++) {
    const share = step / steps
    x += Math.cos(heading)
    y += Math.sin(heading)
    heading += curl
    const half = Math.max(0.5, halfWidth * (1 - 0.8 * share * share))
    const light = (0.42 + 0.75 * share) * (0.46 + 0.62 * level)
    for (let side = -half; side <= half; side += 0.7) {
      const column = wrapped(x - Math.sin(heading) * side, texture.width)
      const row = wrapped(y + Math.cos(heading) * side, texture.height)
      const at = row * texture.width + column
      const shade = light * (1 - (0.25 * Math.abs(side)) / half) * 1.4
      texture.color[at * 3] = Math.min(255, color[0] * shade)
      texture.color[at * 3 + 1] = Math.min(255, color[1] * shade)
      texture.color[at * 3 + 2] = Math.min(255, color[2] * shade)
      texture.relief[at] = level * 0.6 + share * 0.4
    }
  }
}

const wrapped = (value: number, count: number): number => ((Math.floor(value) % count) + count) % count
