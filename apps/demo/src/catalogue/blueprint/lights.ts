import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, type Commission, crossing, inTurn, spreadOver } from '../design.ts'
import { lightFinishes } from '@showroom/drawing/finishes'
import { itemAt } from '../random.ts'
import { certificatesOf, finishCosts, finishesInTurn, piece } from './fixture.ts'

type Line = {
  nouns: readonly string[]
  sizes: readonly number[]
  /** Bulbs, smallest first: a longer bar holds more of them. */
  bulbs: readonly number[]
  shades: readonly string[]
  rating: readonly string[]
  led: number
}

const glass = ['Opal glass', 'Clear glass', 'Seeded glass', 'Alabaster-look']

const lines: Record<string, Line> = {
  pendants: {
    nouns: ['Dome Pendant', 'Globe Pendant', 'Cone Pendant', 'Drum Pendant'],
    sizes: [10, 14, 18, 24],
    bulbs: [1],
    shades: ['Metal', 'Opal glass', 'Rattan', 'Clear glass', 'Linen', 'Alabaster-look'],
    rating: ['Dry', 'Damp'],
    led: 0.15,
  },
  chandeliers: {
    nouns: ['Chandelier', 'Linear Chandelier', 'Ring Chandelier'],
    sizes: [26, 32, 38, 44],
    bulbs: [5, 6, 8, 12],
    shades: ['Clear glass', 'Linen', 'Opal glass', 'Metal'],
    rating: ['Dry'],
    led: 0.2,
  },
  'vanity-lights': {
    nouns: ['Vanity Light', 'Bath Bar'],
    sizes: [15, 24, 32],
    bulbs: [2, 3, 4],
    shades: glass,
    rating: ['Damp'],
    led: 0.25,
  },
  'wall-sconces': {
    nouns: ['Wall Sconce', 'Swing-Arm Sconce'],
    sizes: [5, 7, 9],
    bulbs: [1, 2],
    shades: ['Opal glass', 'Linen', 'Metal', 'Clear glass', 'Rattan'],
    rating: ['Damp', 'Dry'],
    led: 0.2,
  },
  'flush-and-semi-flush': {
    nouns: ['Flush Mount', 'Semi-Flush Mount'],
    sizes: [12, 15, 18],
    bulbs: [2, 3],
    shades: [...glass, 'Linen'],
    rating: ['Damp', 'Dry'],
    led: 0.45,
  },
  'recessed-and-downlights': {
    nouns: ['LED Downlight', 'Canless Downlight'],
    sizes: [4, 5, 6],
    bulbs: [1],
    shades: ['Metal'],
    rating: ['Wet', 'Damp'],
    led: 1,
  },
  'outdoor-lights': {
    nouns: ['Outdoor Wall Lantern', 'Outdoor Cylinder Light', 'Outdoor Pendant'],
    sizes: [6, 8, 10],
    bulbs: [1, 2],
    shades: ['Seeded glass', 'Clear glass', 'Metal'],
    rating: ['Wet'],
    led: 0.35,
  },
  'track-and-rail': {
    nouns: ['Track Light Kit'],
    sizes: [24, 36, 48],
    bulbs: [3, 4, 5],
    shades: ['Metal'],
    rating: ['Dry'],
    led: 0.6,
  },
  'under-cabinet': {
    nouns: ['Under-Cabinet LED Bar'],
    sizes: [12, 18, 24, 36],
    bulbs: [1],
    shades: ['Metal'],
    rating: ['Damp', 'Dry'],
    led: 1,
  },
}
/** How a lamp is drawn follows its name. */
const shapes: Record<string, string> = {
  'Dome Pendant': 'pendant-dome',
  'Globe Pendant': 'pendant-globe',
  'Cone Pendant': 'pendant-cone',
  'Drum Pendant': 'pendant-rattan',
  Chandelier: 'chandelier',
  'Linear Chandelier': 'chandelier',
  'Ring Chandelier': 'chandelier-ring',
}

const styles = ['Modern', 'Farmhouse', 'Transitional', 'Mid-century', 'Coastal', 'Industrial', 'Glam']

/** Lamps: axes finish, size, light count. */
export const light: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const line = lines[subcategory.slug]
  if (!line) throw new RangeError(`No lighting line is described for ${subcategory.slug}.`)
  const noun = itemAt(line.nouns, turn)
  const facts = lampFacts(commission, line)
  const costs = finishCosts(random)
  const finishes = finishesInTurn(lightFinishes, turn * 3).filter(
    ({ name }) => name !== 'Natural Wood' || facts.rating === 'Dry',
  )
  const [finishCount, sizeCount] = spreadOver(count, [finishes.length, line.sizes.length, 1], random)
  const certifications = certificatesOf(commission, (name) => lampCertificate(name, subcategory.slug, facts))
  const variants = crossing(finishes.slice(0, finishCount), inTurn(line.sizes, turn).slice(0, sizeCount), [
    null,
  ]).map(([finish, size]) => {
    const bulbs = line.bulbs[Math.min(line.sizes.indexOf(size), line.bulbs.length - 1)] ?? 1
    const counted = line.bulbs.length > 1
    return piece(commission, {
      variant: {
        finish: finish.name,
        size: `${size} in`,
        ...(counted ? { 'light count': `${bulbs} light${bulbs > 1 ? 's' : ''}` } : {}),
      },
      title: `${size} in ${counted && bulbs > 1 ? `${bulbs}-Light ` : ''}${noun} – ${finish.name}`,
      finish,
      form: facts.shade === 'Rattan' && subcategory.slug === 'pendants' ? 'pendant-rattan' : shapes[noun],
      sizeLabel: `${size} in`,
      attributes: {
        ...facts,
        ...outputOf(facts, bulbs),
        lights: bulbs,
        diameter_in: size,
        finish: finish.name,
      },
      factor:
        costs[finish.costs] * (0.55 + size / (2 * itemAt(line.sizes, line.sizes.length - 1)) + bulbs / 30),
      weightLb: Math.max(1, Math.round(size / 3)),
      certifications,
    })
  })
  return {
    typeName: noun,
    variants,
    description: `${article(noun)} ${noun.toLowerCase()} with ${String(facts.shade).toLowerCase()} for ${String(facts.rating).toLowerCase()} locations. ${facts.socket === 'Integrated LED' ? 'The light source is built in.' : `It takes ${facts.socket} bulbs, which are not in the box.`} Switch off at the breaker before cleaning; wipe with a dry cloth.`,
  }
}

const article = (noun: string) => (/^[AEIOU]|^LED/.test(noun) ? 'An' : 'A')

const lampFacts = ({ subcategory, random, turn }: Commission, line: Line): Attributes => {
  const isLed = random.chance(line.led)
  const hangs = subcategory.slug === 'pendants' || subcategory.slug === 'chandeliers'
  return {
    shade: itemAt(line.shades, turn),
    socket: isLed
      ? 'Integrated LED'
      : random.weighted([
          ['E26', 66],
          ['E12', 20],
          ['G9', 8],
          ['GU10', 6],
        ] as const),
    ...(isLed
      ? {
          cct: random.pick(['2700 K', '3000 K', 'Selectable', '3500 K', '4000 K']),
          cri: random.pick(['90+', '90+', '80+', '95+']),
        }
      : {}),
    dimmable: !isLed || random.chance(0.9),
    rating: itemAt(line.rating, turn),
    ...(hangs ? { height_adj_in: random.pick([48, 60, 72, 96]), slope_ok: random.chance(0.8) } : {}),
    style: itemAt(styles, turn),
  }
}

const outputOf = (facts: Attributes, bulbs: number): Attributes =>
  facts.socket === 'Integrated LED'
    ? { lumens: 350 + bulbs * 450, watt_max: 5 + bulbs * 5 }
    : { watt_max: facts.socket === 'E26' ? 60 : 40 }

const lampCertificate = (name: string, slug: string, facts: Attributes): boolean | 'maybe' => {
  const isLed = facts.socket === 'Integrated LED'
  if (name.startsWith('UL')) return true
  if (name.startsWith('DarkSky')) return slug === 'outdoor-lights' ? 'maybe' : false
  if (name.startsWith('ADA')) return slug === 'wall-sconces' ? 'maybe' : false
  if (name.startsWith('Title 24')) return isLed && (facts.cri === '90+' || facts.cri === '95+')
  return isLed ? 'maybe' : false
}
