import type { CartFacts } from '../../cart/cart-facts.ts'
import type { Kept } from '../../catalogue/stock/reserve-stock.ts'
import type { Purchasable } from '../../catalogue/product/purchasable.ts'

/**
 * A cart whose card was declined keeps its goods for the next one: for whoever looks at it again they are there, as the
 * unpaid order makes room for the one that it would be now.
 */
export const asIfReleased = (facts: CartFacts, kept: readonly Kept[]): CartFacts => ({
  ...facts,
  lines: facts.lines.map((line) => ({ ...line, product: withKept(line.product, kept) })),
})

const withKept = (product: Purchasable, kept: readonly Kept[]): Purchasable => {
  const own = kept.filter(({ productId }) => productId === product.productId)
  if (own.length === 0) return product
  const ofLot = (code: string) =>
    own.flatMap(({ lots }) => lots).reduce((sum, lot) => sum + (lot.code === code ? lot.qty : 0), 0)
  return {
    ...product,
    stockQty: product.stockQty + own.reduce((sum, { qty }) => sum + qty, 0),
    lots: product.lots.map((lot) => ({ ...lot, available: lot.available + ofLot(lot.code) })),
  }
}
