import { goodsCss, placeCss } from '../catalogue-kit/catalogue-kit.css.ts'
import { buttonCss } from '../ui/Button.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { pictureCss } from '../ui/Picture.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { productCss } from './Product.css.ts'

export { Product as Widget, type ProductProps } from './Product.tsx'
export { fits } from './fits.ts'
export { ready } from './ready.ts'
export { formMembers } from '../form/form-field.ts'
export const css: readonly string[] = [
  buttonCss,
  emptyStateCss,
  pictureCss,
  skeletonCss,
  goodsCss,
  placeCss,
  productCss,
]
