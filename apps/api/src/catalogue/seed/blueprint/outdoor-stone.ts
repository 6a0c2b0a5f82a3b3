import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { blend, type Color, concreteColors, marbleColors, stoneColors, woodColors } from '../color.ts'
import { type Attributes, type Blueprint, crossing, inTurn, sizesOf, soldAs, spreadOver } from '../design.ts'
import { itemAt, type Random } from '../random.ts'
import type { Size } from '../taxonomy.ts'
import { certificatesOf } from './fixture.ts'

type Make = {
  material: string
  drawn: SurfaceAppearance['material']
  palette: readonly Color[]
  facts: (random: Random) => Attributes
}

/** What one subcategory of outdoor stone is made of. */
type Line = {
  noun: string
  makes: (size: Size) => readonly Make[]
  /** Words of the category's own colour filter. */
  families: Record<string, string>
  layout: (size: Size) => SurfaceAppearance['layout']
  relief: number
  sealed: boolean
  use: string
}

const pool = (random: Random) => random.between(0.56, 0.72, 0.01)

const porcelain: Make = {
  material: 'Porcelain',
  drawn: 'porcelain',
  palette: stoneColors,
  facts: (random) => ({
    thickness: '20 mm',
    finish: 'Grip',
    dcof: pool(random),
    freeze_thaw: true,
    load: 'Pedestrian',
    application: ['Patio', 'Walkway', 'Pool deck'],
  }),
}
const porcelainPlank: Make = { ...porcelain, palette: woodColors }
const concrete: Make = {
  material: 'Concrete',
  drawn: 'concrete',
  palette: concreteColors,
  facts: (random) => ({
    thickness: random.pick(['60 mm', '80 mm']),
    finish: random.pick(['Tumbled', 'Smooth', 'Brushed']),
    dcof: pool(random),
    freeze_thaw: true,
    load: 'Vehicular',
    application: ['Patio', 'Walkway', 'Driveway'],
  }),
}
// Water stands in the open pores of travertine and splits it in frost.
const travertine: Make = {
  material: 'Travertine',
  drawn: 'travertine',
  palette: stoneColors,
  facts: (random) => ({
    thickness: '1.25 in',
    finish: 'Tumbled',
    dcof: pool(random),
    freeze_thaw: false,
    load: 'Pedestrian',
    application: ['Patio', 'Pool deck'],
  }),
}
const naturalStone = (material: string, drawn: SurfaceAppearance['material']): Make => ({
  material,
  drawn,
  palette: stoneColors,
  facts: (random) => ({
    thickness: random.pick(['30 mm', '1.25 in']),
    finish: random.pick(['Natural cleft', 'Flamed', 'Brushed']),
    dcof: pool(random),
    freeze_thaw: material !== 'Limestone',
    load: 'Pedestrian',
    application: ['Patio', 'Walkway'],
  }),
})

const pavingFamilies = {
  'Light Gray': 'Gray',
  'Dark Gray': 'Charcoal',
  Ivory: 'Ivory',
  White: 'Ivory',
  Greige: 'Tan',
  Terracotta: 'Multi',
  Black: 'Charcoal',
  Green: 'Multi',
  Blonde: 'Beige',
  Honey: 'Tan',
  Natural: 'Tan',
  Brown: 'Tan',
}
const veneerFamilies = {
  'Light Gray': 'Gray',
  'Dark Gray': 'Charcoal',
  Ivory: 'White',
  Beige: 'Gold',
  Greige: 'Brown',
  Terracotta: 'Rust',
}
const copingFamilies = {
  'Light Gray': 'Silver',
  'Dark Gray': 'Gray',
  Beige: 'Walnut',
  Greige: 'Walnut',
  Terracotta: 'Walnut',
  Black: 'Gray',
  Brown: 'Walnut',
  Green: 'Gray',
}

const onPallet = (size: Size): SurfaceAppearance['layout'] =>
  size.label.startsWith('6x9') ? 'herringbone' : size.label.startsWith('Random') ? 'offset' : 'grid'

const paving = {
  families: pavingFamilies,
  relief: 0.25,
  sealed: false,
  use: 'patios, walkways and pool decks',
}
const copingFacts =
  (thickness: string, coolness: string) =>
  (random: Random): Attributes => ({
    thickness,
    dcof: pool(random),
    heat: coolness,
    salt_ok: random.chance(0.7),
  })

const lines: Record<string, Line> = {
  'porcelain-pavers-2-cm': {
    ...paving,
    noun: '2 cm Porcelain Paver',
    makes: (size) => [size.label.includes('plank') ? porcelainPlank : porcelain],
    layout: (size) => (size.label.includes('plank') ? 'planks' : 'grid'),
  },
  'concrete-pavers': { ...paving, noun: 'Concrete Paver', makes: () => [concrete], layout: onPallet },
  'natural-stone-pavers': {
    ...paving,
    noun: 'Stone Paver',
    relief: 0.4,
    makes: (size) =>
      size.label.includes('travertine') || size.label.includes('French')
        ? [travertine]
        : [
            naturalStone('Bluestone', 'slate'),
            naturalStone('Limestone', 'limestone'),
            naturalStone('Basalt', 'slate'),
            naturalStone('Granite', 'granite'),
          ],
    layout: (size) => (size.label.includes('Flagstone') ? 'flagstone' : 'offset'),
  },
  'ledger-panels': veneer('Ledger Panel'),
  'matching-corners': veneer('Ledger Corner'),
  'thin-veneer-loose': { ...veneer('Thin Stone Veneer'), layout: () => 'flagstone' },
  'travertine-coping': coping('Travertine Coping', [
    { ...travertine, facts: copingFacts('2 in', 'Stays cool under bare feet') },
  ]),
  'porcelain-coping': coping('Porcelain Coping', [
    { ...porcelain, palette: stoneColors, facts: copingFacts('20 mm', 'Warms in full sun') },
  ]),
  'marble-and-limestone-coping': coping('Stone Coping', [
    {
      material: 'Marble',
      drawn: 'marble',
      palette: marbleColors,
      facts: copingFacts('2 in', 'Stays cool under bare feet'),
    },
    {
      material: 'Limestone',
      drawn: 'limestone',
      palette: stoneColors,
      facts: copingFacts('2 in', 'Stays cool under bare feet'),
    },
  ]),
  'concrete-and-brick-coping': coping('Coping', [
    {
      material: 'Concrete',
      drawn: 'concrete',
      palette: concreteColors,
      facts: copingFacts('2.25 in', 'Warms in full sun'),
    },
  ]),
  'corners-and-radius-pieces': coping('Coping Corner', [
    { ...travertine, facts: copingFacts('2 in', 'Stays cool under bare feet') },
    { ...porcelain, palette: stoneColors, facts: copingFacts('20 mm', 'Warms in full sun') },
  ]),
}

function veneer(noun: string): Line {
  const stones: readonly (readonly [string, SurfaceAppearance['material']])[] = [
    ['Quartzite', 'stone'],
    ['Slate', 'slate'],
    ['Marble', 'marble'],
    ['Limestone', 'limestone'],
    ['Travertine', 'travertine'],
    ['Basalt', 'slate'],
    ['Manufactured', 'stone'],
    ['Sandstone', 'stone'],
  ]
  return {
    noun,
    makes: () =>
      stones.map(([material, drawn]) => ({
        material,
        drawn,
        palette: stoneColors,
        facts: (random: Random) => ({
          profile: random.pick(['Split face', 'Split face', 'Honed', '3D', 'Rough', 'Smooth ledge']),
          weight_psf: random.between(7.5, 12.5, 0.5),
          freeze_thaw: material !== 'Travertine' && material !== 'Limestone',
          application:
            material === 'Travertine' || material === 'Limestone'
              ? ['Interior wall', 'Fireplace']
              : ['Interior wall', 'Exterior wall', 'Fireplace', 'Column'],
        }),
      })),
    families: veneerFamilies,
    layout: () => 'ledger',
    relief: 0.9,
    sealed: true,
    use: 'feature walls, fireplaces and columns',
  }
}

function coping(noun: string, makes: readonly Make[]): Line {
  return {
    noun,
    makes: () => makes,
    families: copingFamilies,
    layout: () => 'grid',
    relief: 0.15,
    sealed: true,
    use: 'the rim of pools and spas',
  }
}

/** Paving, veneer and coping: axes color, size; edge and piece type are the size's own. */
export const outdoorStone: Blueprint = (commission) => {
  const { subcategory, random, turn, count, category } = commission
  const line = lines[subcategory.slug]
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
        appearance: lookOf({ line, make, color, size, seed: commission.seed }),
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
