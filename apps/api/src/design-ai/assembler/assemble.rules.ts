import type { Priced } from './candidate.ts'
import { colorWord, distance } from './lab.rules.ts'
import { harmonyOf } from './harmony.rules.ts'
import { type Preferences, scoreOf } from './score.rules.ts'

/** One look: a product for each surface. */
export type Look = { choices: readonly Priced[]; score: number; totalCents: number; overCents: number }

export type Brief = {
  /** By surface, in the order of the scene. */
  candidates: readonly (readonly Priced[])[]
  wish: Preferences
  budgetCents: number | null
  /** Decides between equals, so that another idea of the same wish is another one. */
  seed: number
  looks: number
}

const mostOfSurface = 30
const mostAlike = 4
const beamWidth = 60
/** How much likeness to a look that was taken already costs. */
const samenessCosts = 0.6

/** The same number for the same product and job, and no other: chance without chance. */
const jitter = (productId: string, seed: number): number => {
  let hash = (2_166_136_261 ^ seed) >>> 0
  for (const letter of productId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return (hash % 1_000) / 1_000
}

type Scored = { priced: Priced; own: number }

/** The best of a surface, and few that look alike: four looks of one color would be one idea. */
const shortlist = (candidates: readonly Priced[], { wish, seed }: Brief): Scored[] => {
  const sorted = candidates
    .map((priced) => ({ priced, own: scoreOf(priced, wish) + jitter(priced.productId, seed) * 0.06 }))
    .toSorted((one, other) => other.own - one.own || compare(one.priced, other.priced))
  const alike = new Map<string, number>()
  const isNew = ({ priced: { appearance } }: Scored): boolean => {
    const kind = `${appearance.look} ${colorWord(appearance.colors[0] ?? '#888888')}`
    const count = (alike.get(kind) ?? 0) + 1
    alike.set(kind, count)
    return count <= mostAlike
  }
  const varied = sorted.filter(isNew).slice(0, mostOfSurface)
  const others = sorted.filter((each) => !varied.includes(each))
  return [...varied, ...others.slice(0, mostOfSurface - varied.length)]
}

const compare = (one: Priced, other: Priced): number => (one.productId < other.productId ? -1 : 1)

type Draft = { chosen: readonly Scored[]; rated: number }

const rate = (chosen: readonly Scored[]): number => {
  const own = chosen.reduce((sum, { own }) => sum + own, 0) / chosen.length
  return own * 0.6 + harmonyOf(chosen.map(({ priced }) => priced)) * 0.4
}

/** The best sets, found surface by surface; what no budget could pay any more falls out as long as others remain. */
const beam = (brief: Brief): Draft[] => {
  const lists = brief.candidates.map((candidates) => shortlist(candidates, brief))
  let kept: Draft[] = [{ chosen: [], rated: 0 }]
  for (const [at, list] of lists.entries()) {
    const rest = lists.slice(at + 1).reduce((sum, later) => sum + cheapest(later), 0)
    const grown = kept.flatMap(({ chosen }) =>
      list.map((next): Draft => {
        const all = [...chosen, next]
        return { chosen: all, rated: rate(all) }
      }),
    )
    const { budgetCents } = brief
    const payable =
      budgetCents === null ? grown : grown.filter(({ chosen }) => totalOf(chosen) + rest <= budgetCents)
    const from = payable.length > 0 ? payable : grown.toSorted(byTotal).slice(0, beamWidth * 4)
    kept = spread(from.toSorted((one, other) => other.rated - one.rated))
  }
  return kept
}

const byTotal = (one: Draft, other: Draft): number => totalOf(one.chosen) - totalOf(other.chosen)
const totalOf = (chosen: readonly Scored[]): number =>
  chosen.reduce((sum, { priced }) => sum + priced.totalCents, 0)
const cheapest = (list: readonly Scored[]): number =>
  list.length === 0 ? 0 : Math.min(...list.map(({ priced }) => priced.totalCents))

/** A beam with one product everywhere would only find variations of it: each stands in a fifth of it at most. */
const spread = (sorted: readonly Draft[]): Draft[] => {
  const counts = new Map<string, number>()
  const countOf = ({ priced }: Scored) => counts.get(priced.productId) ?? 0
  const taken: Draft[] = []
  const left: Draft[] = []
  for (const each of sorted) {
    const isFull = each.chosen.some((one) => countOf(one) >= beamWidth / 5)
    if (isFull || taken.length >= beamWidth) left.push(each)
    else {
      taken.push(each)
      for (const one of each.chosen) counts.set(one.priced.productId, countOf(one) + 1)
    }
  }
  return [...taken, ...left.slice(0, beamWidth - taken.length)]
}

/** On how many surfaces two looks have another product. */
export const differingSurfaces = (one: readonly Priced[], other: readonly Priced[]): number =>
  one.filter(({ productId }, at) => other[at]?.productId !== productId).length

const likeness = (one: Draft, other: Draft): number => {
  const shares = one.chosen.map(({ priced }, at) => {
    const against = other.chosen[at]?.priced
    if (!against) return 0
    if (against.productId === priced.productId) return 1
    const sameLook = against.appearance.look === priced.appearance.look ? 0.3 : 0
    return Math.max(0, 0.6 - distance(against.lab, priced.lab) / 40) + sameLook
  })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** Looks by maximal marginal relevance: each is good, and none is like those before it. */
export const assemble = (brief: Brief): Look[] => {
  if (brief.candidates.some((candidates) => candidates.length === 0)) return []
  let open = beam(brief)
  const taken: Draft[] = []
  const mustDiffer = Math.min(2, brief.candidates.length)
  while (taken.length < brief.looks && open.length > 0) {
    const apart = open.filter((each) => taken.every((other) => areApart(each, other, mustDiffer)))
    const from =
      apart.length > 0 ? apart : open.filter((each) => taken.every((other) => areApart(each, other, 1)))
    const [best] = from.toSorted((one, other) => worth(other, taken) - worth(one, taken))
    if (!best) break
    taken.push(best)
    open = open.filter((each) => each !== best)
  }
  return taken.map((each) => lookOf(each, brief))
}

const areApart = (one: Draft, other: Draft, surfaces: number): boolean =>
  differingSurfaces(
    one.chosen.map(({ priced }) => priced),
    other.chosen.map(({ priced }) => priced),
  ) >= surfaces

const worth = (each: Draft, taken: readonly Draft[]): number =>
  each.rated - samenessCosts * Math.max(0, ...taken.map((other) => likeness(each, other)))

const lookOf = ({ chosen, rated }: Draft, { budgetCents }: Brief): Look => {
  const totalCents = totalOf(chosen)
  const overCents = budgetCents === null ? 0 : Math.max(0, totalCents - budgetCents)
  return { choices: chosen.map(({ priced }) => priced), score: rated, totalCents, overCents }
}
