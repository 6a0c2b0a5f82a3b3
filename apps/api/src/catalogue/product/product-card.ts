import type { Price, ProductCard } from '@showroom/contract/catalogue/catalogue'
import { sizeOfLabel } from '@showroom/contract/catalogue/size.rules'
import { stockOf } from '@showroom/contract/catalogue/stock.rules'
import { perSqft, savingPercent } from '@showroom/contract/pricing/pricing.rules'
import type { CardRow, SiblingRow } from './product-card.store.ts'
import type { CategoryTree } from '../menu/category-tree.ts'
import { picturesOf } from './product-pictures.ts'

const picturesOnCard = 2
const swatchesOnCard = 5

/** A card that is the same in every showroom. */
export type UnpricedCard = { row: CardRow; rest: Omit<ProductCard, 'price' | 'is_featured'> }

export type OfShowroom = { priceCents: number; isFeatured: boolean }

const same = Symbol('what of a card is the same in every showroom')

/** The very object that all cards of a product share until it changes; a card made otherwise is its own. */
export const sameForAll = (card: ProductCard & { [same]?: UnpricedCard['rest'] }): UnpricedCard['rest'] =>
  card[same] ?? card

export const pricedCard = (
  { row, rest }: UnpricedCard,
  { priceCents, isFeatured }: OfShowroom,
): ProductCard =>
  Object.assign({ [same]: rest }, rest, { price: priceOf(row, priceCents), is_featured: isFeatured })

export const unpricedCardOf = (
  row: CardRow,
  siblings: readonly SiblingRow[],
  tree: CategoryTree,
): UnpricedCard => {
  const size = sizeOfLabel(row.sizeLabel)
  const pictures = picturesOf(row).slice(0, picturesOnCard)
  return { row, rest: { ...headOf(row, siblings, tree), size, pictures } }
}

/** What a card and a product's own page begin with. */
export const headOf = (row: CardRow, siblings: readonly SiblingRow[], tree: CategoryTree) => {
  const category = tree.byId.get(row.categoryId)
  const swatches = swatchesOf(row, siblings)
  return {
    id: row.publicId,
    name: row.name,
    brand: row.brand,
    category: { id: row.categoryId, name: category?.name ?? '', slug_url: category?.slug ?? '' },
    stock: stockOf({ status: row.stockStatus, quantity: row.stockQty, restockOn: row.restockOn }),
    swatches: swatches.slice(0, swatchesOnCard),
    more_swatches: Math.max(0, swatches.length - swatchesOnCard),
  }
}

export const priceOf = (row: CardRow, priceCents: number): Price => {
  const saving = savingPercent(priceCents, row.msrpCents)
  return {
    unit: row.unit,
    uom: row.uom,
    price_cents: priceCents,
    per_sqft_cents: row.coverage === null ? null : perSqft(priceCents, row.coverage),
    coverage: row.coverage,
    length: row.length,
    pieces: row.pieces,
    // A compare-at price that saves nothing would only confuse.
    msrp_cents: saving === null ? null : row.msrpCents,
    saving_pct: saving,
  }
}

type Swatch = ProductCard['swatches'][number]

/** One for each colour of the family: the product that is most like this one in everything else. */
const swatchesOf = (row: CardRow, siblings: readonly SiblingRow[]): Swatch[] => {
  const best = new Map<string, { swatch: Swatch; likeness: number }>()
  for (const { publicId, variant, colorHex } of siblings) {
    if (colorHex === null) continue
    const name = variant.color ?? variant.finish
    if (name === undefined) continue
    const likeness = likenessOf(row.variant, variant)
    if (likeness > (best.get(name)?.likeness ?? -1)) {
      best.set(name, { swatch: { product_id: publicId, name, color: colorHex }, likeness })
    }
  }
  const swatches = [...best.values()].map(({ swatch }) => swatch)
  return swatches.length > 1 ? swatches : []
}

/** How many axes two products share. */
export const likenessOf = (a: Record<string, string>, b: Record<string, string>): number => {
  let shared = 0
  for (const axis in a) if (b[axis] === a[axis]) shared += 1
  return shared
}
