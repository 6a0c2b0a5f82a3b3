import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, type Commission, crossing, inTurn, spreadOver } from '../design.ts'
import { applianceFinishes, type FinishName } from '@showroom/drawing/finishes'
import { itemAt, type Random } from '../random.ts'
import { certificatesOf, finishCosts, finishesInTurn, piece } from './fixture.ts'

type Line = {
  nouns: readonly string[]
  widths: readonly number[]
  /** Empty where it only plugs in. */
  fuels: readonly string[]
  finishes: readonly FinishName[]
  facts: (random: Random, width: number) => Attributes
  pounds: number
}

const steel: readonly FinishName[] = [
  'Stainless',
  'Fingerprint-resistant stainless',
  'Black stainless',
  'White',
  'Black',
]

const lines: Record<string, Line> = {
  refrigerators: {
    nouns: ['French Door Refrigerator', 'Side-by-Side Refrigerator', 'Bottom-Freezer Refrigerator'],
    widths: [36, 30],
    fuels: [],
    finishes: applianceFinishes,
    facts: (random, width) => ({
      capacity: random.between(width * 0.52, width * 0.74, 0.1),
      depth: random.pick(['Standard', 'Counter-depth', 'Built-in']),
      noise_dba: random.whole(37, 46),
      energy_kwh: random.whole(420, 760),
      smart: random.chance(0.4),
    }),
    pounds: 290,
  },
  ranges: {
    nouns: ['Slide-In Range', 'Freestanding Range', 'Professional Range'],
    widths: [30, 36, 48],
    fuels: ['Gas', 'Electric', 'Induction', 'Dual fuel'],
    finishes: steel,
    facts: (random, width) => ({
      capacity: random.between(width * 0.15, width * 0.21, 0.1),
      burners: width > 40 ? 8 : width > 30 ? 6 : random.pick([4, 5]),
      smart: random.chance(0.35),
    }),
    pounds: 210,
  },
  'range-hoods': {
    nouns: ['Wall-Mount Range Hood', 'Under-Cabinet Range Hood', 'Island Range Hood', 'Hood Insert'],
    widths: [30, 36, 48],
    fuels: [],
    finishes: ['Stainless', 'Black stainless', 'White', 'Black'],
    facts: (random) => ({
      cfm: random.pick([300, 400, 600, 900, 1200]),
      noise_dba: random.whole(48, 68),
      smart: false,
    }),
    pounds: 55,
  },
  dishwashers: {
    nouns: ['Dishwasher', 'Top-Control Dishwasher'],
    widths: [24, 18],
    fuels: [],
    finishes: applianceFinishes,
    facts: (random) => ({
      noise_dba: random.whole(38, 52),
      energy_kwh: random.whole(220, 270),
      depth: 'Standard',
      smart: random.chance(0.4),
    }),
    pounds: 90,
  },
  cooktops: {
    nouns: ['Cooktop', 'Rangetop'],
    widths: [30, 36],
    fuels: ['Induction', 'Gas', 'Electric'],
    finishes: ['Black', 'Stainless', 'White'],
    facts: (random, width) => ({ burners: width > 30 ? 5 : 4, smart: random.chance(0.3) }),
    pounds: 48,
  },
  'wall-ovens': {
    nouns: ['Single Wall Oven', 'Double Wall Oven', 'Combination Wall Oven'],
    widths: [30, 27, 24],
    fuels: ['Electric'],
    finishes: ['Stainless', 'Black stainless', 'Fingerprint-resistant stainless', 'White', 'Black'],
    facts: (random, width) => ({
      capacity: random.between(width * 0.13, width * 0.17, 0.1),
      depth: 'Built-in',
      smart: random.chance(0.5),
    }),
    pounds: 180,
  },
  'microwaves-and-drawers': {
    nouns: ['Microwave Drawer', 'Over-the-Range Microwave', 'Built-In Microwave'],
    widths: [24, 30],
    fuels: [],
    finishes: steel,
    facts: (random) => ({
      capacity: random.between(1.1, 2.1, 0.1),
      depth: 'Built-in',
      smart: random.chance(0.2),
    }),
    pounds: 62,
  },
  'washers-and-dryers': {
    nouns: ['Front-Load Washer', 'Dryer', 'Stacked Laundry Center'],
    widths: [27, 24],
    fuels: ['Electric', 'Gas'],
    finishes: ['White', 'Black', 'Black stainless', 'Stainless'],
    facts: (random) => ({
      capacity: random.between(4.5, 7.8, 0.1),
      noise_dba: random.whole(46, 60),
      smart: random.chance(0.5),
    }),
    pounds: 190,
  },
  'wine-and-beverage': {
    nouns: ['Wine Cooler', 'Beverage Center', 'Dual-Zone Wine Cooler'],
    widths: [24, 15],
    fuels: [],
    finishes: ['Stainless', 'Black stainless', 'Panel-ready', 'Black'],
    facts: (random, width) => ({
      capacity: random.between(width * 0.16, width * 0.23, 0.1),
      noise_dba: random.whole(38, 44),
      depth: 'Built-in',
      smart: false,
    }),
    pounds: 110,
  },
}

const fuelCosts: Record<string, number> = { Electric: 0.9, Gas: 1, Induction: 1.25, 'Dual fuel': 1.35 }

/** Appliances: axes finish, fuel; width where the line comes in several. */
export const appliance: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const line = lines[subcategory.slug]
  if (!line) throw new RangeError(`No appliance line is described for ${subcategory.slug}.`)
  const noun = itemAt(line.nouns, turn)
  const finishes = finishesInTurn(line.finishes, turn)
  const fuels = noun.includes('Washer') || line.fuels.length === 0 ? [''] : inTurn(line.fuels, turn)
  const widths = inTurn(line.widths, turn)
  const costs = finishCosts(random)
  const [finishCount, fuelCount, widthCount] = spreadOver(
    count,
    [finishes.length, Math.min(fuels.length, 2), widths.length],
    random,
  )
  const facts = new Map(widths.map((width) => [width, line.facts(random, width)]))
  const variants = crossing(
    finishes.slice(0, finishCount),
    fuels.slice(0, fuelCount),
    widths.slice(0, widthCount),
  ).map(([finish, fuel, width]) => {
    const made = { ...facts.get(width), ...fuelFacts(fuel, noun) }
    return piece(commission, {
      variant: { finish: finish.name, ...(fuel ? { fuel } : {}), width: `${width} in` },
      title: `${width} in ${fuel ? `${fuel} ` : ''}${noun} – ${finish.name}`,
      finish,
      sizeLabel: `${width} in`,
      attributes: { ...made, width_in: String(width), finish: finish.name },
      factor: costs[finish.costs] * (fuelCosts[fuel] ?? 1) * (0.55 + width / 70),
      weightLb: Math.round(line.pounds * (0.6 + width / 75)),
      certifications: certificatesOf(commission, (name) => applianceCertificate(name, fuel)),
    })
  })
  return { typeName: noun, variants, description: describe(commission, noun) }
}

/** Gas also burns propane with a kit; induction, ovens and electric heat need 240 volts. */
const fuelFacts = (fuel: string, noun: string): Attributes => {
  const strong = fuel === 'Induction' || fuel === 'Electric' || fuel === 'Dual fuel' || noun.includes('Oven')
  return {
    ...(fuel ? { fuel } : {}),
    ...(fuel === 'Gas' || fuel === 'Dual fuel' ? { lp_kit: 'Included' } : {}),
    voltage: strong ? '208/240 V' : '120 V',
  }
}

const applianceCertificate = (name: string, fuel: string): boolean | 'maybe' => {
  if (name === 'CSA gas') return fuel === 'Gas' || fuel === 'Dual fuel'
  if (name === 'AHRI') return false
  return name === 'UL / ETL' ? true : 'maybe'
}

const describe = ({ subcategory }: Commission, noun: string): string => {
  const gas =
    subcategory.slug === 'ranges' || subcategory.slug === 'cooktops'
      ? ' Gas models convert to propane with the kit in the box.'
      : ''
  return `${/^[AEIOU]/.test(noun) ? 'An' : 'A'} ${noun.toLowerCase()} for kitchens and utility rooms; compare the cut-out drawing with the cabinet before ordering.${gas} Check doors, stairs and turns on the way in: it comes on a pallet. Clean with a damp cloth along the grain, never across it.`
}
