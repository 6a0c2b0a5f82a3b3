import { cardCss } from '../catalogue-kit/browse.css.ts'
import { goodsCss, placeCss } from '../catalogue-kit/catalogue-kit.css.ts'
import { searchCss } from '../catalogue-kit/search.css.ts'
import { buttonCss } from '../ui/Button.css.ts'
import { chipCss } from '../ui/Chip.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { paginationCss } from '../ui/Pagination.css.ts'
import { pictureCss } from '../ui/Picture.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { productsCss } from './Products.css.ts'

export { Products as Widget, type ProductsProps } from './Products.tsx'
export { ready } from './useProducts.ts'
export { emptyState, type ProductsState, queryOfState, stateFromQuery } from './products-state.ts'
export const css: readonly string[] = [
  buttonCss,
  chipCss,
  emptyStateCss,
  paginationCss,
  pictureCss,
  skeletonCss,
  goodsCss,
  cardCss,
  placeCss,
  searchCss,
  productsCss,
]
