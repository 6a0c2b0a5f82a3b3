import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { type Color, woodColors } from '../color.ts'
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

const jankaOf: Record<string, number> = {
  'White Oak': 1360,
  'Red Oak': 1290,
  Hickory: 1820,
  Maple: 1450,
  Walnut: 1010,
  Birch: 1260,
  Ash: 1320,
  Acacia: 1700,
}
const gradeCosts: Record<string, number> = {
  Character: 1,
  Select: 1.12,
  Rustic: 0.9,
  Prime: 1.08,
  Clear: 1.16,
}

/** Boards of wood: axes color, width, grade. */
export const hardwood: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const isUnfinished = subcategory.slug === 'unfinished-hardwood'
  const facts = hardwoodFacts(commission, isUnfinished)
  // Bare wood has the colour of its species, so grade tells its boards apart.
  const palette = inTurn(
    isUnfinished ? woodColors.filter(({ family }) => family === 'Natural') : woodColors,
    turn * 5,
  )
  const grades = inTurn(Object.keys(gradeCosts), turn)
  const sizes = inTurn(sizesOf(subcategory), turn)
  const [colorCount, sizeCount, gradeCount] = spreadOver(
    count,
    [palette.length, sizes.length, grades.length],
    random,
  )
  const variants = crossing(
    palette.slice(0, colorCount),
    sizes.slice(0, sizeCount),
    grades.slice(0, gradeCount),
  ).map(([color, size, grade]) => ({
    variant: { color: color.word, width: size.label, grade },
    title: `${size.label} ${grade} ${facts.species} – ${color.word}`,
    colorWord: color.word,
    colorHex: color.hex,
    sizeLabel: size.label,
    attributes: { ...facts, ...boardFacts(facts, size), grade, color: color.word },
    factor: (gradeCosts[grade] ?? 1) * (1 + (size.w_in ?? 5) / 60),
    packing: soldAs(size, true),
    appearance: boards(size, color, {
      seed: commission.seed,
      material: 'wood',
      surface: String(facts.surface),
    }),
    certifications: commission.category.certifications.filter(
      (name) => name.startsWith('Lacey') || random.chance(0.6),
    ),
    restrictedStates: [],
  }))
  const noun = `${facts.construction} ${facts.species}`
  return { typeName: `${noun} Flooring`, variants, description: describeHardwood(noun, facts) }
}

const hardwoodFacts = ({ subcategory, random, turn }: Commission, isUnfinished: boolean) => {
  const species = itemAt(
    [
      'White Oak',
      'Hickory',
      'White Oak',
      'Maple',
      'Red Oak',
      'Walnut',
      'Birch',
      'White Oak',
      'Ash',
      'Acacia',
    ],
    turn,
  )
  const isSolid = subcategory.slug === 'solid-hardwood' || isUnfinished
  const isPatterned = subcategory.slug === 'herringbone-and-chevron'
  return {
    species,
    construction: isSolid ? 'Solid' : 'Engineered',
    ...(isSolid ? {} : { wear_layer_mm: random.pick([2, 3, 4, 6]) }),
    surface: isUnfinished
      ? 'Smooth'
      : random.pick(['Wire-brushed', 'Smooth', 'Wire-brushed', 'Hand-scraped', 'Distressed']),
    finish_type: isUnfinished
      ? 'Unfinished'
      : random.pick(['UV urethane', 'Aluminum oxide', 'Matte lacquer', 'UV oil']),
    ...(isUnfinished ? {} : { gloss_pct: random.pick([5, 8, 10, 15, 25]) }),
    edge: isUnfinished || isPatterned ? 'Square' : random.pick(['Micro-bevel', 'Eased']),
    install: isSolid ? 'Nail' : isPatterned ? 'Glue' : random.pick(['Click', 'Float', 'Glue', 'Nail']),
    janka: jankaOf[species] ?? 1300,
    install_grade: isSolid ? 'On grade' : random.pick(['Above grade', 'On grade', 'Below grade']),
    // Solid boards move too much over a heated floor.
    radiant_ok: !isSolid,
  } satisfies Attributes
}

const boardFacts = (facts: { construction: string }, size: Size): Attributes => ({
  width_in: roundTo(size.w_in ?? 5, 0.05),
  length: lengthOf(size, facts.construction),
  thickness_in: inches(size.thickness),
  pattern: size.label.includes('herringbone')
    ? 'Herringbone'
    : size.label.includes('chevron')
      ? 'Chevron'
      : 'Plank',
})

const lengthOf = ({ label }: Size, construction: string): string => {
  if (label.includes('75')) return 'Fixed 75 in'
  if (label.includes('86')) return 'Fixed 86 in'
  return construction === 'Solid' ? 'Random 12-60 in' : 'Random 24-72 in'
}

const describeHardwood = (noun: string, facts: Attributes): string =>
  `${noun} boards for living rooms, bedrooms and halls, installed by ${String(facts.install).toLowerCase()}. Let the boxes rest in the room for three days and mix boards from several of them while laying. Sweep often and clean with a barely damp cloth; keep indoor humidity between 35 and 55 percent.`

type Drawn = {
  seed: number
  material: SurfaceAppearance['material']
  surface: string
  look?: SurfaceAppearance['look']
}

/** Boards laid in the pattern that the size names. */
export const boards = (
  size: Size,
  color: Color,
  { seed, material, surface, look = 'wood' }: Drawn,
): SurfaceAppearance => ({
  kind: 'surface',
  material,
  look,
  layout: layoutOf(size, look),
  colors: [color.hex, ...color.accents],
  grout: null,
  piece_in: [size.w_in ?? 7, size.l_in ?? 48],
  gloss: surface === 'Smooth' ? 0.22 : 0.1,
  relief:
    { Smooth: 0.05, 'Wire-brushed': 0.14, EIR: 0.14, 'Hand-scraped': 0.22, Distressed: 0.22 }[surface] ?? 0.1,
  use: 'floor',
  seed,
})

const layoutOf = ({ label }: Size, look: SurfaceAppearance['look']): SurfaceAppearance['layout'] => {
  if (label.includes('herringbone') || label.includes('A+B')) return 'herringbone'
  if (label.includes('chevron')) return 'chevron'
  return look === 'wood' ? 'planks' : 'grid'
}
