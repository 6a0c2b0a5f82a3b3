import { fieldCss } from '../ui/Field.css.ts'
import { checkoutCss } from './Checkout.css.ts'

/** The door for a cart, which has the other styles already. */
export { CartPart as Widget } from './CartPart.tsx'
export const css = [fieldCss, checkoutCss]
