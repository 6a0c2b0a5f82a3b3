import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Blueprint, type Commission, crossing, inTurn, spreadOver } from '../design.ts'
import { itemAt } from '../random.ts'
import { certificatesOf, piece, type Tone, tones } from './fixture.ts'

const cabinetTones: readonly Tone[] = [
  tones.White,
  tones['Natural Oak'],
  tones.Navy,
  tones.Walnut,
  tones.Sage,
  tones.Charcoal,
  tones['Light Gray'],
  tones.Espresso,
  tones.Black,
]
const topTones: Record<string, Tone> = {
  'Carrara-type marble': { word: 'Carrara-type marble', hex: '#e6e5e2' },
  Quartz: { word: 'Quartz', hex: '#efede8' },
  'Engineered stone': { word: 'Engineered stone', hex: '#dcd8d0' },
  Ceramic: { word: 'Ceramic', hex: '#f4f3ef' },
  'Solid surface': { word: 'Solid surface', hex: '#f0eee9' },
  'No top': { word: 'No top', hex: '#f0eee9' },
}
const widthsOf: Record<string, readonly number[]> = {
  'single-sink-vanities': [36, 30, 48, 24, 42],
  'double-sink-vanities': [60, 72, 84],
  'floating-vanities': [36, 30, 48, 60, 24],
  'corner-and-powder-room': [24, 18, 30],
  'vanity-tops': [36, 48, 30, 60, 24],
}
const drillings = ['8 in widespread', 'Single', '4 in', '8 in widespread']

/** Cabinets with a top: axes width, finish, top. */
export const vanity: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const cabinets = inTurn(cabinetTones, turn * 2)
  const widths = inTurn(widthsOf[subcategory.slug] ?? [36], turn)
  const tops = inTurn(['Quartz', 'Carrara-type marble', 'Engineered stone', 'Ceramic', 'No top'], turn)
  const facts = cabinetFacts(commission)
  const [finishCount, widthCount, topCount] = spreadOver(count, [cabinets.length, widths.length, 2], random)
  const certifications = certificatesOf(commission, (name) => (name.startsWith('KCMA') ? 'maybe' : true))
  const noun = nounOf(commission)
  const variants = crossing(
    cabinets.slice(0, finishCount),
    widths.slice(0, widthCount),
    tops.slice(0, topCount),
  ).map(([cabinet, width, top]) =>
    piece(commission, {
      variant: { width: `${width} in`, finish: cabinet.word, top },
      title: `${width} in ${noun} with ${top === 'No top' ? 'No Top' : `${top} Top`} – ${cabinet.word}`,
      tone: cabinet,
      sizeLabel: `${width} in`,
      attributes: { ...facts, ...topFacts(commission, top), width_in: String(width), finish: cabinet.word },
      factor: (0.45 + width / 65) * (top === 'No top' ? 0.8 : 1),
      weightLb: Math.round(width * 3.1),
      certifications,
    }),
  )
  const drilling = facts.faucet_holes === 'Single' ? 'one faucet hole' : `${facts.faucet_holes} faucet holes`
  return {
    typeName: noun,
    variants,
    description: `A ${noun.toLowerCase()} with ${facts.doors_drawers} in ${String(facts.cabinet_material).toLowerCase()}. Tops are drilled for ${drilling}; check the supply and drain positions against the rough-in drawing before ordering. Wipe dry after use and clean with mild soap.`,
  }
}

const nounOf = ({ subcategory }: Commission) =>
  ({
    'single-sink-vanities': 'Single Sink Vanity',
    'double-sink-vanities': 'Double Sink Vanity',
    'floating-vanities': 'Floating Vanity',
    'corner-and-powder-room': 'Powder Room Vanity',
  })[subcategory.slug] ?? 'Vanity Top'

const cabinetFacts = ({ subcategory, random, turn }: Commission) => {
  const isFloating = subcategory.slug === 'floating-vanities'
  const isDouble = subcategory.slug === 'double-sink-vanities'
  return {
    depth_in: random.pick(subcategory.slug === 'corner-and-powder-room' ? [16, 18] : [18, 21, 22]),
    height_in: isFloating ? random.pick([19, 21, 24]) : random.pick([33.5, 34.5, 35]),
    cabinet_material: random.pick(['Solid oak', 'Solid birch + plywood', 'Plywood', 'MDF']),
    mount: isFloating ? 'Wall-mount' : 'Freestanding',
    faucet_holes: itemAt(drillings, turn),
    doors_drawers: random.pick(
      isDouble
        ? ['4 doors, 3 drawers', '4 doors, 6 drawers']
        : ['2 doors', '2 doors, 3 drawers', '2 drawers'],
    ),
    soft_close: random.chance(0.85),
    assembly: random.chance(0.75) ? 'Assembled' : 'Ready to assemble',
  } satisfies Attributes
}

const topFacts = ({ subcategory, turn }: Commission, top: string): Attributes => {
  if (top === 'No top')
    return { top_material: top, sinks: '0 (cabinet only)', faucet_holes: 'None', backsplash_included: false }
  return {
    top_material: top,
    sinks: subcategory.slug === 'double-sink-vanities' ? '2' : '1',
    sink_type: top === 'Ceramic' || top === 'Solid surface' ? 'Integrated' : 'Undermount',
    faucet_holes: itemAt(drillings, turn),
    backsplash_included: turn % 3 !== 0,
  }
}

/** A top alone: axes width, top. */
export const vanityTop: Blueprint = (commission) => {
  const { subcategory, random, turn, count } = commission
  const widths = inTurn(widthsOf[subcategory.slug] ?? [36], turn)
  const tops = inTurn(['Carrara-type marble', 'Quartz', 'Engineered stone', 'Ceramic', 'Solid surface'], turn)
  const drilling = itemAt(drillings, turn)
  const [topCount, widthCount] = spreadOver(count, [tops.length, widths.length, 1], random)
  const certifications = certificatesOf(commission, (name) => name.startsWith('Prop 65'))
  const variants = crossing(tops.slice(0, topCount), widths.slice(0, widthCount), [null]).map(
    ([top, width]) => {
      const tone = topTones[top] ?? tones.White
      return piece(commission, {
        variant: { width: `${width} in`, top },
        title: `${width} in ${top} Vanity Top, ${drilling === 'Single' ? 'single hole' : drilling}`,
        tone,
        sizeLabel: `${width} in`,
        attributes: { ...topFacts(commission, top), width_in: String(width), depth_in: 22, height_in: 0.75 },
        factor: (0.4 + width / 60) * (top === 'Carrara-type marble' ? 1.15 : 1),
        weightLb: Math.round(width * 1.9),
        certifications,
      })
    },
  )
  return {
    typeName: 'Vanity Top',
    variants,
    description: `A vanity top with an undermounted or integrated bowl, cut to overhang a standard cabinet by half an inch on each side. It is drilled for ${drilling === 'Single' ? 'a single-hole faucet' : `a ${drilling} faucet`}. Set it in silicone, and seal marble once a year.`,
  }
}
