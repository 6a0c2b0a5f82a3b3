import { type Color, concreteColors, stoneColors } from '../color.ts'
import { type Attributes, type Packing } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, crossing, inTurn, spreadOver } from '../design.ts'
import { itemAt } from '../random.ts'
import { certificatesOf, piece } from './fixture.ts'
import { pavingFamilies, veneerFamilies } from './outdoor-colors.ts'

type Part = {
  noun: string
  sizes: readonly string[]
  /** Where color is not what tells them apart. */
  kinds?: readonly Color[]
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

const kindsOf = (hexes: Record<string, string>): Color[] =>
  Object.entries(hexes).map(([word, hex]) => ({ word, hex, family: '', accents: [] }))

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
      kinds: kindsOf({
        Galvanized: '#a9adaf',
        Bronze: '#5b4636',
        Black: '#2b2c2e',
        'Weathering steel': '#8a4f35',
      }),
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
      kinds: kindsOf({
        'Fixed head': '#2b2c2e',
        'Leveling head': '#33353a',
        'With spacers': '#3d3f42',
        Shims: '#2b2c2e',
      }),
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
      kinds: kindsOf({
        'Coated silica': '#6d7f5a',
        Zeolite: '#b7b3a6',
        'Rounded sand': '#cdb98f',
        'Walnut shell': '#8f6b48',
      }),
      sizes: ['50 lb bag', '40 lb bag'],
      pounds: 50,
      care: 'Spread it in thin passes and brush it in; a bag covers 30 to 50 square feet.',
      attributes: { lead_free: true },
    },
    {
      noun: 'Seam Tape',
      kinds: kindsOf({
        'Self-adhesive': '#3b3d3f',
        'Glue-down': '#57595b',
        'Heat-bond': '#2d2f31',
        Perforated: '#6b6d6f',
      }),
      sizes: ['12 in x 50 ft', '12 in x 25 ft'],
      pounds: 9,
      care: 'Lay it flat under the seam and let the glue skin over before closing.',
      attributes: { lead_free: true },
    },
    {
      noun: 'Turf Nails',
      kinds: kindsOf({
        Galvanized: '#a9adaf',
        Bright: '#bfc2c4',
        'Ring shank': '#9da0a2',
        'Smooth shank': '#b3b6b8',
      }),
      sizes: ['6 in, 25 lb', '6 in, 10 lb'],
      pounds: 25,
      care: 'Drive a nail every 6 in along the edge, with the blades held apart.',
      attributes: { lead_free: true },
    },
  ],
}

/** Blocks, steps, edging, caps and what turf is laid with: axes color (or kind), size. */
export const outdoorPart: Blueprint = (commission) => {
  const { subcategory, random, turn, count, category } = commission
  const part = itemAt(parts[subcategory.slug] ?? [], turn)
  const palette = inTurn(
    part.kinds ?? (part.attributes.material === 'Concrete' ? concreteColors : stoneColors),
    turn * 3,
  )
  const families = category.slug_url === 'stacked-stone' ? veneerFamilies : pavingFamilies
  const hasFamily = !part.kinds
  const [colorCount, sizeCount] = spreadOver(count, [palette.length, part.sizes.length, 1], random)
  const variants = crossing(palette.slice(0, colorCount), part.sizes.slice(0, sizeCount), [null]).map(
    ([color, size]) =>
      piece(commission, {
        variant: { [part.kinds ? 'kind' : 'color']: color.word, size },
        title: `${size} ${part.noun} – ${color.word}`,
        tone: color,
        sizeLabel: size,
        attributes: {
          ...part.attributes,
          ...(hasFamily
            ? {
                color_family: families[color.family] ?? color.family,
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
