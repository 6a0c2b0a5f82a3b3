import type { Rgb } from '../color.ts'
import { noiseBank, sample } from '../noise.ts'
import type { Material } from './material.ts'

/** Signed distance to a shape in the folded quarter of a tile (0 at the middle, 1 at its edge): below zero is inside. */
type Shape = (x: number, y: number) => number
interface Layer {
  shape: Shape
  color: number
}

const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius
const diamond =
  (size: number): Shape =>
  (x, y) =>
    (x + y - size) * Math.SQRT1_2
/** A line of twice the width along a shape's edge. */
const outline =
  (shape: Shape, width: number): Shape =>
  (x, y) =>
    Math.abs(shape(x, y)) - width
const both =
  (one: Shape, two: Shape): Shape =>
  (x, y) =>
    Math.max(one(x, y), two(x, y))
const petal: Shape = both(disc(0.62, 0, 0.72), disc(0, 0.62, 0.72))
const star: Shape = (x, y) => Math.min(x * 0.42 + y - 0.34, y * 0.42 + x - 0.34)
const cornerDisc = (radius: number): Shape => disc(1, 1, radius)
const cornerRing = (radius: number, width: number): Shape => outline(cornerDisc(radius), width)

/** Drawn in this order, a later layer over an earlier one. */
const motifs: readonly (readonly Layer[])[] = [
  [
    { shape: cornerDisc(0.74), color: 1 },
    { shape: cornerDisc(0.52), color: 0 },
    { shape: cornerDisc(0.3), color: 2 },
    { shape: star, color: 1 },
    { shape: disc(0, 0, 0.14), color: 0 },
  ],
  [
    { shape: diamond(1), color: 1 },
    { shape: outline(diamond(0.86), 0.03), color: 0 },
    { shape: petal, color: 2 },
    { shape: disc(0, 0, 0.12), color: 0 },
    { shape: cornerDisc(0.22), color: 1 },
  ],
  [
    { shape: outline(disc(0, 0, 0.78), 0.08), color: 1 },
    { shape: petal, color: 1 },
    { shape: disc(0, 0, 0.22), color: 2 },
    { shape: disc(0, 0, 0.1), color: 0 },
    { shape: cornerRing(0.36, 0.05), color: 2 },
  ],
  [
    { shape: cornerRing(0.98, 0.1), color: 1 },
    { shape: cornerRing(0.62, 0.05), color: 2 },
    { shape: cornerDisc(0.28), color: 1 },
    { shape: both(diamond(0.42), (x, y) => Math.max(x, y) - 0.34), color: 2 },
  ],
  [
    { shape: (x, y) => Math.min(Math.abs(x), Math.abs(y)) - 0.1, color: 1 },
    { shape: diamond(0.7), color: 1 },
    { shape: diamond(0.5), color: 0 },
    { shape: diamond(0.28), color: 2 },
    { shape: cornerDisc(0.34), color: 2 },
  ],
]

/** Cement tile: one motif mirrored into the four quarters of each piece. */
export function patterned(palette: readonly Rgb[], seed: number): Material {
  const { clouds, grain } = noiseBank()
  const motif = motifs[seed % motifs.length] ?? []
  const colorAt = (index: number): Rgb => palette[index] ?? palette[palette.length - 1] ?? [200, 196, 188]
  const softness = 0.018
  return ({ u, v, halfU, halfV, r0, r1 }, ink) => {
    const x = Math.abs(u) / halfU
    const y = Math.abs(v) / halfV
    let [red, green, blue] = colorAt(0)
    for (const { shape, color } of motif) {
      const inside = Math.min(1, Math.max(0, 0.5 - shape(x, y) / softness))
      if (inside === 0) continue
      const [r, g, b] = colorAt(color)
      red += (r - red) * inside
      green += (g - green) * inside
      blue += (b - blue) * inside
    }
    const shade =
      1 +
      (sample(clouds, u * 2 + r0 * 5, v * 2 + r1 * 5) - 0.5) * 0.12 +
      (sample(grain, u * 2, v * 2) - 0.5) * 0.06
    ink.red = red * shade
    ink.green = green * shade
    ink.blue = blue * shade
    ink.height = 0
    ink.rough = 130
  }
}
