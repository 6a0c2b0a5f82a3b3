import { generateCatalogue } from './generate.ts'
import type { GeneratedFamily, GeneratedProduct } from './generated.ts'

/** The whole demo catalogue, for tests that hold it to its rules. */
export const families: readonly GeneratedFamily[] = [...generateCatalogue({})]

export type Sold = GeneratedProduct & { family: GeneratedFamily }
export const products: readonly Sold[] = families.flatMap((family) =>
  family.products.map((product) => ({ ...product, family })),
)

export const inCategory = (category: string) => products.filter(({ family }) => family.category === category)
export const inSubcategory = (subcategory: string) =>
  products.filter(({ family }) => family.subcategory === subcategory)
export const number = (product: Sold, key: string) => Number(product.attributes[key])
export const listed = (product: Sold, key: string) => [product.attributes[key] ?? []].flat()

/** The first few that break a rule, to be looked at; a rule that nothing is held to breaks too. */
export const breaking = (sold: readonly Sold[], rule: (product: Sold) => boolean) => {
  if (sold.length === 0) return ['Nothing is held to this rule.']
  return sold
    .filter((product) => !rule(product))
    .slice(0, 3)
    .map(({ name, attributes }) => ({ name, attributes }))
}
export const share = (sold: readonly Sold[], is: (product: Sold) => boolean) =>
  sold.filter(is).length / sold.length
