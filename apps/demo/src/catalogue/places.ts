import { hash32 } from '@showroom/api/shared/hash32'
import { type Subcategory, taxonomy, type TaxonomyCategory } from '@showroom/api/catalogue/taxonomy/taxonomy'
export type Place = {
  category: TaxonomyCategory
  subcategory: Subcategory
  /** Among the families of the subcategory, and of the whole category. */
  index: number
  indexInCategory: number
  familiesInSubcategory: number
  count: number
  /** Two digits for a UPC. */
  categoryNumber: number
  subcategoryNumber: number
}

const productsPerFamily = 6.04
const largestFamily = 8

export const productsIn = (families = Number.POSITIVE_INFINITY): number =>
  placesOf(families).reduce((sum, { count }) => sum + count, 0)

/** Every subcategory's families in order; with a limit, the first of each in turn until it is reached. */
export const placesOf = (limit: number): Place[] => {
  const perSubcategory = taxonomy.categories.flatMap((category, categoryNumber) =>
    placesOfCategory(category, categoryNumber),
  )
  const all = perSubcategory.flat()
  if (limit >= all.length) return all
  const rounds = all.toSorted(
    (one, other) => one.index - other.index || one.indexInCategory - other.indexInCategory,
  )
  return rounds.slice(0, Math.max(limit, perSubcategory.length))
}

const placesOfCategory = (category: TaxonomyCategory, categoryNumber: number): Place[][] => {
  const targets = productTargets(category)
  let indexInCategory = 0
  return category.subcategories.map((subcategory, subcategoryNumber) => {
    const target = targets[subcategoryNumber] ?? 0
    const familiesInSubcategory = Math.max(1, Math.round(target / productsPerFamily))
    return familySizes(target, familiesInSubcategory).map((count, index) => ({
      category,
      subcategory,
      index,
      indexInCategory: indexInCategory++,
      familiesInSubcategory,
      count,
      categoryNumber,
      subcategoryNumber,
    }))
  })
}

/** Shares of the category's products by largest remainder, so that they sum to its target. */
export const productTargets = (category: TaxonomyCategory): number[] => {
  const exact = category.subcategories.map(({ share }) => (category.target_skus * share) / 100)
  const whole = exact.map(Math.floor)
  const missing = category.target_skus - whole.reduce((sum, value) => sum + value, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

/** Some families are small and some large; together they are exactly the target. */
const familySizes = (target: number, families: number): number[] => {
  const sizes = Array.from(
    { length: families },
    (_, index) => Math.floor(((index + 1) * target) / families) - Math.floor((index * target) / families),
  )
  for (let index = 0; index + 1 < families; index += 2) {
    const moved = Math.min(hash32(`${target}/${index}`) % 3, largestFamily - (sizes[index] ?? 0))
    sizes[index] = (sizes[index] ?? 0) + moved
    sizes[index + 1] = (sizes[index + 1] ?? 0) - moved
  }
  return sizes
}
