import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, type Commission, crossing, inTurn, spreadOver } from '../design.ts'
import { faucetFinishes } from '@showroom/drawing/finishes'
import { itemAt } from '../random.ts'
import { certificatesOf, finishCosts, finishesInTurn, piece, tones } from './fixture.ts'

type Line = {
  noun: string
  holes: readonly string[]
  height: readonly [number, number]
  spray: readonly string[]
}

const lines: Record<string, Line> = {
  'pull-down': {
    noun: 'Pull-Down Kitchen Faucet',
    holes: ['1', '1', '3'],
    height: [7, 10],
    spray: ['2', '3', '4'],
  },
  bridge: { noun: 'Bridge Kitchen Faucet', holes: ['2', '4'], height: [7, 9], spray: ['1', '2'] },
  'pull-out': { noun: 'Pull-Out Kitchen Faucet', holes: ['1', '3'], height: [5, 7], spray: ['2', '3'] },
  'pot-filler': { noun: 'Wall-Mount Pot Filler', holes: ['1'], height: [3, 5], spray: ['1'] },
  'bar-and-prep': { noun: 'Bar Faucet', holes: ['1'], height: [5, 8], spray: ['1', '2'] },
  touchless: { noun: 'Touchless Kitchen Faucet', holes: ['1', '3'], height: [7, 10], spray: ['2', '3'] },
}
const styles = ['Modern', 'Transitional', 'Farmhouse', 'Traditional', 'Industrial']
const accessories = ['Soap Dispenser', 'Filtered Water Faucet', 'Air Switch', 'Deck Plate']

/** Kitchen faucets and what stands beside them: the finish is the only axis. */
export const kitchenFaucet: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const line = lines[subcategory.slug] ?? null
  const noun = line?.noun ?? itemAt(accessories, turn)
  const flow = random.weighted([
    ['1.8', 56],
    ['1.5', 16],
    ['1.75', 14],
    ['2.2 (not CA)', 14],
  ] as const)
  const facts = line
    ? faucetFacts(commission, line, flow)
    : { material: 'Solid brass', style: itemAt(styles, turn), holes: '1' }
  const costs = finishCosts(random)
  const certifications = certificatesOf(commission, (name) => {
    if (name.startsWith('CEC')) return line !== null && !flow.includes('not CA')
    return name === 'ADA' ? facts.ada === true : true
  })
  const variants = finishesInTurn([...faucetFinishes, 'Stainless'], turn)
    .slice(0, count)
    .map((finish) =>
      piece(commission, {
        variant: { finish: finish.name },
        title: `${noun} – ${finish.name}`,
        finish,
        attributes: { ...facts, finish: finish.name },
        factor: costs[finish.costs],
        weightLb: line ? 6.5 : 2,
        certifications,
        restrictedStates: line && flow.includes('not CA') ? ['CA'] : [],
      }),
    )
  const use = line
    ? `A ${noun.toLowerCase()} for kitchen sinks, with ${facts.holes === '1' ? 'one hole' : `${facts.holes} holes`} to drill. Measure the spout reach against the bowl, so that the water falls in its middle.`
    : `A ${noun.toLowerCase()} that stands beside the kitchen faucet in the same finish. It needs one hole of 1-3/8 in.`
  return {
    typeName: noun,
    variants,
    description: `${use} Clean with a soft cloth and water; no acids and no scouring pads.`,
  }
}

const faucetFacts = ({ subcategory, random, turn }: Commission, line: Line, flow: string): Attributes => ({
  holes: random.pick(line.holes),
  spout_height_in: random.between(line.height[0], line.height[1], 0.25),
  spout_reach_in:
    subcategory.slug === 'pot-filler' ? random.between(20, 26, 0.5) : random.between(7, 10, 0.25),
  flow_gpm: flow,
  spray: random.pick(line.spray),
  touchless: subcategory.slug === 'touchless',
  docking: subcategory.slug === 'pull-down' && random.chance(0.6),
  style: subcategory.slug === 'bridge' ? itemAt(['Traditional', 'Farmhouse'], turn) : itemAt(styles, turn),
  ada: random.chance(0.75),
  material: random.pick(['Solid brass', 'Stainless steel 304', 'Solid brass', 'Zinc']),
})

const metalTones = [tones.Stainless, tones.Gunmetal, tones['Gold PVD'], tones.Black]
const castTones = [tones.White, tones.Black, tones.Gray, tones.Bisque]
const mountOf: Record<string, string> = {
  undermount: 'Undermount',
  'farmhouse--apron': 'Apron-front',
  workstation: 'Undermount',
  'drop-in': 'Drop-in',
  'bar-and-prep-sinks': 'Dual',
}
/** The cabinet must be at least three inches wider than the sink. */
const cabinetFor: Record<number, string> = { 15: '18', 23: '27', 27: '30', 30: '33', 32: '36', 33: '36' }

/** Kitchen sinks: axes size, color. */
export const kitchenSink: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const isBar = subcategory.slug === 'bar-and-prep-sinks'
  const isApron = subcategory.slug === 'farmhouse--apron'
  const material = itemAt(
    isApron
      ? ['Fireclay', 'Stainless 16 ga', 'Granite composite', 'Cast iron']
      : ['Stainless 16 ga', 'Granite composite', 'Stainless 18 ga', 'Fireclay'],
    turn,
  )
  const palette = inTurn(
    material.startsWith('Stainless') ? metalTones : castTones,
    material.startsWith('Stainless') ? 0 : turn,
  )
  const lengths = inTurn(isBar ? [15, 23] : isApron ? [33, 30, 27] : [32, 30, 33, 27], turn)
  const bowls =
    isBar || subcategory.slug === 'workstation'
      ? 'Single'
      : random.pick(['Single', 'Single', '60/40', '50/50', '70/30'])
  const facts: Attributes = {
    material,
    mount: mountOf[subcategory.slug] ?? 'Undermount',
    bowls,
    width_in: isBar ? random.pick([15, 18]) : random.between(18, 22, 0.5),
    depth_in: random.between(isBar ? 7 : 8.5, 10, 0.5),
    drain_position: random.pick(['Center', 'Rear', 'Left', 'Right']),
    holes: mountOf[subcategory.slug] === 'Drop-in' ? random.pick([1, 3, 4]) : 0,
  }
  const [colorCount, sizeCount] = spreadOver(count, [palette.length, lengths.length, 1], random)
  const noun = `${material.replace(/ \d+ ga/, '')} ${sinkNoun(subcategory.slug)}`
  const certifications = certificatesOf(commission, () => 'maybe')
  const variants = crossing(palette.slice(0, colorCount), lengths.slice(0, sizeCount), [null]).map(
    ([tone, length]) =>
      piece(commission, {
        variant: { size: `${length} in`, color: tone.word },
        title: `${length} in ${noun} – ${tone.word}`,
        tone,
        sizeLabel: `${length} in`,
        attributes: {
          ...facts,
          length_in: String(length),
          min_cabinet_in: cabinetFor[length] ?? '36',
          color: tone.word,
        },
        factor: (0.5 + length / 60) * (tone.word === 'Gold PVD' ? 1.2 : 1),
        weightLb: Math.round(length * (material === 'Fireclay' || material === 'Cast iron' ? 3.2 : 0.9)),
        certifications,
      }),
  )
  return {
    typeName: noun,
    variants,
    description: `A ${noun.toLowerCase()} with ${bowls === 'Single' ? 'one bowl' : `two bowls, ${bowls}`}, ${facts.depth_in} in deep. Cut the counter by the template that comes in the box, not by the drawing. Rinse after use and dry to keep water marks away.`,
  }
}

const sinkNoun = (slug: string) =>
  ({
    undermount: 'Undermount Sink',
    'farmhouse--apron': 'Farmhouse Sink',
    workstation: 'Workstation Sink',
    'drop-in': 'Drop-In Sink',
  })[slug] ?? 'Bar Sink'

const sinkParts = ['Bottom Grid', 'Basket Strainer', 'Disposal Flange', 'Sink Strainer']

/** Grids, strainers and flanges: axes size, color. */
export const sinkPart: Blueprint = (commission) => {
  const { random, turn, count } = commission
  const part = itemAt(sinkParts, turn)
  const sizes = part === 'Bottom Grid' ? ['27 in', '30 in', '33 in'] : ['3-1/2 in', '4-1/2 in']
  const [colorCount, sizeCount] = spreadOver(count, [metalTones.length, sizes.length, 1], random)
  const variants = crossing(inTurn(metalTones, turn).slice(0, colorCount), sizes.slice(0, sizeCount), [
    null,
  ]).map(([tone, size]) =>
    piece(commission, {
      variant: { size, color: tone.word },
      title: `${size} ${part} – ${tone.word}`,
      tone,
      sizeLabel: size,
      attributes: { material: 'Stainless 16 ga', color: tone.word },
      factor: tone.word === 'Stainless' ? 1 : 1.15,
      weightLb: 3,
      certifications: ['cUPC'],
    }),
  )
  return {
    typeName: part,
    variants,
    description: `A ${part.toLowerCase()} for kitchen sinks of the matching size. Check the size of the drain or the inside of the bowl before ordering. It may go into the dishwasher.`,
  }
}
