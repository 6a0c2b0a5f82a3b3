import { innerCss as cartButtonCss } from '../cart-button/index.ts'
import { cardCss, placeCss, railCss, searchCss } from '../rails/Rails.css.ts'
import { buttonCss } from '../ui/Button.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { pictureCss } from '../ui/Picture.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { shopFrontCss } from './ShopFront.css.ts'

export { ShopFront as Widget, type ShopFrontProps } from './ShopFront.tsx'
/** Its header stands in the slot of that name: what a page puts there takes its place. */
export const hasOwnHeader = true
export const css: readonly string[] = [
  buttonCss,
  emptyStateCss,
  pictureCss,
  skeletonCss,
  ...cartButtonCss,
  cardCss,
  placeCss,
  railCss,
  searchCss,
  shopFrontCss,
]
