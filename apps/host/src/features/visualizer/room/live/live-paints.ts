import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { DesignState } from '@showroom/contract/visualizer/design'
import type { PlanRoomType, SurfaceKey } from '@showroom/contract/visualizer/surfaces'
import { metals } from '@showroom/contract/visualizer/surfaces'
import { furnishing } from '@showroom/drawing/furnishing'
import type { Goods } from '@showroom/drawing/goods'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { shownOn } from '@showroom/drawing/goods-on-planes'
import { type Paint, scenery } from './parts.ts'

type Shown = { roomType: PlanRoomType; state: DesignState; materials: ReadonlyMap<string, Material> }

/** What comes with a piece, and what a surface has where nothing was chosen. */
const usualColor: Record<Paint, string> = {
  floor: '#cfab80',
  shower_floor: '#cdc8bf',
  wall_tile: '#e9e5dc',
  shower_wall: '#e4e0d7',
  backsplash: '#e9e5dc',
  counter: '#efece6',
  island_top: '#efece6',
  fireplace: '#b8b0a4',
  paving: '#d3c6ae',
  coping: '#e0d8c8',
  turf: '#6f8f4e',
  pool_wall: '#4fa3b4',
  walls: '#f2ede4',
  cabinets: '#a3ab9c',
  island: '#c9a47a',
  metal: '#a39d94',
  steel: '#c3c5c6',
  white: '#f6f4ef',
  black: '#2b2a29',
  cloth: '#c9c1b3',
  cushion: '#dcd5c8',
  wood: '#a87c4f',
  glass: '#dfeaea',
  water: '#3fa0b8',
  green: '#5f7d4d',
  clay: '#b98a6a',
  shade: '#8f8d89',
  grass: '#6f8f4e',
  pane: '#93a7ae',
  roof: '#6d6863',
}

const usualFloor = {
  kitchen: furnishing.oak,
  bathroom: furnishing.limestone,
  living: furnishing.oak,
  outdoor: furnishing.sandstone,
}

const grown = (colors: string[], seed: number) =>
  ({
    kind: 'surface',
    material: 'turf',
    look: 'turf',
    layout: 'roll',
    colors,
    piece_in: [180, 180],
    grout: null,
    gloss: 0.05,
    relief: 0.9,
    use: 'outdoor',
    seed,
  }) satisfies SurfaceAppearance

/** What grows shows its blades and leaves. */
const growing: Partial<Record<Paint, Goods>> = {
  turf: grown(['#6a8a48', '#587a3c', '#7d9a58', '#a99a6b'], 5),
  grass: grown(['#6a8a48', '#587a3c', '#7d9a58', '#a99a6b'], 5),
  green: grown(['#4f7040', '#3e5c33', '#688a52', '#5c6b3c'], 9),
}

const isSurface = (paint: Paint): paint is SurfaceKey => !scenery.some((each) => each === paint)

/** A paint as it is now: goods whose texture is to be drawn, or one colour as `#rrggbb`. */
export const lookOfPaint = (paint: Paint, { roomType, state, materials }: Shown): Goods | string => {
  const goods = isSurface(paint) ? shownOn(paint, { state, materials, usual: furnishing }) : null
  if (goods)
    return goods.look === 'solid' && goods.layout === 'slab' ? (goods.colors[0] ?? usualColor[paint]) : goods
  if (paint === 'metal') return metals.find(({ name }) => name === state.metal)?.color ?? usualColor.metal
  if (paint === 'floor' || paint === 'paving') return usualFloor[roomType]
  return growing[paint] ?? usualColor[paint]
}
