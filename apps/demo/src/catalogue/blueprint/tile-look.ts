import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { blend } from '@showroom/drawing/texture/color'
import { type Color } from '../color.ts'
import { type Attributes } from '@showroom/api/catalogue/product/packing'
import type { Size } from '@showroom/api/catalogue/taxonomy/taxonomy'
import { type TileLine } from './tile-lines.ts'
import { type TileMake } from './tile-makes.ts'
/** What the products of one family share, and what one of them is. */
export type TileFamily = {
  make: TileMake
  look: TileMake['looks'][number]
  line: TileLine
  facts: Attributes
}
export type Choice = { color: Color; size: Size; finish: string }

const glossOf: Record<string, number> = {
  Polished: 0.95,
  Glossy: 0.9,
  Lappato: 0.7,
  Satin: 0.45,
  Honed: 0.25,
}

export const tileLook = (
  { make, look, line }: TileFamily,
  { color, size, finish }: Choice,
  seed: number,
): SurfaceAppearance => ({
  kind: 'surface',
  material: make.drawn,
  look: look === 'Solid' && glossOf[finish] ? 'glazed' : drawnLook(look),
  layout: layoutOf(line, size, look),
  colors: [color.hex, ...color.accents],
  grout: blend(color.hex, color.family === 'Black' ? '#6f6f6e' : '#d9d5cd', 0.7),
  piece_in: pieceOf(line, size),
  gloss: glossOf[finish] ?? 0.08,
  relief: make.material === 'Slate' ? 0.4 : line.relief,
  use: line.use === 'floor' && size.l_in && size.l_in > 47 && look !== 'Wood' ? 'wall' : line.use,
  seed,
})

const drawnLook = (look: TileFamily['look']): SurfaceAppearance['look'] =>
  (
    ({
      Stone: 'stone',
      Marble: 'marble',
      Concrete: 'concrete',
      Wood: 'wood',
      Terrazzo: 'terrazzo',
      Solid: 'solid',
      Patterned: 'patterned',
      Brick: 'brick',
      Metal: 'metal',
      Linen: 'linen',
    }) as const
  )[look]

const layoutOf = (line: TileLine, size: Size, look: TileFamily['look']): SurfaceAppearance['layout'] => {
  const label = size.label
  if (label.includes('hex')) return 'hex'
  if (label.includes('penny')) return 'penny'
  if (label.includes('picket')) return 'picket'
  if (label.includes('herringbone')) return 'herringbone'
  if (look === 'Wood') return 'planks'
  if (look === 'Brick' || label.includes('linear')) return 'offset'
  if (line.noun === 'Subway Tile') return 'offset'
  return 'grid'
}

/** A sheet is drawn as the chips on it. */
const pieceOf = (line: TileLine, size: Size): [number, number] => {
  if (line.noun === 'Wall Tile') return [1.5, 4]
  if (!line.mosaic) return [size.w_in ?? 12, size.l_in ?? 12]
  if (size.label.includes('penny')) return [0.8, 0.8]
  if (size.label.includes('hex')) return [2, 2]
  if (size.label.includes('picket')) return [1.5, 4]
  if (size.label.includes('herringbone')) return [1, 3]
  if (size.label.includes('linear')) return [0.6, 4]
  return line.use === 'floor' ? [2, 2] : [1, 1]
}
