import { buttonCss } from '../ui/Button.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { fieldCss } from '../ui/Field.css.ts'
import { pictureCss } from '../ui/Picture.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { checkoutCss } from './Checkout.css.ts'

export { Checkout as Widget, type CheckoutProps } from './Checkout.tsx'
export const css = [buttonCss, emptyStateCss, fieldCss, pictureCss, skeletonCss, checkoutCss]
