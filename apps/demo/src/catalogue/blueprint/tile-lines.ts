import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import {
  cement,
  ceramic,
  glass,
  limestone,
  marble,
  porcelain,
  slate,
  terrazzo,
  type TileMake,
  travertine,
} from './tile-makes.ts'
/** What one subcategory of tile is made of: the choices a family draws from. */
export type TileLine = {
  /** Material, the looks it comes in, its finishes, and how often. */
  makes: readonly (readonly [make: TileMake, weight: number])[]
  noun: string
  use: SurfaceAppearance['use']
  mosaic: boolean
  relief: number
}

const floor = { noun: 'Tile', use: 'floor', mosaic: false, relief: 0.08 } as const
const wall = { noun: 'Tile', use: 'wall', mosaic: false, relief: 0.12 } as const
const only = (make: TileMake, changes: Partial<TileMake> = {}): TileLine['makes'] => [
  [{ ...make, ...changes }, 1],
]

export const tileLines: Record<string, TileLine> = {
  'porcelain-tile': { ...floor, makes: only(porcelain) },
  'wood-look-plank': {
    ...floor,
    noun: 'Plank',
    makes: only(porcelain, {
      looks: ['Wood'],
      finishes: ['Matte', 'Textured', 'Grip'],
      word: 'Wood-Look Porcelain',
    }),
  },
  'ceramic-tile': { ...floor, makes: only(ceramic) },
  'natural-stone-tile': {
    ...floor,
    relief: 0.18,
    makes: [
      [marble, 40],
      [travertine, 24],
      [limestone, 22],
      [slate, 14],
    ],
  },
  'mosaic-floor-tile': {
    ...floor,
    noun: 'Mosaic',
    mosaic: true,
    makes: [
      [
        {
          ...porcelain,
          looks: ['Solid', 'Stone', 'Concrete'],
          finishes: ['Matte', 'Textured'],
          edge: 'Pressed',
        },
        50,
      ],
      [{ ...marble, finishes: ['Honed', 'Polished'] }, 35],
      [terrazzo, 15],
    ],
  },
  'large-format-slab-look': {
    ...floor,
    noun: 'Large Format Tile',
    makes: only(porcelain, {
      looks: ['Marble', 'Concrete', 'Stone'],
      finishes: ['Polished', 'Matte', 'Lappato'],
    }),
  },
  'cement-and-encaustic-look': {
    ...floor,
    makes: [
      [cement, 50],
      [
        {
          ...porcelain,
          looks: ['Patterned'],
          finishes: ['Matte'],
          edge: 'Pressed',
          word: 'Encaustic-Look Porcelain',
        },
        50,
      ],
    ],
  },
  'subway-tile': {
    ...wall,
    noun: 'Subway Tile',
    makes: [
      [{ ...ceramic, looks: ['Solid'], finishes: ['Glossy', 'Matte', 'Satin'] }, 66],
      [{ ...porcelain, looks: ['Marble', 'Concrete'], finishes: ['Matte', 'Polished'] }, 18],
      [glass, 16],
    ],
  },
  'handmade-look-and-zellige-style': {
    ...wall,
    relief: 0.65,
    noun: 'Zellige-Style Tile',
    makes: only(ceramic, { looks: ['Solid'], finishes: ['Glossy', 'Satin', 'Matte'], edge: 'Hand-cut' }),
  },
  'marble-mosaic': { ...wall, noun: 'Mosaic', mosaic: true, makes: only(marble) },
  'glass-mosaic': { ...wall, noun: 'Mosaic', mosaic: true, makes: only(glass) },
  'porcelain-mosaic': {
    ...wall,
    noun: 'Mosaic',
    mosaic: true,
    makes: only(porcelain, { looks: ['Solid'], finishes: ['Glossy', 'Matte', 'Satin'], edge: 'Pressed' }),
  },
  'patterned-and-decorative': {
    ...wall,
    noun: 'Decorative Tile',
    makes: only(ceramic, { looks: ['Patterned'], finishes: ['Matte', 'Satin', 'Glossy'] }),
  },
  'metal-and-mixed-material': {
    ...wall,
    noun: 'Mixed Mosaic',
    mosaic: true,
    makes: only(glass, {
      drawn: 'metal',
      looks: ['Metal'],
      finishes: ['Satin', 'Polished'],
      word: 'Metal and Glass',
    }),
  },
  'peel-and-stick': {
    ...wall,
    noun: 'Wall Tile',
    mosaic: true,
    makes: only(glass, {
      material: null,
      drawn: 'vinyl',
      looks: ['Brick', 'Marble', 'Solid'],
      finishes: ['Matte', 'Glossy'],
      word: 'Peel & Stick',
    }),
  },
}
