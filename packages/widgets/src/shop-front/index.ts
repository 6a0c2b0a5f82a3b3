import { innerCss as cartButtonCss } from '../cart-button/index.ts'
import { goodsCss, placeCss } from '../catalogue-kit/catalogue-kit.css.ts'
import { searchCss } from '../catalogue-kit/search.css.ts'
import { soon } from '../catalogue-kit/soon.ts'
import type { Shop } from '../shop/open-shop.ts'
import { buttonCss } from '../ui/Button.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { pictureCss } from '../ui/Picture.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { openHistory } from './history.ts'
import { homePath, placeOf } from './places.ts'
import type { ShopFrontProps } from './ShopFront.tsx'
import { shopFrontCss } from './ShopFront.css.ts'
import { loadView, preloadView } from './ShopView.tsx'

export { ShopFront as Widget, type ShopFrontProps } from './ShopFront.tsx'
/** Its header stands in the slot of that name: what a page puts there takes its place. */
export const hasOwnHeader = true

/** Whether the page's address asks for the view that a server drew. Preloads that view. */
export const fits = async ({ start = homePath, routing = 'hash' }: ShopFrontProps) => {
  if (openHistory(routing, start).start !== start) return false
  await preloadView(placeOf(start))
  return true
}

/** The code of the view that it draws first, asked for before it is drawn. */
export const ready = (shop: Shop, { start = homePath, routing = 'hash' }: ShopFrontProps) =>
  soon(shop, loadView(placeOf(openHistory(routing, start).start)))

export const css: readonly string[] = [
  buttonCss,
  emptyStateCss,
  pictureCss,
  skeletonCss,
  ...cartButtonCss,
  goodsCss,
  placeCss,
  searchCss,
  shopFrontCss,
]
