import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, crossing, inTurn, spreadOver } from '../design.ts'
import { hardwareFinishes } from '@showroom/drawing/finishes'
import { itemAt } from '../random.ts'
import { certificatesOf, finishCosts, finishesInTurn, piece } from './fixture.ts'

const centers = {
  short: [
    '3-3/4 in (96 mm)',
    '5-1/16 in (128 mm)',
    '6-5/16 in (160 mm)',
    '3 in (76 mm)',
    '7-9/16 in (192 mm)',
    '8-13/16 in (224 mm)',
  ],
  long: ['12 in (305 mm)', '18 in (457 mm)'],
  cup: ['3 in (76 mm)', '3-3/4 in (96 mm)', '5-1/16 in (128 mm)'],
}

type Line = {
  nouns: readonly string[]
  sizes: readonly string[]
  styles: readonly string[]
  drilled: boolean
}

const lines: Record<string, Line> = {
  'bar-pulls': {
    nouns: ['Bar Pull', 'Round Bar Pull', 'Square Bar Pull', 'Knurled Bar Pull'],
    sizes: centers.short,
    styles: ['Modern', 'Transitional'],
    drilled: true,
  },
  'arch-and-traditional-pulls': {
    nouns: ['Arch Pull', 'Bail Pull', 'Bow Pull'],
    sizes: centers.short,
    styles: ['Traditional', 'Transitional', 'Rustic'],
    drilled: true,
  },
  knobs: {
    nouns: ['Round Knob', 'Mushroom Knob', 'Square Knob', 'Knurled Knob'],
    sizes: ['1-1/4 in', '1 in', '1-1/2 in'],
    styles: ['Transitional', 'Modern', 'Traditional', 'Glam'],
    drilled: false,
  },
  'cup-and-bin-pulls': {
    nouns: ['Cup Pull', 'Bin Pull'],
    sizes: centers.cup,
    styles: ['Traditional', 'Rustic', 'Transitional'],
    drilled: true,
  },
  'appliance-pulls': {
    nouns: ['Appliance Pull'],
    sizes: centers.long,
    styles: ['Modern', 'Transitional', 'Traditional'],
    drilled: true,
  },
  'edge-and-finger-pulls': {
    nouns: ['Edge Pull', 'Finger Pull'],
    sizes: centers.short,
    styles: ['Modern'],
    drilled: true,
  },
  'hooks-and-latches': {
    nouns: ['Robe Hook', 'Cabinet Latch', 'Double Hook'],
    sizes: ['2 in', '3 in'],
    styles: ['Traditional', 'Rustic', 'Modern'],
    drilled: false,
  },
}

/** Pulls, knobs and hooks: axes finish, center-to-center (or size), pack. */
export const hardware: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const line = lines[subcategory.slug]
  if (!line) throw new RangeError(`No hardware line is described for ${subcategory.slug}.`)
  const noun = itemAt(line.nouns, turn)
  const facts: Attributes = {
    projection_in: random.between(1, 1.6, 0.05),
    material: random.weighted([
      ['Zinc alloy', 44],
      ['Solid brass', 24],
      ['Stainless steel', 18],
      ['Aluminum', 14],
    ] as const),
    style: itemAt(line.styles, turn),
    screws: true,
  }
  const longer = random.between(0.35, 1.2, 0.05)
  const costs = finishCosts(random)
  const finishes = finishesInTurn(hardwareFinishes, turn * 3)
  const packs = ['Each', random.pick(['Pack of 10', 'Pack of 5', 'Pack of 25'])]
  const [finishCount, sizeCount, packCount] = spreadOver(
    count,
    [finishes.length, line.sizes.length, subcategory.slug === 'appliance-pulls' ? 1 : 2],
    random,
  )
  const certifications = certificatesOf(commission, (name) =>
    name.startsWith('Prop') ? facts.material === 'Solid brass' : 'maybe',
  )
  const variants = crossing(
    finishes.slice(0, finishCount),
    inTurn(line.sizes, turn).slice(0, sizeCount),
    packs.slice(0, packCount),
  ).map(([finish, size, pack]) => {
    const measure = inchesOf(size)
    return piece(commission, {
      variant: { finish: finish.name, [line.drilled ? 'center-to-center' : 'size']: size, pack },
      title: `${size} ${noun}${pack === 'Each' ? '' : `, ${pack}`} – ${finish.name}`,
      finish,
      sizeLabel: size,
      attributes: {
        ...facts,
        ...(line.drilled
          ? { center_to_center: size, overall_in: round(measure + longer) }
          : { overall_in: measure }),
        finish: finish.name,
        pack,
      },
      factor: costs[finish.costs] * (0.7 + measure / 12),
      weightLb: round(0.1 + measure / 25),
      packing: packing(pack),
      certifications,
    })
  })
  return {
    typeName: noun,
    variants,
    description: `${withArticle(noun)} for doors and drawers of kitchen and bath cabinets, with screws for fronts of 3/4 in. ${line.drilled ? 'The center-to-center measure is the distance between the two screws; check it against holes that are there already.' : 'It is fixed with one screw.'} Wipe with a soft dry cloth.`,
  }
}

const withArticle = (noun: string) => `${/^[AEIOU]/.test(noun) ? 'An' : 'A'} ${noun.toLowerCase()}`
const round = (value: number) => Math.round(value * 100) / 100

/** `5-1/16 in (128 mm)` is 5.06. */
const inchesOf = (size: string): number => {
  const [whole = '0', over, under] = size.split(' in')[0]?.split(/[-/]/) ?? []
  return round(Number(whole) + (over && under ? Number(over) / Number(under) : 0))
}

const packing = (pack: string) => {
  const pieces = Number(pack.replace('Pack of ', ''))
  return pack === 'Each' ? {} : { unit: 'pack' as const, uom: `Pack of ${pieces}`, pieces }
}
