import type { ObjectAppearance, SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { blend } from '@showroom/drawing/texture/color'
import { type Color } from '../color.ts'
import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, crossing, inTurn, sizesOf, soldAs, spreadOver } from '../design.ts'
import { itemAt } from '../random.ts'
import type { Size } from '@showroom/api/catalogue/taxonomy/taxonomy'
import { certificatesOf, settings } from './fixture.ts'
import { type Line, type Make, stoneLines } from './stone-lines.ts'
/** Paving, veneer and coping: axes color, size; edge and piece type are the size's own. */
export const outdoorStone: Blueprint = (commission) => {
  const { subcategory, random, turn, count, category } = commission
  const line = stoneLines[subcategory.slug]
  if (!line) throw new RangeError(`No stone line is described for ${subcategory.slug}.`)
  const [first] = inTurn(sizesOf(subcategory), turn)
  if (!first) throw new RangeError(`${subcategory.slug} has no sizes.`)
  const make = itemAt(line.makes(first), turn)
  // A family is of one stone: only sizes that come in it.
  const sizes = inTurn(sizesOf(subcategory), turn).filter((size) =>
    line.makes(size).some(({ material, palette }) => material === make.material && palette === make.palette),
  )
  const facts: Attributes = {
    ...make.facts(random),
    [category.slug_url === 'stacked-stone' ? 'stone' : 'material']: make.material,
  }
  const palette = inTurn(make.palette, turn * 3)
  const [colorCount, sizeCount] = spreadOver(count, [palette.length, sizes.length, 1], random)
  const certifications = certificatesOf(commission, (name) => certificate(name, make.material))
  const noun = line.noun.includes(make.material) ? line.noun : `${make.material} ${line.noun}`
  const variants = crossing(palette.slice(0, colorCount), sizes.slice(0, sizeCount), [null]).map(
    ([color, size]) => {
      const label = size.label.replace(/ \((each|ton)\)| travertine| pallet/g, '')
      return {
        variant: { color: color.word, [category.slug_url === 'hardscaping' ? 'size' : 'piece type']: label },
        title: `${label} ${noun} – ${color.word}`,
        colorWord: color.word,
        colorHex: color.hex,
        sizeLabel: label,
        attributes: {
          ...facts,
          ...(category.slug_url === 'pool-copings' ? edgeOf(size) : {}),
          color_family: familyOf(color, line.families),
        },
        factor: 0.95 + (size.l_in ?? 12) / 300,
        packing: soldAs(size, size.label.includes('plank')),
        appearance: line.isShaped
          ? shapeOf(subcategory.slug, color, commission.seed)
          : lookOf({ line, make, color, size, seed: commission.seed }),
        certifications,
        restrictedStates: [],
      }
    },
  )
  const heavy = variants.some(({ packing }) => packing.unit === 'box' && (packing.weightLb ?? 0) > 70)
    ? ' Boxes above 70 lb are marked for a two-person lift.'
    : ''
  return {
    typeName: noun,
    variants,
    description: `${noun} for ${line.use}${facts.freeze_thaw === false ? ' where the ground does not freeze' : ''}. Order from one lot and mix pieces from all over it while setting.${heavy} ${line.sealed ? 'Seal it once set, and clean with water and a soft brush.' : 'Sweep it, and wash with water and a mild cleaner.'}`,
  }
}

const familyOf = ({ family }: Color, families: Record<string, string>) => families[family] ?? family

const edgeOf = ({ label }: Size): Attributes => {
  if (/bullnose/i.test(label)) return { edge: 'Bullnose' }
  if (label.includes('L-edge') || label.endsWith(' L')) return { edge: 'L-edge' }
  if (label.includes('modern')) return { edge: 'Modern square' }
  return { edge: label.includes('cast') ? 'Rock face' : 'Eased' }
}

const certificate = (name: string, material: string): boolean => {
  if (name === 'ASTM C936') return material === 'Concrete'
  if (name === 'ASTM C1026') return material === 'Porcelain'
  if (name.startsWith('ASTM C1670')) return material === 'Manufactured'
  if (name.startsWith('ASTM C97')) return material !== 'Porcelain' && material !== 'Concrete'
  return true
}

const shapeOf = (form: string, { hex }: Color, seed: number): ObjectAppearance => ({
  kind: 'object',
  form,
  finish: null,
  color: hex,
  seed: seed % settings,
})

type Look = { line: Line; make: Make; color: Color; size: Size; seed: number }

const lookOf = ({ line, make, color, size, seed }: Look): SurfaceAppearance => {
  const isBrick = size.label.includes('brick')
  const isPlank = size.label.includes('plank')
  return {
    kind: 'surface',
    material: isBrick ? 'brick' : make.drawn,
    look: isBrick
      ? 'brick'
      : isPlank
        ? 'wood'
        : make.material === 'Concrete'
          ? 'concrete'
          : make.material === 'Marble'
            ? 'marble'
            : 'stone',
    layout: isBrick ? 'offset' : line.layout(size),
    colors: [color.hex, ...color.accents],
    grout: line.layout(size) === 'ledger' ? null : blend(color.hex, '#8f887b', 0.5),
    piece_in: pieceOf(size),
    gloss: 0.05,
    relief: line.relief,
    use: line.use.startsWith('feature') ? 'wall' : 'outdoor',
    seed,
  }
}

const pieceOf = (size: Size): [number, number] => {
  if (size.w_in && size.l_in) return [size.w_in, size.l_in]
  const [width, length] =
    size.label
      .match(/(\d+)x(\d+)/)
      ?.slice(1)
      .map(Number) ?? []
  return [width ?? 12, length ?? 18]
}
