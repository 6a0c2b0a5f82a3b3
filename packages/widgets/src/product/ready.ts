import { soon } from '../catalogue-kit/soon.ts'
import type { Shop } from '../shop/open-shop.ts'
import { preload } from '../ui/Lazy.tsx'
import { loadPurchase } from './load-purchase.ts'
import type { ProductProps } from './Product.tsx'
import { askForProduct } from './useProduct.ts'

/** The product; how it is bought is on its way meanwhile. */
export const ready = (shop: Shop, { product }: ProductProps) => {
  // Whoever draws it hears of a failure and offers to try again.
  preload(loadPurchase).catch(() => undefined)
  return soon(shop, askForProduct(shop, product))
}
