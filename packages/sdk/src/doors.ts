import type { DoorsOf } from './tag.ts'
import type { tags } from './tags.ts'

/** Where each tag's widget comes from. All that the loader needs to know of a tag: the table itself comes with the runtime. */
export const doors: DoorsOf<typeof tags> = {
  'showroom-entry': () => import('@showroom/widgets/entry'),
  'showroom-categories': () => import('@showroom/widgets/categories'),
  'showroom-products': () => import('@showroom/widgets/products'),
  'showroom-product': () => import('@showroom/widgets/product'),
  'showroom-sign-in': () => import('@showroom/widgets/sign-in'),
  'showroom-cart-button': () => import('@showroom/widgets/cart-button'),
  'showroom-cart': () => import('@showroom/widgets/cart'),
  'showroom-shop': () => import('@showroom/widgets/shop-front'),
}
