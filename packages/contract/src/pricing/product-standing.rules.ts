import { featuredMaterials, hiddenMaterials } from '../policy/figures.ts'

/** How a showroom offers one material: like any other, first in its lists, or not at all. */
export const standings = ['shown', 'featured', 'hidden'] as const
export type Standing = (typeof standings)[number]

export type Standings = readonly { product: string; standing: Standing }[]

/** Of those that a change set, the ones that were otherwise before: sent back, they undo it. */
export const changedStandings = (before: Standings, asked: Standings): Standings => {
  const wanted = new Map(asked.map(({ product, standing }) => [product, standing]))
  return before.filter(({ product, standing }) => wanted.get(product) !== standing)
}

/** Why so many can not stand so; null where they can. */
export const standingProblem = (counted: {
  featured: number
  hidden: number
}): 'too_many_featured' | 'too_many_hidden' | null => {
  if (counted.featured > featuredMaterials) return 'too_many_featured'
  return counted.hidden > hiddenMaterials ? 'too_many_hidden' : null
}
