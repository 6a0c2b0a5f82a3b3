import { colorDistance, type Lab, labOf } from './color-distance.rules.ts'
import type { Wish } from './look.ts'
import { type LaidSurface, surfaceCategories } from './surfaces.ts'

/** What a wish can choose among: one product of a showroom. */
export type Candidate = {
  id: number
  /** Slugs of one of the 21, and of the subcategory below it. */
  category: string
  subcategory: string
  look: string
  color: Lab
  /** Its place among the prices of its subcategory, 0 the cheapest to 1. */
  level: number
  isAvailable: boolean
}

export type Chosen = { id: number; distance: number; isWished: boolean }

type Choosing = { key: LaidSurface; wish: Wish; tier: number }

/** Below it a color is taken for the one that was wished. */
export const mostColorDistance = 12
const perLevel = 2
const laterSubcategory = 1.5
const notAvailable = 12

/** The product that comes nearest to a wish: of the wished kind and look while there is one. */
export const chooseGoods = (
  candidates: readonly Candidate[],
  { key, wish, tier }: Choosing,
): Chosen | null => {
  const fitting = candidates.filter(({ category }) => fits(key, category))
  const wished = fitting.filter(
    ({ look, subcategory }) => look === wish.look && wish.from.includes(subcategory),
  )
  const alike = wished.length > 0 ? wished : fitting.filter(({ look }) => look === wish.look)
  const among = alike.length > 0 ? alike : fitting
  const color = labOf(wish.color)
  let best: { id: number; distance: number; score: number } | null = null
  for (const candidate of among) {
    const distance = colorDistance(color, candidate.color)
    const score = distance + besides(candidate, wish, tier)
    if (!best || score < best.score) best = { id: candidate.id, distance, score }
  }
  return (
    best && {
      id: best.id,
      distance: best.distance,
      isWished: wished.length > 0 && best.distance <= mostColorDistance,
    }
  )
}

const fits = (key: LaidSurface, category: string): boolean =>
  surfaceCategories[key].some((slug) => slug === category)

const besides = ({ subcategory, level, isAvailable }: Candidate, wish: Wish, tier: number): number => {
  const place = wish.from.indexOf(subcategory)
  const price = Math.abs(1 + level * 3 - tier) * perLevel
  return price + (place < 0 ? 0 : place * laterSubcategory) + (isAvailable ? 0 : notAvailable)
}
