import type { Priced } from './candidate.ts'
import { chromaOf, distance, labOf } from './lab.rules.ts'

const loudLooks = ['patterned', 'terrazzo', 'brick']
const families: Record<string, string> = {
  porcelain: 'ceramic',
  ceramic: 'ceramic',
  glass: 'ceramic',
  marble: 'stone',
  limestone: 'stone',
  travertine: 'stone',
  slate: 'stone',
  granite: 'stone',
  stone: 'stone',
  quartz: 'stone',
  cement: 'cement',
  concrete: 'cement',
  terrazzo: 'cement',
  wood: 'wood',
  laminate: 'wood',
  vinyl: 'wood',
}

/** What speaks first in a room: at most one thing should. */
const isLoud = ({ appearance, lab }: Priced): boolean =>
  loudLooks.includes(appearance.look) || chromaOf(lab) > 34

/** Floor and wall that are nearly as light as each other blur; too far apart they fall out of one room. */
const contrastFit = (one: Priced, other: Priced): number => {
  const apart = Math.abs(one.lab.light - other.lab.light)
  if (apart < 12) return apart / 12
  return apart <= 60 ? 1 : Math.max(0, 1 - (apart - 60) / 30)
}

/** Two strong colors need the same side of the wheel, or its other end. */
const hueFit = (one: Priced, other: Priced): number => {
  if (chromaOf(one.lab) < 12 || chromaOf(other.lab) < 12) return 1
  const angle = ({ lab }: Priced) => (Math.atan2(lab.b, lab.a) * 180) / Math.PI
  const apart = Math.abs(((angle(one) - angle(other) + 540) % 360) - 180)
  return apart < 50 || apart > 140 ? 1 : 0.55
}

/** Grout that shouts from every joint tires. */
const groutFit = ({ appearance, lab }: Priced): number =>
  appearance.grout !== null && distance(labOf(appearance.grout), lab) > 55 ? 0.8 : 1

const pairsOf = (choices: readonly Priced[]): [Priced, Priced][] =>
  choices.flatMap((one, at) => choices.slice(at + 1).map((other): [Priced, Priced] => [one, other]))

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length

/** How well products go together: 0 to 1. */
export const harmonyOf = (choices: readonly Priced[]): number => {
  const pairs = pairsOf(choices)
  const loud = choices.filter(isLoud).length
  const kinds = new Set(choices.map(({ appearance: { material } }) => families[material] ?? material)).size
  return (
    mean(pairs.map(([one, other]) => contrastFit(one, other))) *
    mean(pairs.map(([one, other]) => hueFit(one, other))) *
    mean(choices.map(groutFit)) *
    (loud > 1 ? 0.5 : 1) *
    (kinds > 3 ? 0.7 : 1)
  )
}
