import type { Color } from '../color.ts'
import { type Attributes } from '@showroom/api/catalogue/product/packing'
import {
  type Blueprint,
  type Commission,
  crossing,
  inTurn,
  inches,
  sizesOf,
  soldAs,
  spreadOver,
} from '../design.ts'
import { itemAt, roundTo } from '../random.ts'
import type { Size } from '@showroom/api/catalogue/taxonomy/taxonomy'
import { type TileLine, tileLines } from './tile-lines.ts'
import { colorsOfLook, tileColorFamily, type TileMake } from './tile-makes.ts'
import { type Choice, type TileFamily, tileLook } from './tile-look.ts'

export const tile: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const line = tileLines[subcategory.slug]
  if (!line) throw new RangeError(`No tile line is described for ${subcategory.slug}.`)
  const make = random.weighted(line.makes)
  const look = itemAt(make.looks, turn)
  const family: TileFamily = { make, look, line, facts: familyFacts(commission, make, line) }
  const palette = inTurn(colorsOfLook[look], turn * 3)
  const sizes = inTurn(sizesFor(commission, make), turn)
  const finishes = inTurn(make.finishes, turn)
  const [colorCount, sizeCount, finishCount] = spreadOver(
    count,
    [palette.length, sizes.length, finishes.length],
    random,
  )
  const polish = 1 + random.between(0.08, 0.15, 0.01)
  const variants = crossing(
    palette.slice(0, colorCount),
    sizes.slice(0, sizeCount),
    finishes.slice(0, finishCount),
  ).map(([color, size, finish]) => ({
    variant: { color: color.word, size: plainSize(size), finish },
    title: `${plainSize(size)} ${finish} ${make.word} ${line.noun} – ${color.word}`,
    colorWord: color.word,
    colorHex: color.hex,
    sizeLabel: plainSize(size),
    attributes: variantFacts(family, { color, size, finish }),
    factor: (isPolished(finish) ? polish : 1) * (1 + (size.l_in ?? 0) / 400),
    packing: soldAs(size, subcategory.slug === 'wood-look-plank'),
    appearance: tileLook(family, { color, size, finish }, commission.seed),
    certifications: certificationsOf(commission, make),
    restrictedStates: [],
  }))
  return { typeName: `${make.word} ${line.noun}`, variants, description: describe(family) }
}

const naturalStones = new Set(['Marble', 'Travertine', 'Limestone', 'Slate'])
const isPolished = (finish: string) => finish === 'Polished' || finish === 'Lappato'

/** The thick encaustic is cement, the thin one porcelain: they share a nominal size. */
const sizesFor = ({ subcategory }: Commission, make: TileMake): readonly Size[] => {
  const sizes = sizesOf(subcategory)
  if (subcategory.slug !== 'cement-and-encaustic-look') return sizes
  return sizes.filter((size) => (size.thickness === '14 mm') === (make.material === 'Cement'))
}

const plainSize = (size: Size) => size.label.replace(' (rectified)', '').replace(' plank', '')

const origins: Record<string, readonly string[]> = {
  Porcelain: ['Italy', 'Spain', 'USA', 'Portugal', 'Turkey'],
  Ceramic: ['Spain', 'Mexico', 'Brazil', 'USA', 'Italy'],
  Marble: ['Turkey', 'Italy', 'Greece', 'China'],
  Travertine: ['Turkey', 'Mexico'],
  Limestone: ['Portugal', 'Israel', 'Turkey'],
  Slate: ['India', 'Brazil'],
  Cement: ['Morocco', 'Vietnam', 'Mexico'],
}

/** What the whole family shares: where it may go, how it behaves with water. */
const familyFacts = ({ random }: Commission, make: TileMake, line: TileLine): Attributes => {
  const absorption: Record<string, readonly [number, number]> = {
    Porcelain: [0.05, 0.5],
    Ceramic: line.use === 'wall' ? [10, 16] : [3.5, 7],
    Marble: [0.1, 0.4],
    Travertine: [0.8, 2.8],
    Limestone: [1, 4.5],
    Slate: [0.2, 0.6],
    Cement: [6, 9],
    Terrazzo: [2, 5],
    Glass: [0, 0],
  }
  const [driest, wettest] = absorption[make.material ?? ''] ?? [0, 0]
  return {
    ...(make.material
      ? { material: make.material, water_absorption_pct: random.between(driest, wettest, 0.05) }
      : {}),
    edge: make.edge,
    frost: make.material === 'Porcelain' || make.material === 'Slate',
    origin: random.pick(origins[make.material ?? ''] ?? ['China', 'USA']),
    ...(line.use === 'floor' ? { dcof: random.between(0.46, 0.62, 0.01) } : {}),
    ...(make.material === 'Porcelain' || make.material === 'Ceramic'
      ? { pattern_repeat: random.whole(4, 24) }
      : {}),
    recommended_grout_in: make.edge === 'Rectified' ? 0.125 : 0.1875,
    ...(line.mosaic && line.use === 'wall'
      ? { sheet_mount: random.pick(['Mesh', 'Mesh', 'Paper face', 'Dot']) }
      : {}),
  }
}

const variantFacts = (
  { make, look, line, facts }: TileFamily,
  { color, size, finish }: Choice,
): Attributes => {
  const grip = dcofOf(facts.dcof, finish)
  return {
    ...facts,
    look,
    color_family: tileColorFamily(color),
    finish,
    size: plainSize(size),
    thickness_mm: inches(size.thickness),
    ...(grip === null ? {} : { dcof: grip }),
    ...(look === 'Solid' && 'pattern_repeat' in facts ? { pattern_repeat: 1 } : {}),
    ...(isGlazed(make, finish) ? { pei: peiOf(line, color) } : {}),
    shade_variation: shadeOf(make, look),
    application: applicationsOf({ line, facts, finish, grip, size }),
  }
}

/** A polished face keeps to the least that a wet interior floor needs; a grip face well above. */
const dcofOf = (base: Attributes[string] | undefined, finish: string): number | null => {
  if (typeof base !== 'number') return null
  if (isPolished(finish)) return roundTo(0.42 + (base - 0.46) / 8, 0.01)
  return finish === 'Grip' ? roundTo(Math.max(0.6, base + 0.08), 0.01) : base
}

/** Only a glaze can be worn through; a face polished or honed after firing has none. */
const isGlazed = (make: TileMake, finish: string) =>
  (make.material === 'Ceramic' || make.material === 'Porcelain') && !isPolished(finish)

const peiOf = (line: TileLine, color: Color) => {
  if (line.use === 'wall') return color.family === 'White' ? 'I' : 'II'
  return color.family === 'Black' ? 'III' : 'IV'
}

const shadeOf = (make: TileMake, look: TileFamily['look']): string => {
  if (naturalStones.has(make.material ?? '')) return make.material === 'Marble' ? 'V3' : 'V4'
  const byLook = {
    Solid: 'V0',
    Stone: 'V3',
    Marble: 'V2',
    Wood: 'V3',
    Concrete: 'V2',
    Terrazzo: 'V1',
    Patterned: 'V1',
    Brick: 'V1',
    Metal: 'V2',
    Linen: 'V2',
  }
  return byLook[look]
}

type Fit = { line: TileLine; facts: Attributes; finish: string; grip: number | null; size: Size }

const applicationsOf = ({ line, facts, finish, grip, size }: Fit): string[] => {
  if (line.use === 'wall') return ['Wall', 'Backsplash', 'Fireplace']
  const small = line.mosaic || Math.max(size.w_in ?? 99, size.l_in ?? 99) <= 9
  const wet = (grip ?? 0) >= 0.42 && !isPolished(finish)
  return [
    'Floor',
    'Wall',
    ...(small && wet ? ['Shower floor'] : []),
    ...(facts.frost === true && wet ? ['Exterior'] : []),
    ...(facts.frost === true && (grip ?? 0) >= 0.55 ? ['Pool'] : []),
    ...(isPolished(finish) ? ['Fireplace'] : []),
  ]
}

const certificationsOf = ({ category, random }: Commission, make: TileMake): string[] =>
  category.certifications.filter((name) => {
    if (name.includes('(glass)')) return make.material === 'Glass'
    if (name === 'ANSI A137.1' || name === 'ISO 13006')
      return make.material === 'Porcelain' || make.material === 'Ceramic'
    if (name.includes('Porcelain')) return make.material === 'Porcelain'
    return random.chance(0.5)
  })

const describe = ({ make, line, look }: TileFamily): string => {
  const where =
    line.use === 'floor' ? 'floors and walls indoors' : 'backsplashes, shower walls and fireplace surrounds'
  const face = look === 'Solid' ? 'an even color' : `a ${look.toLowerCase()} look`
  const setting = line.mosaic
    ? 'Sheets come ready to set; comb the mortar flat so that it does not rise between the chips.'
    : `Order from one lot and blend pieces from several boxes while setting.`
  const care = naturalStones.has(make.material ?? '')
    ? 'Seal before grouting and clean with a neutral stone cleaner.'
    : 'Clean with water and a neutral cleaner; no sealing needed on the face.'
  return `${make.word} ${line.noun.toLowerCase()} with ${face} for ${where}. ${setting} ${care}`
}
