import type { Registry, TagName } from './registry.ts'
import type { RuntimeTag } from './runtime-doors.ts'
import { runtimeNames } from './runtime-names.ts'
import type { DoorsOf } from './tag.ts'

type Doors = DoorsOf<Registry>
type LoaderTag = Exclude<TagName, RuntimeTag>

/** Where the widgets of most pages come from; the runtime has the other doors, and the table. */
export const doors: Pick<Doors, LoaderTag> & Partial<Doors> = {
  'showroom-entry': () => import('@showroom/widgets/entry'),
  'showroom-categories': () => import('@showroom/widgets/categories'),
  'showroom-products': () => import('@showroom/widgets/products'),
  'showroom-product': () => import('@showroom/widgets/product'),
  'showroom-cart-button': () => import('@showroom/widgets/cart-button'),
  // With what its first view shows.
  'showroom-shop': () =>
    Promise.all([import('@showroom/widgets/shop-front'), import('@showroom/widgets/categories')]).then(
      (all) => all[0],
    ),
}

export const names = [...Object.keys(doors), ...runtimeNames]
