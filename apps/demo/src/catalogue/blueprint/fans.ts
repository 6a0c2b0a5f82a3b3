import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, crossing, inTurn, spreadOver } from '../design.ts'
import { fanFinishes } from '@showroom/drawing/finishes'
import { itemAt } from '../random.ts'
import { certificatesOf, finishCosts, finishesInTurn, piece } from './fixture.ts'
type FanLine = { noun: string; spans: readonly number[]; rating: readonly string[]; kit: readonly string[] }

const fanLines: Record<string, FanLine> = {
  'ceiling-fans-with-light': {
    noun: 'Ceiling Fan with Light',
    spans: [52, 44, 56, 60, 48, 36],
    rating: ['Dry', 'Damp'],
    kit: ['Integrated LED', 'Bulbs'],
  },
  'ceiling-fans-without-light': {
    noun: 'Ceiling Fan',
    spans: [60, 52, 56, 66, 72],
    rating: ['Dry', 'Damp'],
    kit: ['None'],
  },
  'outdoor-fans': {
    noun: 'Outdoor Ceiling Fan',
    spans: [60, 52, 72, 56],
    rating: ['Wet', 'Damp'],
    kit: ['Integrated LED', 'None'],
  },
}

/** Ceiling fans: axes finish, span. */
export const ceilingFan: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const line = fanLines[subcategory.slug]
  if (!line) throw new RangeError(`No fan line is described for ${subcategory.slug}.`)
  const facts: Attributes = {
    blades: random.pick(['3', '5', '4', '3', '6', '8+']),
    motor: random.pick(['DC', 'DC', 'AC']),
    control: random.pick(['Remote', 'Wall', 'Smart', 'Pull chain']),
    rating: itemAt(line.rating, turn),
    light_kit: itemAt(line.kit, turn),
  }
  const finishes = finishesInTurn(fanFinishes, turn * 2)
  const costs = finishCosts(random)
  const [finishCount, spanCount] = spreadOver(count, [finishes.length, line.spans.length, 1], random)
  const certifications = certificatesOf(commission, (name) =>
    name.startsWith('HVI') ? false : name.startsWith('UL') ? facts.rating !== 'Dry' : 'maybe',
  )
  const variants = crossing(finishes.slice(0, finishCount), inTurn(line.spans, turn).slice(0, spanCount), [
    null,
  ]).map(([finish, span]) =>
    piece(commission, {
      variant: { finish: finish.name, span: `${span} in` },
      title: `${span} in ${line.noun} – ${finish.name}`,
      finish,
      sizeLabel: `${span} in`,
      attributes: {
        ...facts,
        span_in: String(span),
        cfm: Math.round((span * 95 + (facts.motor === 'DC' ? 600 : 0)) / 10) * 10,
        // A wide fan close to the ceiling would hang below seven feet or starve for air.
        mount: span >= 52 ? (span >= 60 ? 'Downrod' : 'Sloped') : random.pick(['Dual', 'Hugger', 'Downrod']),
        finish: finish.name,
      },
      factor: costs[finish.costs] * (0.4 + span / 90),
      weightLb: Math.round(span / 3),
      certifications,
    }),
  )
  return {
    typeName: line.noun,
    variants,
    description: `A ${line.noun.toLowerCase()} with ${facts.blades} blades and a ${facts.motor} motor for ${String(facts.rating).toLowerCase()} locations. Fix it to a fan-rated box, with the blades at least 7 ft above the floor. Dust the blades with the motor off, and tighten their screws once a year.`,
  }
}

/** Bath fans: axes finish, airflow. */
export const exhaustFan: Blueprint = (commission) => {
  const { random, turn, count } = commission
  const flows = inTurn([80, 110, 50, 150], turn)
  const finishes = finishesInTurn(['White', 'Brushed Nickel', 'Matte Black', 'Aged Bronze'], turn)
  const costs = finishCosts(random)
  const facts: Attributes = {
    motor: random.pick(['DC', 'AC']),
    control: random.pick(['Wall', 'Smart']),
    rating: 'Damp',
    light_kit: random.pick(['Integrated LED', 'None']),
  }
  const [finishCount, flowCount] = spreadOver(count, [finishes.length, flows.length, 1], random)
  const certifications = certificatesOf(commission, (name) =>
    name === 'Title 20' ? false : name.startsWith('ENERGY') ? 'maybe' : true,
  )
  const quiet = random.between(0.3, 1.5, 0.1)
  const variants = crossing(finishes.slice(0, finishCount), flows.slice(0, flowCount), [null]).map(
    ([finish, cfm]) =>
      piece(commission, {
        variant: { finish: finish.name, airflow: `${cfm} CFM` },
        title: `${cfm} CFM Bath Exhaust Fan – ${finish.name}`,
        finish,
        sizeLabel: `${cfm} CFM`,
        attributes: { ...facts, cfm, sones: Math.round((quiet + cfm / 200) * 10) / 10, finish: finish.name },
        factor: costs[finish.costs] * (0.7 + cfm / 250),
        weightLb: 11,
        certifications,
      }),
  )
  return {
    typeName: 'Bath Exhaust Fan',
    variants,
    description:
      'A ceiling fan that draws damp air out of baths, through a 4 in or 6 in duct. Plan one cubic foot a minute for each square foot of floor, and let it run twenty minutes after a shower. Wash the grille with mild soap twice a year.',
  }
}

const fanParts = ['Downrod', 'Wall Control', 'Remote Kit', 'Slope Adapter']

/** Downrods and controls: axes finish, size. */
export const fanPart: Blueprint = (commission) => {
  const { random, turn, count } = commission
  const part = itemAt(fanParts, turn)
  const sizes = part === 'Downrod' ? ['12 in', '18 in', '24 in', '36 in'] : ['Standard', 'With light dimmer']
  const finishes = finishesInTurn(fanFinishes, turn)
  const costs = finishCosts(random)
  const [finishCount, sizeCount] = spreadOver(count, [finishes.length, sizes.length, 1], random)
  const variants = crossing(finishes.slice(0, finishCount), sizes.slice(0, sizeCount), [null]).map(
    ([finish, size]) =>
      piece(commission, {
        variant: { finish: finish.name, size },
        title: `${size} ${part} – ${finish.name}`,
        finish,
        sizeLabel: size,
        attributes: {
          finish: finish.name,
          control: part === 'Downrod' || part === 'Slope Adapter' ? 'Wall' : 'Remote',
        },
        factor: costs[finish.costs] * (size === 'With light dimmer' ? 1.2 : 1),
        weightLb: 2,
        certifications: [],
      }),
  )
  return {
    typeName: part,
    variants,
    description: `A ${part.toLowerCase()} for ceiling fans of the same brand. Choose it by the height of the room and the slope of the ceiling. Wipe with a dry cloth.`,
  }
}
