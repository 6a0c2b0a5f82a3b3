import { soon } from '../catalogue-kit/soon.ts'
import type { Shop } from '../shop/open-shop.ts'
import { preload } from '../ui/Lazy.tsx'
import { loadPurchase } from './load-purchase.ts'
import type { ProductProps } from './Product.tsx'
import { askForProduct } from './useProduct.ts'

/** The product; how it is bought is asked for after it, as it would take its time from what is seen first. */
export const ready = (shop: Shop, { product }: ProductProps) => {
  const coming = askForProduct(shop, product)
  // Whoever draws it hears of a failure and offers to try again.
  const loadNext = () => preload(loadPurchase).catch(() => undefined)
  void coming.then(loadNext, loadNext)
  return soon(shop, coming)
}
