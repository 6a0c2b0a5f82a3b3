import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import {
  type Color,
  concreteColors,
  marbleColors,
  metalMosaicColors,
  patternColors,
  solidColors,
  stoneColors,
  terrazzoColors,
  woodColors,
} from '../color.ts'

export type Look =
  | 'Stone'
  | 'Marble'
  | 'Concrete'
  | 'Wood'
  | 'Terrazzo'
  | 'Solid'
  | 'Patterned'
  | 'Brick'
  | 'Metal'
  | 'Linen'

export type TileMake = {
  /** Null where none of the filter's materials is true. */
  material: string | null
  drawn: SurfaceAppearance['material']
  looks: readonly Look[]
  finishes: readonly string[]
  edge: string
  word: string
}

export const porcelain: TileMake = {
  material: 'Porcelain',
  drawn: 'porcelain',
  looks: ['Stone', 'Marble', 'Concrete', 'Stone', 'Terrazzo', 'Marble', 'Linen', 'Metal'],
  finishes: ['Matte', 'Polished', 'Grip', 'Lappato', 'Textured'],
  edge: 'Rectified',
  word: 'Porcelain',
}
export const ceramic: TileMake = {
  material: 'Ceramic',
  drawn: 'ceramic',
  looks: ['Solid', 'Stone', 'Concrete', 'Patterned', 'Marble'],
  finishes: ['Matte', 'Glossy', 'Satin'],
  edge: 'Pressed',
  word: 'Ceramic',
}
export const marble: TileMake = {
  material: 'Marble',
  drawn: 'marble',
  looks: ['Marble'],
  finishes: ['Polished', 'Honed'],
  edge: 'Rectified',
  word: 'Marble',
}
export const travertine: TileMake = {
  material: 'Travertine',
  drawn: 'travertine',
  looks: ['Stone'],
  finishes: ['Honed', 'Textured'],
  edge: 'Tumbled',
  word: 'Travertine',
}
export const limestone: TileMake = {
  material: 'Limestone',
  drawn: 'limestone',
  looks: ['Stone'],
  finishes: ['Honed', 'Textured'],
  edge: 'Rectified',
  word: 'Limestone',
}
export const slate: TileMake = {
  material: 'Slate',
  drawn: 'slate',
  looks: ['Stone'],
  finishes: ['Textured', 'Honed'],
  edge: 'Hand-cut',
  word: 'Slate',
}
export const cement: TileMake = {
  material: 'Cement',
  drawn: 'cement',
  looks: ['Patterned', 'Solid'],
  finishes: ['Matte'],
  edge: 'Pressed',
  word: 'Cement',
}
export const terrazzo: TileMake = {
  material: 'Terrazzo',
  drawn: 'terrazzo',
  looks: ['Terrazzo'],
  finishes: ['Honed', 'Polished'],
  edge: 'Rectified',
  word: 'Terrazzo',
}
export const glass: TileMake = {
  material: 'Glass',
  drawn: 'glass',
  looks: ['Solid'],
  finishes: ['Glossy', 'Satin'],
  edge: 'Pressed',
  word: 'Glass',
}

export const colorsOfLook: Record<Look, readonly Color[]> = {
  Stone: stoneColors,
  Marble: marbleColors,
  Concrete: concreteColors,
  Wood: woodColors,
  Terrazzo: terrazzoColors,
  Solid: solidColors,
  Patterned: patternColors,
  Brick: solidColors,
  Metal: metalMosaicColors,
  Linen: concreteColors,
}

/** Wood's own family words are not among the tile filter's. */
export const tileColorFamily = ({ family }: Color): string =>
  ({ Blonde: 'Beige', Honey: 'Brown', Natural: 'Brown', Dark: 'Brown', Gray: 'Greige' })[family] ?? family
