import type { RuntimeTag } from './runtime-doors.ts'
import type { Registry, TagName } from './registry.ts'
import type { DoorsOf } from './tag.ts'

type Doors = DoorsOf<Registry>
type LoaderTag = Exclude<TagName, RuntimeTag>

/** Where each tag's widget comes from. All that the loader needs to know of a tag: the table itself comes with the runtime. */
export const doors: Pick<Doors, LoaderTag> & Partial<Doors> = {
  'showroom-entry': () => import('@showroom/widgets/entry'),
  'showroom-categories': () => import('@showroom/widgets/categories'),
  'showroom-products': () => import('@showroom/widgets/products'),
  'showroom-product': () => import('@showroom/widgets/product'),
  'showroom-cart-button': () => import('@showroom/widgets/cart-button'),
  'showroom-shop': () => import('@showroom/widgets/shop-front'),
}

/** Of the tags whose doors the runtime has. */
const runtimeNames: RuntimeTag[] = [
  'showroom-cart',
  'showroom-sign-in',
  'showroom-checkout',
  'showroom-orders',
]

export const names = [...Object.keys(doors), ...runtimeNames]
