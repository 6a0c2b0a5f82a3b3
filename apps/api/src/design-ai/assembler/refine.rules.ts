import type { AiSurface } from '@showroom/contract/design-ai/ai-choices'
import type { Candidate } from './candidate.ts'
import { chromaOf, labOf } from './lab.rules.ts'

type Judged = Pick<Candidate, 'appearance' | 'lab'> & { centsPerSqft: number }

/** A change that words ask for: which products keep to it, beside the one that lies there. */
export type Change = {
  /** Null: of the whole room. */
  surface: AiSurface | null
  word: string
  fits: (one: Judged, before: Judged | null) => boolean
}
export type Refinement = { changes: Change[]; keeps: AiSurface[]; notUnderstood: string[] }

const apart = 5

type Fits = Change['fits']

/** Beside what lies there; without it, by a middle of our own. */
const than =
  (of: (one: Judged) => number, { by, middle }: { by: number; middle: number }): Fits =>
  (one, before) =>
    by > 0 ? of(one) >= (before ? of(before) : middle) + by : of(one) <= (before ? of(before) : middle) + by

const lightness = ({ lab }: Judged) => lab.light
const warmth = ({ lab }: Judged) => lab.b + lab.a * 0.5
const size = ({ appearance }: Judged) => Math.max(...appearance.piece_in)
const gloss = ({ appearance }: Judged) => appearance.gloss

const has =
  (part: 'look' | 'layout' | 'material', ...values: string[]): Fits =>
  ({ appearance }) =>
    values.includes(appearance[part])
const colored =
  (hex: string, within = 22): Fits =>
  ({ lab }) => {
    const wanted = labOf(hex)
    return Math.hypot(lab.a - wanted.a, lab.b - wanted.b, (lab.light - wanted.light) * 0.6) < within
  }

const wants: Record<string, Fits> = {
  lighter: than(lightness, { by: apart, middle: 62 }),
  brighter: than(lightness, { by: apart, middle: 62 }),
  light: than(lightness, { by: apart, middle: 62 }),
  darker: than(lightness, { by: -apart, middle: 52 }),
  dark: than(lightness, { by: -apart, middle: 45 }),
  warmer: than(warmth, { by: 4, middle: 6 }),
  warm: than(warmth, { by: 4, middle: 4 }),
  cooler: than(warmth, { by: -4, middle: 6 }),
  cool: than(warmth, { by: -4, middle: 8 }),
  cheaper: than(({ centsPerSqft }) => centsPerSqft, { by: -1, middle: 800 }),
  finer: than(({ centsPerSqft }) => centsPerSqft, { by: 100, middle: 900 }),
  larger: than(size, { by: 1, middle: 17 }),
  bigger: than(size, { by: 1, middle: 17 }),
  smaller: than(size, { by: -1, middle: 12 }),
  matte: (one) => gloss(one) < 0.35,
  glossy: (one) => gloss(one) > 0.55,
  polished: (one) => gloss(one) > 0.55,
  bolder: (one, before) => chromaOf(one.lab) > (before ? chromaOf(before.lab) + 6 : 24),
  quieter: (one, before) => chromaOf(one.lab) < (before ? Math.max(8, chromaOf(before.lab) - 4) : 10),
  wood: has('look', 'wood'),
  oak: has('look', 'wood'),
  stone: has('look', 'stone'),
  marble: has('look', 'marble'),
  concrete: has('look', 'concrete'),
  terrazzo: has('look', 'terrazzo'),
  patterned: has('look', 'patterned'),
  brick: has('look', 'brick'),
  glazed: has('look', 'glazed'),
  plain: has('look', 'solid', 'linen'),
  porcelain: has('material', 'porcelain'),
  ceramic: has('material', 'ceramic'),
  quartz: has('material', 'quartz'),
  granite: has('material', 'granite'),
  herringbone: has('layout', 'herringbone', 'chevron'),
  hexagon: has('layout', 'hex'),
  subway: has('layout', 'offset'),
  planks: has('layout', 'planks'),
  white: colored('#f4f2ee', 16),
  gray: colored('#96948f'),
  grey: colored('#96948f'),
  black: ({ lab }) => lab.light < 32 && chromaOf(lab) < 14,
  beige: colored('#d8c8ad'),
  brown: colored('#7a5535'),
  green: ({ lab }) => lab.a < -5,
  blue: ({ lab }) => lab.b < -5,
  red: ({ lab }) => lab.a > 14,
}

const places: Record<string, readonly AiSurface[]> = {
  floor: ['floor', 'paving'],
  flooring: ['floor', 'paving'],
  paving: ['paving'],
  patio: ['paving'],
  backsplash: ['backsplash'],
  splashback: ['backsplash'],
  wall: ['wall_tile', 'backsplash', 'fireplace', 'garden_wall'],
  walls: ['wall_tile', 'backsplash', 'fireplace', 'garden_wall'],
  counter: ['counter'],
  countertop: ['counter'],
  worktop: ['counter'],
  fireplace: ['fireplace'],
  hearth: ['fireplace'],
}

const fillers = new Set(
  'a an the and with please make it i want would like more in on for of to but is be at me my room tile tiles look surface all very much less'.split(
    ' ',
  ),
)
const clauseEnds = /[,;.!?]|\bbut\b|\band\b/

type Clause = {
  surface: AiSurface | null
  asked: { word: string; not: boolean }[]
  keeps: boolean
  unknown: string[]
}

const readClause = (clause: string, surfaces: readonly AiSurface[]): Clause => {
  const read: Clause = { surface: null, asked: [], keeps: false, unknown: [] }
  let not = false
  for (const word of clause.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []) {
    const place = Object.hasOwn(places, word)
      ? places[word]?.find((surface) => surfaces.includes(surface))
      : undefined
    if (place) read.surface = place
    else if (word === 'keep') read.keeps = true
    else if (word === 'no' || word === 'without' || word === 'not') not = true
    else if (Object.hasOwn(wants, word)) {
      read.asked.push({ word, not })
      not = false
    } else if (!fillers.has(word)) read.unknown.push(word)
  }
  return read
}

/** What words ask to change in a room with these surfaces; what nobody made sense of is named. */
export const readRefinement = (text: string, surfaces: readonly AiSurface[]): Refinement => {
  const clauses = text.split(clauseEnds).map((clause) => readClause(clause, surfaces))
  return {
    changes: clauses.flatMap(({ surface, asked }) => asked.map((each) => changeOf(surface, each))),
    keeps: clauses.flatMap(({ keeps, surface }) => (keeps && surface ? [surface] : [])),
    notUnderstood: [...new Set(clauses.flatMap(({ unknown }) => unknown))],
  }
}

const changeOf = (surface: AiSurface | null, { word, not }: { word: string; not: boolean }): Change => {
  const wanted = wants[word] ?? (() => true)
  return { surface, word, fits: not ? (one, before) => !wanted(one, before) : wanted }
}

/** Those of a surface that keep to every change of it; where none does, the changes are tried by themselves. */
export const keepTo = <Each extends Judged>(
  candidates: readonly Each[],
  { changes, before }: { changes: readonly Change[]; before: Judged | null },
): readonly Each[] => {
  const all = candidates.filter((each) => changes.every(({ fits }) => fits(each, before)))
  if (all.length > 0 || changes.length < 2) return all
  return keepTo(candidates, { changes: changes.slice(0, -1), before })
}
