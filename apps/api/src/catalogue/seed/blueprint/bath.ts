import { type Attributes, type Blueprint, type Commission, crossing, inTurn, spreadOver } from '../design.ts'
import { faucetFinishes } from '../finish.ts'
import { itemAt } from '../random.ts'
import { certificatesOf, finishCosts, finishesInTurn, piece, type Tone, tones } from './fixture.ts'

const tubTones = [tones['Gloss White'], tones['Matte White'], tones.Black, tones.Biscuit, tones['Two-tone']]

type TubLine = {
  noun: string
  lengths: readonly number[]
  widths: readonly number[]
  materials: readonly string[]
  drains: readonly string[]
}

const tubLines: Record<string, TubLine> = {
  freestanding: {
    noun: 'Freestanding Tub',
    lengths: [67, 59, 63, 71, 55],
    widths: [29, 31, 32, 34],
    materials: ['Acrylic', 'Stone resin', 'Acrylic', 'Cast iron'],
    drains: ['Center'],
  },
  alcove: {
    noun: 'Alcove Tub',
    lengths: [60, 66, 54, 72],
    widths: [30, 32],
    materials: ['Acrylic', 'Enameled steel', 'Cast iron'],
    drains: ['Left', 'Right'],
  },
  'drop-in-and-undermount': {
    noun: 'Drop-In Tub',
    lengths: [60, 66, 72],
    widths: [32, 36],
    materials: ['Acrylic', 'Cast iron'],
    drains: ['Reversible', 'Center'],
  },
  'whirlpool-and-air': {
    noun: 'Whirlpool Tub',
    lengths: [60, 66, 72],
    widths: [32, 36],
    materials: ['Acrylic'],
    drains: ['Left', 'Right'],
  },
  'walk-in': {
    noun: 'Walk-In Tub',
    lengths: [48, 54, 60],
    widths: [27, 30],
    materials: ['Acrylic'],
    drains: ['Left', 'Right'],
  },
}
const poundsPerInch: Record<string, number> = {
  Acrylic: 1.6,
  'Stone resin': 4.6,
  'Cast iron': 5.4,
  'Enameled steel': 2.1,
}

/** Bathtubs: axes size, color, drain side. */
export const tub: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const line = tubLines[subcategory.slug]
  if (!line) throw new RangeError(`No tub line is described for ${subcategory.slug}.`)
  const material = itemAt(line.materials, turn)
  const width = random.pick(line.widths)
  const height = subcategory.slug === 'walk-in' ? random.pick([38, 40]) : random.between(19, 25, 0.5)
  const soaking = Math.round((height - random.between(7, 9, 0.5)) * 2) / 2
  const isFreestanding = subcategory.slug === 'freestanding'
  const overflow = isFreestanding ? random.pick(['Integrated', 'Slotted', 'Kit required']) : 'Kit required'
  const palette =
    subcategory.slug === 'walk-in' || subcategory.slug === 'alcove'
      ? inTurn([tones['Gloss White'], tones.Biscuit, tones['Matte White']], 0)
      : inTurn(tubTones, turn)
  const lengths = inTurn(line.lengths, turn)
  const [colorCount, lengthCount, drainCount] = spreadOver(
    count,
    [palette.length, lengths.length, line.drains.length],
    random,
  )
  const certifications = certificatesOf(commission, (name) => (name.startsWith('ASTM F462') ? 'maybe' : true))
  const slipBase = certifications.some((name) => name.startsWith('ASTM F462'))
  const variants = crossing(
    palette.slice(0, colorCount),
    lengths.slice(0, lengthCount),
    line.drains.slice(0, drainCount),
  ).map(([tone, length, drain]) => {
    const pounds = Math.round(length * (poundsPerInch[material] ?? 2))
    return piece(commission, {
      variant: { size: `${length} x ${width} in`, color: tone.word, 'drain side': drain },
      title: `${length} in ${material} ${line.noun}${drain === 'Left' || drain === 'Right' ? `, ${drain} Drain` : ''} – ${tone.word}`,
      tone,
      sizeLabel: `${length} x ${width} in`,
      attributes: {
        length_in: String(length),
        width_in: String(width),
        height_in: height,
        material,
        drain,
        capacity_gal: Math.round((length * width * soaking * 0.55) / 231),
        soaking_depth_in: soaking,
        weight_lb: pounds,
        color: tone.word,
        overflow,
        slip_base: slipBase,
      },
      factor: (0.4 + length / 100) * (tone.word === 'Black' || tone.word === 'Two-tone' ? 1.14 : 1),
      weightLb: pounds,
      certifications,
      needs: overflow === 'Kit required' ? 'Tub Drain and Overflow Kit' : null,
    })
  })
  return {
    typeName: `${material} ${line.noun}`,
    variants,
    description: `A ${material.toLowerCase()} ${line.noun.toLowerCase()} with ${soaking} in of soaking depth. ${overflow === 'Kit required' ? 'Its drain and overflow kit is ordered besides.' : 'The overflow is part of the tub.'} Check the floor's load and the door widths on the way in. Rinse after use and clean with a soft sponge and mild soap.`,
  }
}

const tubParts = ['Tub Drain and Overflow Kit', 'Freestanding Tub Drain', 'Overflow Plate']

/** Drains and their trim, in the finish of the filler. */
export const tubPart: Blueprint = (commission) => {
  const part = itemAt(tubParts, commission.turn)
  const costs = finishCosts(commission.random)
  return {
    typeName: part,
    description: `A ${part.toLowerCase()} for tubs with a 1-1/2 in waste. Test it with a full tub before the floor or the wall is closed. Clean with a soft cloth and water.`,
    variants: finishesInTurn(faucetFinishes, commission.turn)
      .slice(0, commission.count)
      .map((finish) =>
        piece(commission, {
          variant: { finish: finish.name },
          title: `${part} – ${finish.name}`,
          finish,
          attributes: { material: 'Solid brass', color: finish.name },
          factor: costs[finish.costs],
          weightLb: 3,
          certifications: ['cUPC'],
          part,
        }),
      ),
  }
}

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
  const { subcategory, random, count } = commission
  const line = toiletLines[subcategory.slug] ?? { noun: 'Toilet', type: 'One-piece' }
  const facts = toiletFacts(commission, line.type)
  const usual = crossing(toiletTones, [chairHeight, 'Standard 15 in'], [12]).slice(0, count)
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
      variant: { color: tone.word, 'rough-in': `${roughIn} in`, height },
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
