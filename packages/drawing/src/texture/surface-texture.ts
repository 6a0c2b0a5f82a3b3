import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { baseOf, chooseMaterial, paletteOf } from './choose-material.ts'
import { luminance, mixed, type Rgb, rgbOf, scaled } from './color.ts'
import { hasPieces, type Laid, layPieces } from './layout/layout.ts'
import type { Ink, Material } from './material/material.ts'
import { seededRandom } from './noise.ts'
import { paintTerrazzo } from './terrazzo.ts'
import { type Joint, paint, type Texture } from './texture.ts'
import { paintTurf } from './turf.ts'

/** What the texture has to cover before it repeats, and how fine it is; metres. */
export interface TextureSize {
  coverWidth: number
  coverHeight: number
  metresPerPixel: number
}

const metresPerInch = 0.0254

/** From what a product looks like to a seamless texture of it. `jointWidth`, metres, in the place of the usual joint. */
export function surfaceTexture(asked: SurfaceAppearance, size: TextureSize, jointWidth?: number): Texture {
  const surface = inStaves(asked)
  if (surface.look === 'turf') return turfOf(surface, size)
  const laid = lay(surface, size)
  const joint = jointOf(surface)
  if (jointWidth !== undefined) joint.width = jointWidth
  if (surface.look === 'terrazzo') return terrazzoOf(surface, { laid, joint }, size)
  const { material, target } = chooseMaterial(surface, laid)
  return paint(
    {
      laid,
      material,
      joint: hasPieces(surface.layout) ? joint : null,
      relief: reliefOf(surface),
      bump: hasPieces(surface.layout) ? 3 : 0.6,
      seed: surface.seed + 1,
      gain: target ? gainToward(target, material, laid) : [1, 1, 1],
    },
    size.metresPerPixel,
  )
}

/** The piece in metres; a penny round is never a plate. */
export function pieceOf({ piece_in: [width, length], layout }: SurfaceAppearance): {
  width: number
  length: number
} {
  const largest = layout === 'penny' ? 1.25 : layout === 'picket' ? 12 : 240
  return {
    width: Math.min(width, largest) * metresPerInch,
    length: Math.min(length, largest) * metresPerInch,
  }
}

/** Nobody saws a slab from a tree: wood without pieces is butcher block. */
const inStaves = (surface: SurfaceAppearance): SurfaceAppearance =>
  surface.look === 'wood' && !hasPieces(surface.layout)
    ? { ...surface, layout: 'planks', piece_in: [1.75, 22] }
    : surface

function lay(surface: SurfaceAppearance, { coverWidth, coverHeight }: TextureSize): Laid {
  const piece = pieceOf(surface)
  return layPieces(surface.layout, {
    pieceWidth: piece.width,
    pieceLength: piece.length,
    coverWidth,
    coverHeight,
    seed: surface.seed,
  })
}

function jointOf(surface: SurfaceAppearance): Joint {
  const color = surface.grout ? rgbOf(surface.grout) : groutFor(surface)
  const isRough = surface.relief > 0.6
  if (surface.look === 'wood' || surface.material === 'wood')
    return { width: 0.0011, color, bevel: 0.002, ragged: 0 }
  if (surface.layout === 'ledger') return { width: 0.003, color, bevel: 0.01, ragged: 0.008 }
  if (surface.layout === 'flagstone') return { width: 0.02, color, bevel: 0.012, ragged: 0.012 }
  if (surface.look === 'brick') return { width: 0.01, color, bevel: 0.006, ragged: 0.006 }
  if (surface.use === 'outdoor')
    return { width: 0.004, color, bevel: 0.004, ragged: isRough ? 0.004 : 0.0005 }
  const width = surface.use === 'wall' ? 0.0022 : 0.0026
  return { width, color, bevel: surface.look === 'glazed' ? 0.0035 : 0.0018, ragged: isRough ? 0.0018 : 0 }
}

/** Without a grout of its own, a joint is a shade of the piece. */
function groutFor(surface: SurfaceAppearance): Rgb {
  const base = baseOf(surface)
  if (surface.look === 'wood' || surface.material === 'wood') return scaled(base, 0.3)
  if (surface.layout === 'ledger') return [25, 23, 21]
  if (surface.look === 'glazed' || surface.material === 'glass') return mixed(base, [222, 217, 207], 0.7)
  return luminance(base) > 0.6 ? mixed(base, [205, 199, 188], 0.6) : mixed(base, [96, 93, 88], 0.4)
}

function reliefOf(surface: SurfaceAppearance) {
  if (surface.layout === 'ledger') return { surface: 1.1, tilt: 0.3, lift: 1.2 }
  if (surface.look === 'wood') return { surface: 0.6, tilt: 0, lift: 0 }
  return { surface: 0.35 + surface.relief * 0.5, tilt: surface.relief * 0.4, lift: surface.relief * 0.3 }
}

function terrazzoOf(
  surface: SurfaceAppearance,
  { laid, joint }: { laid: Laid; joint: Joint },
  size: TextureSize,
): Texture {
  const [base = baseOf(surface), ...chips] = paletteOf(surface)
  const piece = pieceOf(surface)
  return paintTerrazzo(
    {
      base,
      chips:
        chips.length > 0 ? chips : [scaled(base, 0.6), scaled(base, 0.8), mixed(base, [255, 255, 255], 0.5)],
      pieces: hasPieces(surface.layout)
        ? { width: piece.width, height: piece.length, joint: joint.width, color: joint.color }
        : null,
      metresWide: laid.width,
      metresHigh: laid.height,
      seed: surface.seed,
    },
    size.metresPerPixel,
  )
}

function turfOf(surface: SurfaceAppearance, size: TextureSize): Texture {
  const palette = paletteOf(surface)
  const [base = baseOf(surface)] = palette
  const thatch: Rgb = palette[1] ?? [201, 178, 126]
  return paintTurf(
    {
      blades: [base, mixed(base, [163, 181, 102], 0.3), scaled(base, 1.18), scaled(base, 0.8), thatch],
      pile: 0.02 + surface.relief * 0.016,
      metresWide: size.coverWidth,
      metresHigh: size.coverHeight,
      seed: surface.seed,
    },
    size.metresPerPixel,
  )
}

/** Noise darkens or warms a material on the whole: what it takes to meet the asked colour, from a few hundred points. */
function gainToward(target: Rgb, material: Material, laid: Laid): Rgb {
  const random = seededRandom(17)
  const ink: Ink = { red: 0, green: 0, blue: 0, height: 0, rough: 0 }
  const sum = [0, 0, 0]
  for (let point = 0; point < 300; point++) {
    const spot = {
      u: random() - 0.5,
      v: random() - 0.5,
      halfU: 1,
      halfV: 1,
      r0: random(),
      r1: random(),
      r2: random(),
    }
    material({ ...spot, u: spot.u * laid.width, v: spot.v * laid.height }, ink)
    for (const [channel, value] of [ink.red, ink.green, ink.blue].entries())
      sum[channel] = (sum[channel] ?? 0) + value / 300
  }
  const gain = (channel: 0 | 1 | 2) =>
    Math.min(1.35, Math.max(0.7, target[channel] / Math.max(1, sum[channel] ?? 1)))
  return [gain(0), gain(1), gain(2)]
}
