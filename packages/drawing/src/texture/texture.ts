import type { Rgb } from './color.ts'
import type { Laid, Piece } from './layout/layout.ts'
import type { Ink, Material, Spot } from './material/material.ts'
import { clamp01, hashOf, noiseBank, sample } from './noise.ts'

/** A seamless surface: colour, height and roughness for every pixel of one period. */
export interface Texture {
  width: number
  height: number
  /** What one period measures, metres. */
  metresWide: number
  metresHigh: number
  /** sRGB, three bytes a pixel. */
  color: Uint8Array
  relief: Float32Array
  /** How strongly the height bends the light. */
  bump: number
}

/** The joint between pieces and the shape of their edges; metres. */
export interface Joint {
  width: number
  color: Rgb
  bevel: number
  /** How ragged the edge is. */
  ragged: number
}

/** How much one piece stands out from the next. */
export interface Relief {
  surface: number
  tilt: number
  lift: number
}

export interface TexturePlan {
  laid: Laid
  material: Material
  /** Null for one body without joints. */
  joint: Joint | null
  relief: Relief
  bump: number
  seed: number
  /** Per channel, so that the whole meets the colour that was asked for. */
  gain: Rgb
}

/** Pixels are whole sixty-fourths of a period's side, so that the texture halves cleanly six times. */
const step = 64

export function paint(plan: TexturePlan, metresPerPixel: number): Texture {
  const { laid } = plan
  const width = pixelsFor(laid.width, metresPerPixel)
  const height = pixelsFor(laid.height, metresPerPixel)
  const texture: Texture = {
    width,
    height,
    metresWide: laid.width,
    metresHigh: laid.height,
    color: new Uint8Array(width * height * 3),
    relief: new Float32Array(width * height),
    bump: plan.bump,
  }
  const point = pointPainter(plan, laid.width / width)
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const ink = point(((x + 0.5) * laid.width) / width, ((y + 0.5) * laid.height) / height)
      texture.color[pixel * 3] = byte(ink.red)
      texture.color[pixel * 3 + 1] = byte(ink.green)
      texture.color[pixel * 3 + 2] = byte(ink.blue)
      texture.relief[pixel] = ink.height
    }
  }
  return texture
}

export const pixelsFor = (metres: number, metresPerPixel: number): number =>
  Math.min(1536, Math.max(step, Math.round(metres / metresPerPixel / step) * step))

const byte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value)

/** The ink at a point, metres from the period's corner. One ink and one spot serve every pixel. */
function pointPainter({ laid, material, joint, relief, seed, gain }: TexturePlan, pixel: number) {
  const { grain, blotches } = noiseBank()
  const ink: Ink = { red: 0, green: 0, blue: 0, height: 0, rough: 0 }
  const spot: Piece & Spot = {
    column: 0,
    row: 0,
    u: 0,
    v: 0,
    halfU: 1,
    halfV: 1,
    edge: 1,
    r0: 0,
    r1: 0,
    r2: 0,
  }
  return (x: number, y: number): Ink => {
    laid.locate(x, y, spot)
    spot.r0 = hashOf(spot.column, spot.row, seed * 3 + 1)
    spot.r1 = hashOf(spot.column, spot.row, seed * 3 + 2)
    spot.r2 = hashOf(spot.column, spot.row, seed * 3 + 3)
    material(spot, ink)
    ink.red *= gain[0]
    ink.green *= gain[1]
    ink.blue *= gain[2]
    if (!joint) return ink
    const u = x / laid.width
    const v = y / laid.height
    const wobble = joint.ragged === 0 ? 0 : (sample(blotches, u * 2, v * 2) - 0.5) * joint.ragged
    const edge = spot.edge - joint.width / 2 + wobble
    shapePiece(ink, spot, { edge, bevel: joint.bevel, relief })
    const fill = 1 - clamp01(edge / pixel + 0.5)
    if (fill > 0) {
      const shade = 1 + (sample(grain, u * 3, v * 3) - 0.5) * 0.3
      fillJoint(ink, joint.color, { fill, shade })
    }
    return ink
  }
}

function shapePiece(
  ink: Ink,
  spot: Spot,
  { edge, bevel, relief }: { edge: number; bevel: number; relief: Relief },
): void {
  const share = clamp01(edge / bevel)
  const round = Math.sqrt(1 - (1 - share) * (1 - share))
  const tilt = relief.tilt * ((spot.r0 - 0.5) * spot.u + (spot.r1 - 0.5) * spot.v) * 60
  ink.height = ink.height * relief.surface * share + round + tilt + relief.lift * spot.r2
}

function fillJoint(ink: Ink, color: Rgb, { fill, shade }: { fill: number; shade: number }): void {
  ink.red += (color[0] * shade - ink.red) * fill
  ink.green += (color[1] * shade - ink.green) * fill
  ink.blue += (color[2] * shade - ink.blue) * fill
  ink.height += ((shade - 1) * 0.12 - ink.height) * fill
  ink.rough += (225 - ink.rough) * fill
}
