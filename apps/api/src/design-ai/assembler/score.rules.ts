import type { AiDislike, AiStyle, AiSurface, AiTone } from '@showroom/contract/design-ai/ai-choices'
import type { Priced } from './candidate.ts'
import { chromaOf, distance, type Lab, labOf } from './lab.rules.ts'
import { type StyleEntry, styleBook, type Taste } from './style-book.ts'

export type Preferences = {
  /** How much each style counts; together one. */
  styles: readonly { style: AiStyle; weight: number }[]
  tone: AiTone | null
  dislikes: readonly AiDislike[]
  /** What a square foot of materials may cost. */
  budgetPerSqftCents: number | null
  /** The colors of somebody’s room, and how near to them looks should stay: 0 to 1. */
  beside: Beside | null
}

/** `whose`: as a reason names it. `surface` null: the color is of the whole room. */
export type Beside = { whose: string; colors: readonly SeenColor[]; closeness: number }
export type SeenColor = { color: string; lab: Lab; share: number; surface: AiSurface | null }

const tasteFor: Record<AiSurface, Exclude<keyof StyleEntry, 'name'>> = {
  floor: 'floor',
  backsplash: 'wall',
  wall_tile: 'wall',
  counter: 'counter',
  fireplace: 'stone',
  paving: 'paving',
  garden_wall: 'stone',
}

export const tasteOf = (style: AiStyle, surface: AiSurface): Taste => styleBook[style][tasteFor[surface]]

const clamped = (share: number): number => Math.min(1, Math.max(0, share))

/** 1 for what is wished for first, less for what comes later, little for the rest. */
const rank = <Each>(wished: readonly Each[], one: Each): number => {
  const at = wished.indexOf(one)
  return at < 0 ? 0.15 : 1 - at * 0.2
}

const styleFit = ({ appearance }: Priced, taste: Taste): number => {
  const look = rank(taste.looks, appearance.look)
  return taste.layouts ? look * 0.7 + rank(taste.layouts, appearance.layout) * 0.3 : look
}

/** The nearest of the colors that a style has there; the first of them counts a little more. */
const colorFit = ({ lab }: Priced, { colors }: Taste): number => {
  const fits = colors.map((hex, at) => clamped(1 - distance(lab, labOf(hex)) / 45) * (1 - at * 0.06))
  return Math.max(...fits)
}

/** Yellow and red are warm, blue is cool; greys are neither. */
export const toneOf = ({ lab }: Pick<Priced, 'lab'>): AiTone => {
  if (chromaOf(lab) < 5) return 'neutral'
  return lab.b + lab.a * 0.5 > 0 ? 'warm' : 'cool'
}

const toneFit = (priced: Priced, tone: AiTone | null): number => {
  if (tone === null) return 1
  return toneOf(priced) === tone ? 1 : 0.6
}

const isDisliked = ({ appearance, lab }: Priced, dislike: AiDislike): boolean => {
  if (dislike === 'glossy') return appearance.gloss > 0.55
  if (dislike === 'dark') return lab.light < 35
  return appearance.look === dislike
}

const priceFit = ({ centsPerSqft }: Priced, budget: number | null): number => {
  if (budget === null) return clamped(1 - centsPerSqft / 6_000)
  return centsPerSqft <= budget
    ? 1 - (centsPerSqft / budget) * 0.25
    : clamped(0.6 - centsPerSqft / budget / 4)
}

type Placed = Pick<Priced, 'lab' | 'surface'>

/** What speaks for a product on its surface. */
const seenOn = ({ surface }: Placed, { colors }: Beside): SeenColor[] =>
  colors.filter((each) => each.surface === null || each.surface === surface)

/** The color of the room that a product comes nearest to. */
export const seenColorNear = (priced: Placed, beside: Beside) => {
  const { lab } = priced
  const rated = seenOn(priced, beside).map((each) => ({ ...each, apart: distance(each.lab, lab) }))
  return rated.toSorted((one, other) => one.apart - other.apart)[0] ?? null
}

/** What is there already in a room speaks for a product of its color: the more of it there is, the louder. */
const besideFit = (priced: Priced, colors: readonly SeenColor[]): number => {
  const fits = colors.map(
    ({ lab, share }) => clamped(1 - distance(lab, priced.lab) / 40) * (0.75 + 0.25 * clamped(share / 0.3)),
  )
  return Math.max(...fits)
}

/** So much of a score the colors of a room are, where looks should stay as near to it as they can. */
const mostOfRoom = 0.6

/** One lot that covers it all, soon. */
const stockFit = ({ largestLot, qty, leadDaysMax }: Priced): number =>
  (largestLot >= qty ? 0.6 : 0.2) + 0.4 * clamped(1 - leadDaysMax / 30)

/** How well a product suits one surface, by itself: 0 to 1. */
export const scoreOf = (priced: Priced, wish: Preferences): number => {
  const styled = wish.styles.reduce(
    (sum, { style, weight }) => sum + weight * styleFit(priced, tasteOf(style, priced.surface)),
    0,
  )
  const colored = wish.styles.reduce(
    (sum, { style, weight }) => sum + weight * colorFit(priced, tasteOf(style, priced.surface)),
    0,
  )
  const liked = wish.dislikes.some((dislike) => isDisliked(priced, dislike)) ? 0.35 : 1
  const own =
    0.4 * styled +
    0.28 * colored * toneFit(priced, wish.tone) +
    0.16 * priceFit(priced, wish.budgetPerSqftCents) +
    0.16 * stockFit(priced)
  const seen = wish.beside === null ? [] : seenOn(priced, wish.beside)
  if (wish.beside === null || seen.length === 0) return own * liked
  const part = mostOfRoom * wish.beside.closeness
  return (own * (1 - part) + besideFit(priced, seen) * part) * liked
}
