import { cartButtonCss, cartButtonTagCss } from './CartButton.css.ts'

export { CartButton as Widget } from './CartButton.tsx'
export const css = [cartButtonTagCss, cartButtonCss]
/** For a widget that has the button inside. */
export const innerCss = [cartButtonCss]
