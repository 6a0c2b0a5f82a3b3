import { buttonCss } from '../ui/Button.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { fieldCss } from '../ui/Field.css.ts'
import { pictureCss } from '../ui/Picture.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { CartPart } from './CartPart.tsx'
import { checkoutCss } from './Checkout.css.ts'

export { Checkout as Widget, type CheckoutProps } from './Checkout.tsx'
export type { CartPartProps } from './CartPart.tsx'
export const css = [buttonCss, emptyStateCss, fieldCss, pictureCss, skeletonCss, checkoutCss]

/** For a cart, which has the other styles already. */
export const cartPart = { Widget: CartPart, css: [fieldCss, checkoutCss] }
