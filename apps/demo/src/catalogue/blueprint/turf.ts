import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { type Attributes, type Packing, soldByPiece } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, crossing, inTurn, sizesOf, spreadOver } from '../design.ts'
import { itemAt } from '../random.ts'
import type { Size } from '@showroom/api/catalogue/taxonomy/taxonomy'
import { certificatesOf } from './fixture.ts'
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
