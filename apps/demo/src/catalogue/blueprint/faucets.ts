import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, type Commission } from '../design.ts'
import { faucetFinishes } from '@showroom/drawing/finishes'
import { itemAt } from '../random.ts'
import { certificatesOf, finishCosts, finishesInTurn, piece } from './fixture.ts'

type Line = {
  noun: string
  mount: string
  holes: number
  height: readonly [number, number]
  reach: readonly [number, number]
}

const bathLines: Record<string, Line> = {
  'single-hole': {
    noun: 'Single Hole Bathroom Faucet',
    mount: 'Single hole',
    holes: 1,
    height: [4, 7],
    reach: [4, 5.5],
  },
  widespread: {
    noun: 'Widespread Bathroom Faucet',
    mount: '8 in widespread',
    holes: 3,
    height: [4.5, 8],
    reach: [4.5, 6],
  },
  centerset: {
    noun: 'Centerset Bathroom Faucet',
    mount: '4 in centerset',
    holes: 3,
    height: [3.5, 6],
    reach: [4, 5],
  },
  'vessel-faucets': { noun: 'Vessel Faucet', mount: 'Single hole', holes: 1, height: [8, 11], reach: [5, 7] },
  'wall-mount': {
    noun: 'Wall-Mount Bathroom Faucet',
    mount: 'Wall',
    holes: 3,
    height: [2, 4],
    reach: [7, 9],
  },
}

const styles = ['Modern', 'Transitional', 'Traditional', 'Industrial']

/** Lavatory faucets: the finish is the only axis. */
export const bathFaucet: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const line = bathLines[subcategory.slug]
  if (!line) throw new RangeError(`No faucet line is described for ${subcategory.slug}.`)
  const flow = random.weighted([
    ['1.2', 62],
    ['1.0', 14],
    ['0.5', 6],
    ['1.5', 18],
  ] as const)
  const isWall = line.mount === 'Wall'
  const roughIn = isWall ? random.pick(['Sold separately', 'Included', 'Sold separately']) : 'Not needed'
  const facts: Attributes = {
    ...spoutFacts(commission, line),
    mount: line.mount,
    holes: line.holes,
    handles:
      line.holes === 3
        ? random.pick(['2 lever', '2 cross'])
        : random.pick(['1 lever', '1 lever', 'Touchless']),
    flow_gpm: flow,
    drain_included: !isWall && random.chance(0.6),
    rough_in: roughIn,
  }
  return finished(commission, {
    noun: line.noun,
    facts,
    certifications: certificatesOf(commission, (name) =>
      faucetCertificate(name, { flow, ada: facts.ada === true }),
    ),
    // California sells lavatory faucets of at most 1.2 gallons a minute.
    restrictedStates: Number(flow) > 1.2 ? ['CA'] : [],
    needs: roughIn === 'Sold separately' ? 'Wall-Mount Rough-In Valve' : null,
    description: `A ${line.noun.toLowerCase()} with a ${String(facts.valve).toLowerCase()} valve and a body of ${String(facts.material).toLowerCase()}. It needs ${line.holes === 1 ? 'one hole' : `${line.holes} holes`}${isWall ? ' in the finished wall and a valve set before tiling' : ' in the sink or top'}. Clean with a soft cloth and water; acids and scouring pads take the finish off.`,
    count,
    turn,
  })
}

/** Tub fillers stand on the floor or sit on the deck. */
export const tubFiller: Blueprint = (commission) => {
  const { random, turn, count } = commission
  const isFloor = turn % 3 !== 0
  const line: Line = {
    noun: isFloor ? 'Floor-Mount Tub Filler' : 'Deck-Mount Tub Filler',
    mount: isFloor ? 'Floor' : 'Deck',
    holes: isFloor ? 1 : 3,
    height: isFloor ? [38, 44] : [7, 11],
    reach: [8, 10],
  }
  const roughIn = isFloor ? 'Sold separately' : random.pick(['Included', 'Not needed'])
  const facts: Attributes = {
    ...spoutFacts(commission, line),
    mount: line.mount,
    holes: line.holes,
    handles: random.pick(['1 lever', '2 lever', '2 cross']),
    drain_included: false,
    rough_in: roughIn,
  }
  return finished(commission, {
    noun: line.noun,
    facts,
    certifications: certificatesOf(commission, (name) => faucetCertificate(name, { flow: null, ada: false })),
    restrictedStates: [],
    needs: isFloor ? 'Tub Filler Rough-In Valve' : null,
    description: `A ${line.noun.toLowerCase()} with a hand shower, for freestanding and drop-in tubs. ${isFloor ? 'Fix its rough-in valve to the joists before the floor is closed.' : 'It is set in the deck or the rim of the tub.'} Clean with a soft cloth and water.`,
    count,
    turn,
  })
}

const parts = [
  'Pop-Up Drain',
  'Wall-Mount Rough-In Valve',
  'Tub Filler Rough-In Valve',
  'P-Trap',
  'Supply Lines, Pair',
  'Grid Drain',
]

/** Drains, traps and the valves behind the wall. */
export const bathFaucetPart: Blueprint = (commission) => {
  const { turn, count } = commission
  const part = itemAt(parts, turn)
  const isValve = part.includes('Valve')
  return finished(commission, {
    noun: part,
    part,
    facts: { material: 'Solid brass', style: itemAt(styles, turn), ada: false },
    certifications: certificatesOf(commission, (name) => name === 'cUPC' || name.startsWith('NSF')),
    restrictedStates: [],
    needs: null,
    description: isValve
      ? `A ${part.toLowerCase()} with 1/2 in connections, set behind the finished surface. Its trim ring comes in the finish of the faucet. Keep the access plate reachable for service.`
      : `A ${part.toLowerCase()} in the finish of the faucet it goes with. It fits standard 1-1/4 in bathroom waste. Clean with a soft cloth and water.`,
    count,
    turn,
  })
}

type Finished = {
  noun: string
  facts: Attributes
  certifications: string[]
  restrictedStates: string[]
  needs: string | null
  part?: string
  description: string
  count: number
  turn: number
}

const finished = (commission: Commission, made: Finished) => {
  const costs = finishCosts(commission.random)
  const finishes = finishesInTurn(faucetFinishes, made.turn).slice(0, made.count)
  return {
    typeName: made.noun,
    description: made.description,
    variants: finishes.map((finish) =>
      piece(commission, {
        variant: { finish: finish.name },
        title: `${made.noun} – ${finish.name}`,
        finish,
        attributes: { ...made.facts, finish: finish.name },
        factor: costs[finish.costs],
        weightLb: 4.5,
        certifications: made.certifications,
        restrictedStates: made.restrictedStates,
        needs: made.needs,
        ...(made.part ? { part: made.part } : {}),
      }),
    ),
  }
}

const spoutFacts = ({ random, turn }: Commission, line: Line) => ({
  spout_height_in: random.between(line.height[0], line.height[1], 0.25),
  spout_reach_in: random.between(line.reach[0], line.reach[1], 0.25),
  valve: random.pick(['Ceramic disc', 'Cartridge']),
  material: random.weighted([
    ['Solid brass', 70],
    ['Stainless steel', 18],
    ['Zinc', 12],
  ] as const),
  style: itemAt(styles, turn),
  ada: random.chance(0.7),
})

const faucetCertificate = (name: string, { flow, ada }: { flow: string | null; ada: boolean }): boolean => {
  if (name.startsWith('WaterSense')) return flow !== null && Number(flow) <= 1.5
  if (name.startsWith('CalGreen')) return flow !== null && Number(flow) <= 1.2
  if (name === 'ADA') return ada
  return true
}
