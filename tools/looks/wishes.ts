import type { Wish } from '../../packages/contract/src/visualizer/look.ts'
import type { Shade } from './shades.ts'

export type SurfaceLook = Wish['look']

const woodFloors = [
  ['water-resistant-laminate', 'standard-laminate'],
  ['spc-rigid-core-plank', 'wpc-plank', 'wood-look-plank'],
  ['engineered-hardwood'],
  ['solid-hardwood', 'engineered-hardwood'],
] as const
const woodTiles = ['wood-look-plank']
const tileFloors = {
  concrete: ['porcelain-tile', 'large-format-slab-look', 'ceramic-tile'],
  stone: ['porcelain-tile', 'natural-stone-tile', 'ceramic-tile', 'large-format-slab-look'],
  marble: ['natural-stone-tile', 'large-format-slab-look', 'porcelain-tile'],
  solid: ['mosaic-floor-tile', 'porcelain-tile', 'ceramic-tile'],
  terrazzo: ['mosaic-floor-tile', 'porcelain-tile', 'cement-and-encaustic-look'],
  patterned: ['cement-and-encaustic-look', 'ceramic-tile'],
} as const
const wallTiles = {
  solid: ['subway-tile', 'handmade-look-and-zellige-style', 'porcelain-mosaic'],
  marble: ['subway-tile', 'marble-mosaic'],
} as const

const grouts = { light: '#e6dfcf', gray: '#a39c91' } as const

const wish = (from: readonly string[], look: SurfaceLook, [, color]: Shade): Wish => ({
  from: [...from],
  look,
  color,
  pattern: null,
  grout: null,
})

/** A dry floor: boards by what they cost, or tile. */
export const floorWish = (look: SurfaceLook, shade: Shade, tier: number): Wish =>
  look === 'wood' ? wish(woodFloors[tier - 1] ?? woodFloors[1], look, shade) : bathFloorWish(look, shade)

/** A floor that gets wet is tile, whatever it looks like. */
export const bathFloorWish = (look: SurfaceLook, shade: Shade): Wish => {
  if (look === 'wood') return { ...wish(woodTiles, look, shade), pattern: 'third_offset', grout: grouts.gray }
  const from = Object.entries(tileFloors).find(([key]) => key === look)?.[1] ?? tileFloors.stone
  return {
    ...wish(from, look, shade),
    pattern: look === 'patterned' ? 'straight' : 'half_offset',
    grout: grouts.gray,
  }
}

export const wallWish = (look: SurfaceLook, shade: Shade): Wish => ({
  ...wish(look === 'marble' ? wallTiles.marble : wallTiles.solid, look, shade),
  pattern: 'half_offset',
  grout: grouts.light,
})

/** Small pieces: a shower’s floor slopes to its drain. */
export const showerFloorWish = (look: SurfaceLook, shade: Shade): Wish => ({
  ...wish(['mosaic-floor-tile'], look === 'marble' || look === 'solid' ? look : 'stone', shade),
  grout: grouts.gray,
})

const slabs = ['quartz-slabs', 'granite-slabs', 'marble-and-quartzite-slabs', 'porcelain-slabs'] as const

/** Words say what a top is made of. */
export const counterWish = (shade: Shade, tier: number): Wish => {
  const [word] = shade
  if (/oak|walnut|ash|hickory|maple/.test(word)) return wish(['butcher-block'], 'wood', shade)
  if (word.includes('marble'))
    return wish(tier > 3 ? ['marble-and-quartzite-slabs', ...slabs] : slabs, 'marble', shade)
  return wish(['granite-slabs', 'prefab-countertops'], 'stone', shade)
}

export const hearthWish = (shade: Shade): Wish => wish(['ledger-panels', 'thin-veneer-loose'], 'stone', shade)

export const pavingWish = (look: SurfaceLook, shade: Shade): Wish => ({
  ...wish(['porcelain-pavers-2-cm', 'natural-stone-pavers', 'concrete-pavers'], look, shade),
  pattern: 'half_offset',
})

export const copingWish = (shade: Shade): Wish =>
  wish(['travertine-coping', 'marble-and-limestone-coping', 'porcelain-coping'], 'stone', shade)

export const turfWish = (shade: Shade): Wish => wish(['landscape-turf', 'pet-turf'], 'turf', shade)
