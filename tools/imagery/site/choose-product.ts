import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { generateCatalogue } from '../../../apps/demo/src/catalogue/generate.ts'

export interface Wish {
  subcategory: string
  /** The product whose main color comes nearest is chosen. */
  color: string
  look?: SurfaceAppearance['look']
  layout?: SurfaceAppearance['layout']
}

export interface ChosenProduct {
  sku: string
  name: string
  appearance: SurfaceAppearance
}

interface Sold extends ChosenProduct {
  subcategory: string
}

/** The flat goods of the seeded catalogue that can be had at once. */
const sold: readonly Sold[] = [...generateCatalogue({})].flatMap(({ subcategory, products }) =>
  products.flatMap(({ sku, name, appearance, stock }) =>
    appearance.kind === 'surface' && stock.status === 'in_stock'
      ? [{ sku, name, appearance, subcategory }]
      : [],
  ),
)

/** Always the same product for the same wish, as long as the seed is the same. */
export function chooseProduct({ subcategory, color, look, layout }: Wish): ChosenProduct {
  const [best] = sold
    .filter(
      (product) =>
        product.subcategory === subcategory &&
        (!look || product.appearance.look === look) &&
        (!layout || product.appearance.layout === layout),
    )
    .map((product) => ({ product, distance: distanceOf(product.appearance.colors[0] ?? '#000000', color) }))
    .toSorted(
      (one, other) => one.distance - other.distance || one.product.sku.localeCompare(other.product.sku),
    )
  if (!best) throw new Error(`The catalogue has no ${look ?? ''} ${layout ?? ''} in ${subcategory}.`)
  return best.product
}

function distanceOf(one: string, other: string): number {
  const channels = [1, 3, 5].map(
    (at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
  )
  return channels.reduce((sum, difference) => sum + difference ** 2, 0)
}
