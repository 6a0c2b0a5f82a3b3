import { buttonCss } from '../ui/Button.css.ts'
import { dialogCss } from '../ui/Dialog.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { pictureCss } from '../ui/Picture.css.ts'
import { priceCss } from '../ui/Price.css.ts'
import { quantityBoxCss } from '../ui/QuantityBox.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { toastCss } from '../ui/Toast.css.ts'
import { cartCss } from './Cart.css.ts'

export { Cart as Widget, type CartProps } from './Cart.tsx'
export type { CartLinks } from './links.ts'
export type { CartChanges } from './useCartChanges.ts'
export const css = [
  buttonCss,
  dialogCss,
  emptyStateCss,
  pictureCss,
  priceCss,
  quantityBoxCss,
  skeletonCss,
  toastCss,
  cartCss,
]
