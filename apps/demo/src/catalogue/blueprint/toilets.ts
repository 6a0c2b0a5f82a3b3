import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, type Commission, crossing, inTurn, spreadOver } from '../design.ts'
import { itemAt } from '../random.ts'
import { certificatesOf, piece, type Tone, tones } from './fixture.ts'
const toiletTones: readonly Tone[] = [tones.White, tones.Biscuit, tones.Black]
const chairHeight = 'Chair height 16.5-17.5 in'

const toiletLines: Record<string, { noun: string; type: string }> = {
  'one-piece': { noun: 'One-Piece Toilet', type: 'One-piece' },
  'two-piece': { noun: 'Two-Piece Toilet', type: 'Two-piece' },
  'smart-and-bidet-toilets': { noun: 'Smart Toilet', type: 'Smart' },
  'wall-hung-and-in-wall-tank': { noun: 'Wall-Hung Toilet', type: 'Wall-hung' },
}

/** Toilets: axes color, rough-in, and the height of the seat. Five of six are set out at 12 in. */
export const toilet: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const line = toiletLines[subcategory.slug] ?? { noun: 'Toilet', type: 'One-piece' }
  const facts = toiletFacts(commission, line.type)
  // Most are sold in white; every fifth family leads with another colour.
  const leading = inTurn(toiletTones, [0, 0, 0, 1, 2][turn % 5] ?? 0)
  const usual = crossing(leading, [chairHeight, 'Standard 15 in'], [12]).slice(0, count)
  const odd = random.chance(0.8) ? [[tones.White, chairHeight, random.pick([10, 14])] as const] : []
  const asked = [
    ...usual.slice(0, 2),
    ...odd,
    ...usual.slice(2),
    [tones.White, chairHeight, 14] as const,
    [tones.Biscuit, chairHeight, 10] as const,
  ]
  const distinct = asked.filter(
    ([tone, height, inches], index) =>
      asked.findIndex(([a, b, c]) => a === tone && b === height && c === inches) === index,
  )
  const isNotForCalifornia = String(facts.flush).includes('not CA')
  const certifications = certificatesOf(commission, (name) => toiletCertificate(name, facts))
  const variants = distinct.map(([tone, height, roughIn]) =>
    piece(commission, {
      variant: {
        color: tone.word,
        'rough-in': `${roughIn} in`,
        height: height === chairHeight ? 'Chair' : 'Standard',
      },
      title: `${facts.bowl} ${line.noun}, ${roughIn} in Rough-In${height === chairHeight ? ', Chair Height' : ''} – ${tone.word}`,
      tone,
      attributes: { ...facts, height, rough_in_in: String(roughIn), color: tone.word },
      factor: tone.word === 'White' ? 1 : 1.12,
      weightLb: line.type === 'One-piece' ? 98 : 84,
      certifications,
      restrictedStates: isNotForCalifornia ? ['CA'] : [],
      needs: line.type === 'Wall-hung' ? 'In-Wall Carrier Frame' : null,
    }),
  )
  return {
    typeName: line.noun,
    variants,
    description: `A ${line.noun.toLowerCase()} with ${facts.flush === 'Pressure' ? 'a pressure-assisted flush' : `a ${String(facts.flush).replace(' (not CA)', '').toLowerCase()} gallon flush`}. Measure the rough-in from the finished wall to the middle of the flange before ordering. Clean the bowl with a toilet brush and mild cleaner.`,
  }
}

const toiletFacts = ({ random, turn }: Commission, type: string): Attributes => ({
  type,
  bowl: itemAt(['Elongated', 'Elongated', 'Compact elongated', 'Round'], turn),
  flush: random.weighted([
    ['Dual 0.8/1.28', 46],
    ['Single 1.28', 38],
    ['Dual 1.1/1.6 (not CA)', 10],
    ['Pressure', 6],
  ] as const),
  map_g: random.pick([600, 800, 1000, 1000]),
  trapway:
    type === 'Two-piece' ? random.pick(['Exposed', 'Concealed']) : random.pick(['Skirted', 'Concealed']),
  seat_included: type !== 'Two-piece' || random.chance(0.6),
})

const toiletCertificate = (name: string, facts: Attributes): boolean | 'maybe' => {
  if (name.startsWith('WaterSense')) return facts.flush === 'Single 1.28' || facts.flush === 'Dual 0.8/1.28'
  if (name === 'MaP Premium') return facts.map_g === 1000
  return name === 'ADA' ? 'maybe' : true
}

/** Bidet seats by colour and bowl. */
export const bidetSeat: Blueprint = (commission) => {
  const { random, count } = commission
  const bowls = ['Elongated', 'Round', 'Compact elongated']
  const [toneCount, bowlCount] = spreadOver(count, [toiletTones.length, bowls.length, 1], random)
  const variants = crossing(toiletTones.slice(0, toneCount), bowls.slice(0, bowlCount), [null]).map(
    ([tone, bowl]) =>
      piece(commission, {
        variant: { color: tone.word, bowl },
        title: `${bowl} Bidet Seat – ${tone.word}`,
        tone,
        attributes: { type: 'Smart', bowl, color: tone.word, seat_included: true },
        factor: tone.word === 'White' ? 1 : 1.08,
        weightLb: 12,
        certifications: ['cUPC'],
      }),
  )
  return {
    typeName: 'Bidet Seat',
    variants,
    description: `A bidet seat with warm water and a heated lid, for toilets with the bowl shape named. It needs a grounded outlet within 4 ft of the tank. Wipe with a damp cloth and mild soap.`,
  }
}

const toiletParts: readonly (readonly [part: string, sizes: readonly string[], kinds: readonly string[]])[] =
  [
    ['Toilet Seat', ['Elongated', 'Round'], ['White', 'Biscuit', 'Black', 'Slow-close White']],
    [
      'In-Wall Carrier Frame',
      ['2x4 wall', '2x6 wall'],
      ['Chrome plate', 'White plate', 'Black plate', 'Brushed plate'],
    ],
    ['Wax Ring Kit', ['3 in', '4 in'], ['Standard', 'Extra thick', 'With flange', 'Wax-free']],
    ['Supply Line', ['9 in', '12 in', '16 in', '20 in'], ['Braided steel', 'Braided polymer']],
  ]

/** What a toilet is set and served with. */
export const toiletPart: Blueprint = (commission) => {
  const [part, sizes, kinds] = itemAt(toiletParts, commission.turn)
  const variants = crossing(kinds, sizes, [null]).map(([kind, size]) =>
    piece(commission, {
      variant: { size, kind },
      title: `${size} ${part} – ${kind}`,
      tone: kind.includes('Black') ? tones.Black : tones.White,
      sizeLabel: size,
      attributes: { seat_included: part === 'Toilet Seat' },
      factor: part === 'In-Wall Carrier Frame' ? 1.6 : 1,
      weightLb: part === 'In-Wall Carrier Frame' ? 31 : 4,
      certifications: ['cUPC'],
      part,
    }),
  )
  return {
    typeName: part,
    variants,
    description: `A ${part.toLowerCase()} for new and replaced toilets. Check the size against the toilet's drawing before ordering. Replace it whenever the toilet is lifted.`,
  }
}
