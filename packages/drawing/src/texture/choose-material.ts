import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { luminance, mixed, type Rgb, rgbOf, scaled } from './color.ts'
import { hasPieces } from './layout/layout.ts'
import { brushedMetal, glaze, mosaic, solid } from './material/coated.ts'
import { marble } from './material/marble.ts'
import type { Material } from './material/material.ts'
import { brick, concrete, linen, naturalStone, travertine } from './material/mineral.ts'
import { patterned } from './material/patterned.ts'
import { speckled } from './material/speckled.ts'
import { wood } from './material/wood.ts'

export interface ChosenMaterial {
  material: Material
  /** The mean colour the whole should have; null where the base is a ground for something else. */
  target: Rgb | null
}

/** Periods measured in metres, for materials whose grain has a size of its own. */
export interface Period {
  width: number
  height: number
}

type Look = SurfaceAppearance['look']
type PaintedLook = Exclude<Look, 'terrazzo' | 'turf'>

export function chooseMaterial(surface: SurfaceAppearance, period: Period): ChosenMaterial {
  const { look } = surface
  if (look === 'terrazzo' || look === 'turf')
    return { material: solid(baseOf(surface)), target: baseOf(surface) }
  return byLook[look](surface, period)
}

export const paletteOf = (surface: SurfaceAppearance): Rgb[] => surface.colors.map(rgbOf)

export const baseOf = (surface: SurfaceAppearance): Rgb => rgbOf(surface.colors[0] ?? '#c8c4bc')

const byLook: Record<PaintedLook, (surface: SurfaceAppearance, period: Period) => ChosenMaterial> = {
  solid: (surface, period) => {
    if (surface.material === 'glass') return ofPalette(mosaic, surface, 0.1)
    if (surface.material === 'quartz' || surface.material === 'granite') return grains(surface, period)
    return surface.colors.length > 1
      ? ofPalette(mosaic, surface, 0.05)
      : { material: solid(baseOf(surface)), target: baseOf(surface) }
  },
  glazed: (surface) => {
    if (surface.material === 'glass') return ofPalette(mosaic, surface, 0.12)
    // On a light glaze the same difference shows more.
    const quiet = 1.2 - luminance(baseOf(surface)) * 0.85
    const settings = { variation: (0.05 + surface.relief * 0.2) * quiet, wave: 0.15 + surface.relief * 0.8 }
    return { material: glaze(paletteOf(surface), settings), target: baseOf(surface) }
  },
  stone: stoneOf,
  marble: (surface) => {
    const [base = baseOf(surface), vein, accent = null] = paletteOf(surface)
    const colors = { base, vein: vein ?? veinFor(base), accent }
    return { material: marble(colors, hasPieces(surface.layout) ? zoomFor(surface) : 1), target: null }
  },
  concrete: (surface) => {
    const [base = baseOf(surface), second = null] = paletteOf(surface)
    return { material: concrete(base, second), target: base }
  },
  wood: (surface) => {
    const [light = baseOf(surface), dark] = paletteOf(surface)
    const colors = { light, dark: dark ?? scaled(light, 0.7), variation: 0.06 + surface.relief * 0.12 }
    return { material: wood(colors), target: mixed(light, colors.dark, 0.2) }
  },
  patterned: (surface) => {
    const isTile =
      surface.layout === 'grid' || surface.layout === 'offset' || surface.layout === 'third-offset'
    return isTile
      ? { material: patterned(paletteOf(surface), surface.seed), target: null }
      : ofPalette(mosaic, surface, 0.06)
  },
  brick: (surface) => {
    const base = baseOf(surface)
    const palette = [base, scaled(base, 0.82), ...paletteOf(surface).slice(1), scaled(base, 1.12)]
    return { material: brick(palette), target: base }
  },
  metal: (surface) => ofPalette(brushedMetal, surface, 0),
  linen: (surface) => {
    const [base = baseOf(surface), thread] = paletteOf(surface)
    return { material: linen(base, thread ?? scaled(base, 0.84)), target: base }
  },
}

function stoneOf(surface: SurfaceAppearance, period: Period): ChosenMaterial {
  const [base = baseOf(surface), ...others] = paletteOf(surface)
  if (surface.material === 'travertine') {
    return { material: travertine(base, others[0] ?? scaled(base, 0.84)), target: base }
  }
  if (surface.material === 'granite' || surface.material === 'quartz') return grains(surface, period)
  if (surface.layout === 'ledger' || surface.layout === 'flagstone' || surface.material === 'slate') {
    const palette = [base, ...others, mixed(base, others[0] ?? scaled(base, 0.8), 0.5), scaled(base, 0.9)]
    return { material: naturalStone(palette, 0.4 + surface.relief), target: mixed(base, mean(palette), 0.5) }
  }
  return { material: concrete(base, others[0] ?? null, 1.25), target: base }
}

function grains(surface: SurfaceAppearance, period: Period): ChosenMaterial {
  const density = surface.material === 'granite' ? 1 : 0.45
  const zoom = hasPieces(surface.layout) ? { u: 1, v: 1 } : { u: period.width, v: period.height }
  return { material: speckled(paletteOf(surface), zoom, density), target: null }
}

function ofPalette(
  make: (palette: readonly Rgb[], variation: number) => Material,
  surface: SurfaceAppearance,
  variation: number,
): ChosenMaterial {
  const palette = paletteOf(surface)
  const [base = baseOf(surface)] = palette
  // One colour alone makes a dead mosaic: its neighbours are a shade lighter and darker.
  const shades = palette.length > 1 ? palette : [base, scaled(base, 0.88), mixed(base, [255, 255, 255], 0.12)]
  return { material: make(shades, variation), target: null }
}

/** Small pieces show a small cut of the same stone. */
const zoomFor = ({ piece_in: [width, length] }: SurfaceAppearance): number =>
  Math.min(2.6, Math.max(0.5, 15 / Math.max(5, width, length)))

const veinFor = (base: Rgb): Rgb =>
  luminance(base) < 0.35 ? mixed(base, [235, 230, 220], 0.8) : scaled(base, 0.55)

const mean = (colors: readonly Rgb[]): Rgb => {
  const sum = colors.reduce<Rgb>((total, [r, g, b]) => [total[0] + r, total[1] + g, total[2] + b], [0, 0, 0])
  return scaled(sum, 1 / colors.length)
}
