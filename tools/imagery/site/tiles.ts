// The 21 category tiles: goods of their own kind, drawn with the shop's own engine.
import type { Appearance, ObjectAppearance, SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import sharp, { type Sharp } from 'sharp'
import type { Drawer } from '../../../packages/drawing/src/drawer.ts'
import type { ViewName } from '../../../packages/drawing/src/view.ts'
import { shapes } from './encode.ts'

const surface = (facts: Partial<SurfaceAppearance>): SurfaceAppearance => ({
  kind: 'surface',
  material: 'porcelain',
  look: 'solid',
  layout: 'grid',
  colors: ['#e9e4da'],
  grout: null,
  piece_in: [12, 24],
  gloss: 0.3,
  relief: 0.1,
  use: 'floor',
  seed: 0,
  ...facts,
})

const object = (form: string, finish: string | null, color: string | null = null): ObjectAppearance => ({
  kind: 'object',
  form,
  finish,
  color,
  seed: 0,
})

export interface Tile {
  appearance: Appearance
  view: ViewName
  /** Where a landscape picture is cut to the tile's portrait. */
  position?: string
}

const card = (appearance: Appearance): Tile => ({ appearance, view: 'card' })

export const tiles: Record<string, Tile> = {
  'tile-flooring': card(
    surface({
      look: 'patterned',
      material: 'cement',
      colors: ['#efe8da', '#3f5a6b', '#b98a5a'],
      piece_in: [8, 8],
      seed: 1,
    }),
  ),
  'backsplash-tiles': card(
    surface({
      look: 'glazed',
      material: 'ceramic',
      colors: ['#3f7f78', '#1f4f52'],
      piece_in: [4, 4],
      gloss: 0.9,
      relief: 0.8,
      use: 'wall',
      grout: '#cfc9bc',
      seed: 6,
    }),
  ),
  'hardwood-flooring': card(
    surface({
      look: 'wood',
      material: 'wood',
      layout: 'herringbone',
      colors: ['#b98d5e', '#855a34'],
      piece_in: [4.7, 23.6],
      seed: 4,
    }),
  ),
  'laminate-flooring': card(
    surface({
      look: 'wood',
      material: 'laminate',
      layout: 'planks',
      colors: ['#cdb795', '#a58a63'],
      piece_in: [7.6, 50.6],
      seed: 2,
    }),
  ),
  'luxury-flooring': {
    appearance: surface({
      look: 'wood',
      material: 'vinyl',
      layout: 'planks',
      colors: ['#a98a66', '#7d6144'],
      piece_in: [9, 60],
      seed: 2,
    }),
    view: 'room',
    position: 'right',
  },
  'bathroom-vanitys': card(object('single-sink-vanities', 'Navy', '#2b3a4d')),
  'bathroom-faucets': card(object('widespread', 'Satin Brass')),
  'kitchen-faucets': card(object('pull-down', 'Chrome')),
  'kitchen-sinks': card(object('farmhouse--apron', null, '#f4f2ec')),
  'bath-tubs': card(object('freestanding', null, '#f4f2ec')),
  showers: card(object('shower-systems-and-trim-kits', 'Matte Black')),
  toilets: card(object('one-piece', 'White', '#f3f1ec')),
  'cabinet-hardware': card(object('knobs', 'Champagne')),
  countertop: {
    appearance: surface({
      look: 'marble',
      material: 'marble',
      layout: 'slab',
      colors: ['#f1efec', '#85868a', '#c2a26c'],
      gloss: 0.9,
      use: 'counter',
      seed: 3,
    }),
    view: 'room',
    position: 'centre',
  },
  appliances: card(object('ranges', 'Stainless')),
  lights: card(object('pendants', 'Aged Brass')),
  fans: card(object('ceiling-fans-with-light', 'Matte Black')),
  hardscaping: {
    appearance: surface({
      look: 'stone',
      material: 'stone',
      layout: 'offset',
      colors: ['#b9ad99', '#a3957e'],
      piece_in: [16, 24],
      relief: 0.3,
      use: 'outdoor',
      seed: 3,
    }),
    view: 'room',
    position: 'left',
  },
  'stacked-stone': card(
    surface({
      look: 'stone',
      material: 'stone',
      layout: 'ledger',
      colors: ['#8d8a86', '#6d6a67', '#a79a88', '#585a5d'],
      relief: 1,
      use: 'wall',
      seed: 2,
    }),
  ),
  'pool-copings': {
    appearance: surface({
      look: 'stone',
      material: 'travertine',
      layout: 'offset',
      colors: ['#d9c7a8', '#c2aa83'],
      relief: 0.3,
      use: 'outdoor',
      seed: 3,
    }),
    view: 'room',
    position: 'right',
  },
  'artificial-turf': card(
    surface({
      look: 'turf',
      material: 'turf',
      layout: 'roll',
      colors: ['#5d7a3a', '#c9b27e'],
      relief: 0.8,
      use: 'outdoor',
      seed: 5,
    }),
  ),
}

export async function drawTile({ draw }: Drawer, { appearance, view, position }: Tile): Promise<Sharp> {
  const { pixels, width, height } = await draw({ appearance, view, width: 1200 })
  const { width: wide, height: high } = shapes.tile
  return sharp(pixels, { raw: { width, height, channels: 3 } }).resize(wide, high, {
    fit: 'cover',
    position: position ?? 'centre',
  })
}
