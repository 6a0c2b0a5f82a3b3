import { type Blueprint, crossing, inTurn, spreadOver } from '../design.ts'
import { faucetFinishes } from '@showroom/drawing/finishes'
import { itemAt } from '../random.ts'
import { certificatesOf, finishCosts, finishesInTurn, piece, tones } from './fixture.ts'

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
          attributes: {},
          factor: costs[finish.costs],
          weightLb: 3,
          certifications: ['cUPC'],
          part,
        }),
      ),
  }
}
