import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { type Color, marbleColors, stoneColors, woodColors } from '../color.ts'
import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, type Commission, crossing, inTurn, sizesOf, soldAs, spreadOver } from '../design.ts'
import { itemAt } from '../random.ts'
import type { Size } from '@showroom/api/catalogue/taxonomy/taxonomy'
import { certificatesOf } from './fixture.ts'

type Line = {
  materials: readonly string[]
  finishes: readonly string[]
  palette: readonly Color[]
  noun: string
}

const lines: Record<string, Line> = {
  'quartz-slabs': {
    materials: ['Quartz'],
    finishes: ['Polished', 'Honed', 'Suede'],
    palette: marbleColors,
    noun: 'Slab',
  },
  'granite-slabs': {
    materials: ['Granite'],
    finishes: ['Polished', 'Leathered', 'Honed'],
    palette: stoneColors,
    noun: 'Slab',
  },
  'marble-and-quartzite-slabs': {
    materials: ['Marble', 'Quartzite'],
    finishes: ['Polished', 'Honed', 'Leathered'],
    palette: marbleColors,
    noun: 'Slab',
  },
  'porcelain-slabs': {
    materials: ['Porcelain'],
    finishes: ['Polished', 'Honed', 'Suede'],
    palette: marbleColors,
    noun: 'Slab',
  },
  'prefab-countertops': {
    materials: ['Quartz', 'Granite'],
    finishes: ['Polished'],
    palette: stoneColors,
    noun: 'Prefab Countertop',
  },
  'butcher-block': {
    materials: ['Butcher block'],
    finishes: ['Oiled'],
    palette: woodColors.slice(0, 8),
    noun: 'Countertop',
  },
}
const drawn: Record<string, SurfaceAppearance['material']> = {
  Quartz: 'quartz',
  Granite: 'granite',
  Marble: 'marble',
  Quartzite: 'marble',
  Porcelain: 'porcelain',
  'Butcher block': 'wood',
}

/** Slabs and finished tops: axes color, thickness (or size), finish. */
export const countertop: Blueprint = (commission) => {
  const { subcategory, random, turn, count, category } = commission
  const line = lines[subcategory.slug]
  if (!line) throw new RangeError(`No countertop line is described for ${subcategory.slug}.`)
  const material = itemAt(line.materials, turn)
  const facts = topFacts(commission, material)
  const palette = inTurn(line.palette, turn * 3)
  const sizes = inTurn(sizesOf(subcategory), turn)
  const finishes = inTurn(line.finishes, turn)
  const thicker = random.between(1.35, 1.5, 0.01)
  const [colorCount, sizeCount, finishCount] = spreadOver(
    count,
    [palette.length, sizes.length, finishes.length],
    random,
  )
  const certifications = certificatesOf(commission, (name) => certificate(name, material))
  const variants = crossing(
    palette.slice(0, colorCount),
    sizes.slice(0, sizeCount),
    finishes.slice(0, finishCount),
  ).map(([color, size, finish]) => {
    const thickness = thicknessOf(size, material)
    const label = size.label.replace(' (slab-specific)', '').replace('~', '')
    return {
      variant: { color: color.word, thickness: label, finish },
      title: `${label} ${finish} ${material} ${line.noun} – ${color.word}`,
      colorWord: color.word,
      colorHex: color.hex,
      sizeLabel: label,
      attributes: {
        ...facts,
        thickness,
        finish,
        color_family: familyOf(color),
        ...(size.slab_sqft ? { slab_sqft: size.slab_sqft } : {}),
      },
      factor: thickness === '3 cm' && line.noun === 'Slab' ? thicker : 0.85 + (size.l_in ?? 96) / 640,
      packing: covering(size),
      appearance: slabLook({ color, size, finish, material, seed: commission.seed }),
      certifications,
      restrictedStates: [],
    }
  })
  const lot =
    line.noun === 'Slab' && material !== 'Quartz' && material !== 'Porcelain'
      ? ' Each slab is its own; ask to hold the bundle you saw for 48 hours.'
      : ''
  const description = `${material} for kitchen counters, islands and bath tops, cut and edged by a fabricator.${lot} Measure after the cabinets are set, and plan seams away from sinks and cooktops. ${facts.sealing ? 'Seal it at installation and once a year, and wipe up oil and wine at once.' : 'Wipe with mild soap; keep hot pans on a trivet.'}`
  return {
    typeName: `${material} ${line.noun}`,
    variants: variants,
    description: category.slug_url === 'countertop' ? description : '',
  }
}

const naturals = new Set(['Granite', 'Marble', 'Quartzite', 'Butcher block'])

const topFacts = ({ random, turn }: Commission, material: string): Attributes => ({
  material,
  ...(material === 'Butcher block'
    ? {}
    : { veining: itemAt(['Fine', 'Bold', 'Medium', 'None', 'Bookmatch'], turn) }),
  edge_profile: random.pick(['Eased', 'Bevel', 'Bullnose', 'Ogee', 'Mitered']),
  heat_rating: material !== 'Butcher block' && material !== 'Quartz',
  sealing: naturals.has(material),
})

const thicknessOf = ({ label }: Size, material: string): string => {
  if (material === 'Porcelain') return '12 mm'
  if (material === 'Butcher block') return '1.5 in'
  return label.includes('2 cm') ? '2 cm' : '3 cm'
}

/** A finished top is priced apiece but compared by its area, as slabs are. */
const covering = (size: Size) => {
  const packing = soldAs(size)
  const area = ((size.w_in ?? 26) * (size.l_in ?? 96)) / 144
  return packing.coverage === null
    ? { ...packing, coverage: Math.round(area * 1000), weightLb: Math.round(area * 13) }
    : packing
}

const familyOf = ({ word, family }: Color): string =>
  ({
    Ivory: 'Cream',
    'Light Gray': 'Gray',
    'Dark Gray': 'Gray',
    Greige: 'Beige',
    Terracotta: 'Brown',
    Blonde: 'Beige',
    Honey: 'Brown',
    Natural: 'Brown',
    Dark: 'Brown',
  })[family] ?? (word === 'Ember' ? 'Brown' : family)

const certificate = (name: string, material: string): boolean | 'maybe' => {
  if (name.startsWith('Silica'))
    return (
      material === 'Quartz' || material === 'Granite' || material === 'Quartzite' || material === 'Porcelain'
    )
  if (name.startsWith('Prop 65')) return material !== 'Butcher block'
  return material === 'Quartz' || material === 'Porcelain' ? true : 'maybe'
}

type SlabLook = { color: Color; size: Size; finish: string; material: string; seed: number }

const slabLook = ({ color, size, finish, material, seed }: SlabLook): SurfaceAppearance => {
  const isWood = material === 'Butcher block'
  return {
    kind: 'surface',
    material: drawn[material] ?? 'quartz',
    look: isWood ? 'wood' : material === 'Granite' ? 'stone' : 'marble',
    layout: isWood ? 'planks' : 'slab',
    colors: [color.hex, ...color.accents],
    grout: null,
    piece_in: isWood ? [1.5, 25] : [size.w_in ?? 63, size.l_in ?? 126],
    gloss: { Polished: 0.92, Honed: 0.3, Suede: 0.25, Leathered: 0.35, Oiled: 0.3 }[finish] ?? 0.5,
    relief: finish === 'Leathered' ? 0.12 : 0.02,
    use: 'counter',
    seed,
  }
}
