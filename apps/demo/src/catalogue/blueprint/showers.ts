import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, type Commission, crossing, inTurn, spreadOver } from '../design.ts'
import { type Finish, faucetFinishes } from '@showroom/drawing/finishes'
import { itemAt } from '../random.ts'
import { certificatesOf, finishCosts, finishesInTurn, piece, type Tone, tones } from './fixture.ts'

/** California sells shower heads of at most 1.8 gallons a minute. */
const flows = [
  ['1.8', 44],
  ['1.75', 18],
  ['1.5', 12],
  ['2.0', 14],
  ['2.5 (not CA)', 12],
] as const
const notForCalifornia = (flow: string) => (Number.parseFloat(flow) > 1.8 ? ['CA'] : [])

const showerCertificate = (name: string, flow: string | null, glass: boolean): boolean => {
  if (name.startsWith('WaterSense')) return flow !== null && Number.parseFloat(flow) <= 2
  if (name.startsWith('CEC')) return flow !== null && Number.parseFloat(flow) <= 1.8
  if (name.includes('glass')) return glass
  if (name === 'ASSE 1016') return flow !== null
  return !glass
}

/** Systems, trims and heads: axes finish and, for heads, size. */
export const showerFitting: Blueprint = (commission) => {
  const { subcategory, random, turn } = commission
  const isHead = subcategory.slug === 'shower-heads-and-hand-showers'
  const noun = itemAt(
    isHead
      ? ['Rain Shower Head', 'Hand Shower', 'Shower Head']
      : ['Shower System', 'Shower Trim Kit', 'Thermostatic Shower System'],
    turn,
  )
  const flow = random.weighted(flows)
  const roughIn = isHead ? null : random.pick(['Sold separately', 'Sold separately', 'Included'])
  const facts: Attributes = {
    functions: random.pick(['1', '2', '3', '4+']),
    flow_gpm: flow,
    ...(isHead
      ? {}
      : {
          valve_type: noun.startsWith('Thermo')
            ? 'Thermostatic'
            : random.pick(['Pressure balance', 'Pressure balance', 'Diverter only']),
        }),
    ...(roughIn ? { rough_in: roughIn } : {}),
  }
  const description = isHead
    ? `A ${noun.toLowerCase()} for a standard 1/2 in shower arm. It passes ${Number.parseFloat(flow)} gallons a minute. Rub the nozzles with a thumb now and then to break off lime.`
    : `A ${noun.toLowerCase()} with ${facts.functions} spray function${facts.functions === '1' ? '' : 's'}. ${roughIn === 'Included' ? 'The rough-in valve is in the box.' : 'The rough-in valve is ordered besides and set before the wall is closed.'} Clean with a soft cloth and water.`
  return inFinishes(commission, {
    noun,
    facts,
    sizes: isHead ? ['6 in', '8 in', '10 in'] : [''],
    certifications: certificatesOf(commission, (name) => showerCertificate(name, flow, false)),
    restrictedStates: notForCalifornia(flow),
    needs: roughIn === 'Sold separately' ? 'Shower Rough-In Valve' : null,
    description,
  })
}

/** Door types, the glass that carries them, and the openings they close. */
const doorTypes = [
  ['Sliding', ['5/16 in', '3/8 in'], ['56-60', '44-48', '60-64', '68-72']],
  ['Hinged', ['3/8 in', '1/2 in'], ['30-34', '44-48']],
  ['Pivot', ['3/8 in', '1/4 in'], ['30-34', '44-48']],
  ['Bypass', ['1/4 in', '5/16 in'], ['56-60', '44-48', '60-64']],
  ['Fixed screen', ['3/8 in', '1/2 in'], ['30-34', '44-48']],
  ['Bi-fold', ['1/4 in'], ['30-34', '44-48']],
] as const

/** Doors: axes finish, size. */
export const showerDoor: Blueprint = (commission) => {
  const { random, turn } = commission
  const [type, glasses, openings] = itemAt(doorTypes, turn)
  const glass = random.pick([...glasses])
  const glassFinish = random.pick(['Clear', 'Clear', 'Low iron', 'Frosted', 'Fluted'])
  return inFinishes(commission, {
    noun: `${type} Shower ${type === 'Fixed screen' ? 'Panel' : 'Door'}`,
    facts: { door_type: type, glass, glass_finish: glassFinish },
    sizes: openings.map((opening) => `${opening} in`),
    sizeAttribute: 'opening_in',
    certifications: certificatesOf(commission, (name) => showerCertificate(name, null, true)),
    restrictedStates: [],
    needs: null,
    description: `A ${type.toLowerCase()} shower enclosure in tempered ${glass} ${glassFinish.toLowerCase()} glass. Measure the opening at the bottom, the middle and the top after tiling. Wipe the glass with a squeegee after use.`,
  })
}

/** Linear drains: axes finish, size. */
export const linearDrain: Blueprint = (commission) =>
  inFinishes(commission, {
    noun: 'Linear Shower Drain',
    facts: { drain_pos: 'Linear' },
    sizes: ['24 in', '32 in', '36 in', '48 in'],
    certifications: ['cUPC'],
    restrictedStates: [],
    needs: null,
    description:
      'A linear drain for curbless and tiled showers, with a removable grate. Slope the floor to one side only, a quarter inch to the foot. Lift the grate and rinse the channel once a month.',
  })

type Finished = {
  noun: string
  facts: Attributes
  sizes: readonly string[]
  sizeAttribute?: string
  certifications: string[]
  restrictedStates: string[]
  needs: string | null
  description: string
}

const inFinishes = (commission: Commission, made: Finished) => {
  const { random, turn, count } = commission
  const costs = finishCosts(random)
  const finishes = finishesInTurn(faucetFinishes, turn)
  const [finishCount, sizeCount] = spreadOver(count, [finishes.length, made.sizes.length, 1], random)
  const choices = crossing(finishes.slice(0, finishCount), inTurn(made.sizes, turn).slice(0, sizeCount), [
    null,
  ])
  return {
    typeName: made.noun,
    description: made.description,
    variants: choices.map(([finish, size]) =>
      finishedPiece(commission, made, { finish, size, cost: costs[finish.costs] }),
    ),
  }
}

const finishedPiece = (
  commission: Commission,
  made: Finished,
  { finish, size, cost }: { finish: Finish; size: string; cost: number },
) =>
  piece(commission, {
    variant: size ? { finish: finish.name, size } : { finish: finish.name },
    title: `${size ? `${size} ` : ''}${made.noun} – ${finish.name}`,
    finish,
    sizeLabel: size,
    attributes: {
      ...made.facts,
      finish: finish.name,
      ...(made.sizeAttribute ? { [made.sizeAttribute]: size.replace(' in', '') } : {}),
    },
    factor: cost * (size ? 0.8 + Number.parseFloat(size) / 150 : 1),
    weightLb: made.sizeAttribute ? 110 : 7,
    certifications: made.certifications,
    restrictedStates: made.restrictedStates,
    needs: made.needs,
  })

const baseTones: readonly Tone[] = [tones.White, tones.Black, tones.Gray, tones.Biscuit]
const panelTones: readonly Tone[] = [tones.White, tones['Light Gray'], tones.Sandstone, tones.Charcoal]

/** Bases: axes color, size. Panels and niches likewise. */
export const showerBase: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const isBase = subcategory.slug === 'shower-bases-and-pans'
  const noun = isBase ? 'Shower Base' : itemAt(['Shower Wall Panel Set', 'Shower Niche'], turn)
  const drain = random.pick(['Center', 'Left', 'Right', 'Linear'])
  const sizes = isBase
    ? ['60x32', '48x36', '36x36', '60x36', '60x30', '72x36', '48x34', '32x32']
    : noun === 'Shower Niche'
      ? ['12x12', '12x24', '14x36']
      : ['60x36', '48x36', '36x36']
  const palette = inTurn(isBase ? baseTones : panelTones, turn)
  const [toneCount, sizeCount] = spreadOver(count, [palette.length, sizes.length, 1], random)
  const variants = crossing(palette.slice(0, toneCount), inTurn(sizes, turn).slice(0, sizeCount), [null]).map(
    ([tone, size]) => {
      const [width = 36, length = 36] = size.split('x').map(Number)
      return piece(commission, {
        variant: { color: tone.word, size },
        title: `${size} ${noun} – ${tone.word}`,
        tone,
        sizeLabel: size,
        attributes: isBase ? { base_size: size, drain_pos: drain } : {},
        factor: 0.6 + (width * length) / 4000,
        weightLb: Math.round((width * length) / 30),
        certifications: isBase ? ['cUPC'] : [],
      })
    },
  )
  return {
    typeName: noun,
    variants,
    description: isBase
      ? `A shower base with the drain at ${drain === 'Linear' ? 'one edge' : `the ${drain.toLowerCase()}`}, ready for a 2 in waste. Bed it in mortar on a level floor. Clean with mild soap; no scouring powder.`
      : `A ${noun.toLowerCase()} for wet walls, set in silicone over a waterproofed board. Cut it with a fine-toothed blade and seal every edge. Clean with mild soap; no scouring powder.`,
  }
}

/** The valves behind the wall: axes connection, stops. */
export const roughInValve: Blueprint = (commission) => {
  const { turn, count, random } = commission
  const type = itemAt(['Pressure balance', 'Thermostatic'], turn)
  const connections = ['1/2 in PEX', '1/2 in sweat', '1/2 in NPT', '1/2 in press']
  const [connectionCount, stopCount] = spreadOver(count, [connections.length, 2, 1], random)
  const variants = crossing(
    inTurn(connections, turn).slice(0, connectionCount),
    ['service stops', 'no stops'].slice(0, stopCount),
    [null],
  ).map(([connection, stops]) =>
    piece(commission, {
      variant: { connection, stops },
      title: `${type} Shower Rough-In Valve, ${connection}, ${stops}`,
      attributes: { valve_type: type, rough_in: 'Included' },
      factor: (stops === 'service stops' ? 1.12 : 1) * (type === 'Thermostatic' ? 1.3 : 1),
      weightLb: 4,
      certifications: ['ASSE 1016', 'cUPC'],
      part: 'Shower Rough-In Valve',
    }),
  )
  return {
    typeName: `${type} Shower Rough-In Valve`,
    variants,
    description: `A ${type.toLowerCase()} valve for shower trims of the same brand, set in the wall before it is closed. Keep its face between the marks for the thickness of the finished wall. The cartridge is changed from the front.`,
  }
}
