import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { concreteColors, stoneColors } from '../color.ts'
import {
  type Attributes,
  type Blueprint,
  crossing,
  inTurn,
  type Packing,
  sizesOf,
  soldByPiece,
  spreadOver,
} from '../design.ts'
import { itemAt } from '../random.ts'
import type { Size } from '../taxonomy.ts'
import { certificatesOf, piece } from './fixture.ts'

type Part = {
  noun: string
  sizes: readonly string[]
  pounds: number
  care: string
  packing?: Partial<Packing>
  attributes: Attributes
}

const perFoot: Partial<Packing> = {
  unit: 'linear_foot',
  uom: 'Linear ft',
  length: 1000,
  minQty: 8,
  stepQty: 8,
}

const parts: Record<string, readonly Part[]> = {
  'retaining-wall-blocks': [
    {
      noun: 'Retaining Wall Block',
      sizes: ['4x12', '6x16', '8x18'],
      pounds: 44,
      care: 'Set each course back and drain behind the wall; walls above 3 ft need an engineer.',
      attributes: { material: 'Concrete', application: ['Wall'], freeze_thaw: true },
    },
    {
      noun: 'Garden Wall Block',
      sizes: ['3x8', '4x10', '4x12'],
      pounds: 22,
      care: 'Set the first course level on compacted base.',
      attributes: { material: 'Concrete', application: ['Wall'], freeze_thaw: true },
    },
  ],
  'steps-treads-and-caps': [
    {
      noun: 'Stair Tread',
      sizes: ['48x14', '36x14', '60x14'],
      pounds: 120,
      care: 'Bed treads in mortar over their whole length.',
      attributes: { material: 'Limestone', application: ['Walkway'], freeze_thaw: false },
    },
    {
      noun: 'Wall Cap',
      sizes: ['24x12', '36x12', '24x14'],
      pounds: 52,
      care: 'Leave a joint at every third cap.',
      attributes: { material: 'Concrete', application: ['Wall'], freeze_thaw: true },
    },
    {
      noun: 'Block Step',
      sizes: ['48x16x7', '36x16x7', '60x16x7'],
      pounds: 420,
      care: 'Steps this heavy are set by machine on compacted base.',
      attributes: { material: 'Bluestone', application: ['Walkway'], freeze_thaw: true },
    },
  ],
  'edging-base-and-jointing': [
    {
      noun: 'Steel Edging',
      sizes: ['4 in', '6 in'],
      pounds: 2,
      care: 'Stake it every 30 in and keep its edge level with the paving.',
      packing: perFoot,
      attributes: { application: ['Patio', 'Walkway'], load: 'Pedestrian' },
    },
    {
      noun: 'Polymeric Sand',
      sizes: ['50 lb', '35 lb'],
      pounds: 50,
      care: 'Sweep it into dry joints and mist with water the same day.',
      attributes: { application: ['Patio', 'Walkway', 'Driveway'] },
    },
    {
      noun: 'Paver Pedestal',
      sizes: ['2-4 in', '4-7 in'],
      pounds: 2,
      care: 'Turn it to height and lock it before the paver is laid.',
      attributes: { application: ['Patio'] },
    },
  ],
  'caps-and-sills': [
    {
      noun: 'Wall Cap',
      sizes: ['20x3x2', '20x12x2'],
      pounds: 18,
      care: 'Slope it outward by an eighth of an inch.',
      attributes: { thickness: '2 in', application: ['Exterior wall', 'Column'], freeze_thaw: true },
    },
    {
      noun: 'Window Sill',
      sizes: ['20x3x2', '24x4x2'],
      pounds: 16,
      care: 'Slope it outward by an eighth of an inch.',
      attributes: { thickness: '2 in', application: ['Exterior wall', 'Interior wall'], freeze_thaw: true },
    },
  ],
  'infill-seam-and-tools': [
    {
      noun: 'Turf Infill',
      sizes: ['50 lb bag', '40 lb bag'],
      pounds: 50,
      care: 'Spread it in thin passes and brush it in; a bag covers 30 to 50 square feet.',
      attributes: { lead_free: true },
    },
    {
      noun: 'Seam Tape',
      sizes: ['12 in x 50 ft', '12 in x 25 ft'],
      pounds: 9,
      care: 'Lay it flat under the seam and let the glue skin over before closing.',
      attributes: { lead_free: true },
    },
    {
      noun: 'Turf Nails',
      sizes: ['6 in, 25 lb', '6 in, 10 lb'],
      pounds: 25,
      care: 'Drive a nail every 6 in along the edge, with the blades held apart.',
      attributes: { lead_free: true },
    },
  ],
}

/** Blocks, steps, edging, caps and what turf is laid with: axes color, size. */
export const outdoorPart: Blueprint = (commission) => {
  const { subcategory, random, turn, count, category } = commission
  const part = itemAt(parts[subcategory.slug] ?? [], turn)
  const palette = inTurn(part.attributes.material === 'Concrete' ? concreteColors : stoneColors, turn * 3)
  const families: Record<string, string> = {
    'Light Gray': 'Gray',
    'Dark Gray': 'Charcoal',
    White: 'Ivory',
    Greige: 'Tan',
    Terracotta: 'Multi',
    Black: 'Charcoal',
    Green: 'Multi',
  }
  const hasFamily = category.slug_url !== 'artificial-turf'
  const [colorCount, sizeCount] = spreadOver(count, [palette.length, part.sizes.length, 1], random)
  const variants = crossing(palette.slice(0, colorCount), part.sizes.slice(0, sizeCount), [null]).map(
    ([color, size]) =>
      piece(commission, {
        variant: { color: color.word, size },
        title: `${size} ${part.noun} – ${color.word}`,
        tone: color,
        sizeLabel: size,
        attributes: {
          ...part.attributes,
          ...(hasFamily
            ? {
                color_family:
                  stackedFamily(category.slug_url, color.family) ?? families[color.family] ?? color.family,
              }
            : {}),
        },
        factor: 0.9 + Number.parseFloat(size) / 200,
        weightLb: part.pounds,
        certifications: certificatesOf(
          commission,
          (name) => name === 'ASTM C936' && part.attributes.material === 'Concrete',
        ),
        ...(part.packing ? { packing: part.packing } : {}),
      }),
  )
  return {
    typeName: part.noun,
    variants,
    description: `${part.noun} that goes with the ${category.slug_url === 'artificial-turf' ? 'turf' : 'stone'} of the same name. Count it from the plan and add one in twenty for cuts. ${part.care}`,
  }
}

const stackedFamily = (category: string, family: string): string | undefined =>
  category === 'stacked-stone'
    ? {
        'Light Gray': 'Gray',
        'Dark Gray': 'Charcoal',
        Ivory: 'White',
        Beige: 'Gold',
        Greige: 'Brown',
        Terracotta: 'Rust',
      }[family]
    : undefined

const blades = [
  { word: 'Field/Olive', hex: '#5d7340', accents: ['#7f8f58', '#465a30'] },
  { word: 'Emerald/Lime', hex: '#4e8040', accents: ['#79a85a', '#38632f'] },
  { word: 'Spring', hex: '#6f9a4e', accents: ['#94b873', '#547a3a'] },
  { word: 'Tan thatch', hex: '#73804c', accents: ['#b09a68', '#566338'] },
]

const turfLines: Record<
  string,
  { noun: string; piles: readonly string[]; yarns: readonly string[]; pets: boolean }
> = {
  'landscape-turf': {
    noun: 'Landscape Turf',
    piles: ['1.75', '1.5', '2.0', '1.25'],
    yarns: ['PE monofilament + PP thatch'],
    pets: false,
  },
  'pet-turf': {
    noun: 'Pet Turf',
    piles: ['1.25', '1.0', '1.5'],
    yarns: ['PE monofilament + PP thatch', 'Nylon'],
    pets: true,
  },
  'putting-green': {
    noun: 'Putting Green',
    piles: ['0.5', '1.0'],
    yarns: ['Nylon', 'PE slit film'],
    pets: false,
  },
  'playground-turf': {
    noun: 'Playground Turf',
    piles: ['1.5', '1.25'],
    yarns: ['PE monofilament + PP thatch'],
    pets: true,
  },
}

/** Turf from the roll: axes color, pile height. */
export const turf: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const line = turfLines[subcategory.slug]
  const [size] = inTurn(sizesOf(subcategory), turn)
  if (!line || !size) throw new RangeError(`No turf line is described for ${subcategory.slug}.`)
  const weight = random.whole(subcategory.slug === 'putting-green' ? 38 : 48, 92)
  const facts: Attributes = {
    yarn: itemAt(line.yarns, turn),
    blade: itemAt(['C', 'W', 'S', 'Diamond', 'U'], turn),
    backing: random.pick(['Latex', 'Polyurethane']),
    face_weight_oz: weight,
    total_weight_oz: weight + random.whole(22, 30),
    drain_in_hr: random.pick([36, 48, 80, 120, 300]),
    pet_ok: line.pets,
    lead_free: true,
    warranty_y: random.pick([8, 10, 15, 16, 20]),
  }
  const piles = inTurn(line.piles, turn)
  const [colorCount, pileCount] = spreadOver(count, [blades.length, piles.length, 1], random)
  const certifications = certificatesOf(commission, () => true)
  const variants = crossing(inTurn(blades, turn).slice(0, colorCount), piles.slice(0, pileCount), [null]).map(
    ([color, pile]) => ({
      variant: { color: color.word, 'pile height': `${pile} in` },
      title: `${pile} in ${line.noun} – ${color.word}`,
      colorWord: color.word,
      colorHex: color.hex,
      sizeLabel: size.label.split(',')[0] ?? size.label,
      attributes: { ...facts, pile_height_in: pile, color: color.word },
      factor: 0.75 + Number(pile) / 6,
      packing: fromRoll(size, weight),
      appearance: { ...turfLook(color, Number(pile), commission.seed) },
      certifications,
      restrictedStates: [],
    }),
  )
  return {
    typeName: line.noun,
    variants,
    description: `${line.noun} cut from a ${size.label.split(' ')[0]} ft roll, draining ${facts.drain_in_hr} in of rain an hour. Lay it on compacted base with all blades facing one way, and brush infill in after seaming. Rinse it with water, and brush the pile up where it is walked on most.`,
  }
}

/** By the square foot, in whole strips across the roll. */
const fromRoll = (size: Size, ouncesPerYard: number): Packing => {
  const across = size.sqft_per_lf ?? 15
  return soldByPiece({
    unit: 'square_foot',
    uom: 'Sq ft',
    coverage: 1000,
    minQty: across * (size.min_lf ?? 5),
    stepQty: across,
    weightLb: Math.round((ouncesPerYard / 16 / 9) * 100) / 100,
  })
}

const turfLook = (color: (typeof blades)[number], pile: number, seed: number): SurfaceAppearance => ({
  kind: 'surface',
  material: 'turf',
  look: 'turf',
  layout: 'roll',
  colors: [color.hex, ...color.accents],
  grout: null,
  piece_in: [180, 180],
  gloss: 0.05,
  relief: Math.min(1, pile / 2),
  use: 'outdoor',
  seed,
})
