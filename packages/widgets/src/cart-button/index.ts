import { cartButtonCss } from './CartButton.css.ts'

export { CartButton as Widget } from './CartButton.tsx'
export const css = [cartButtonCss]
