import { buttonCss } from '../ui/Button.css.ts'
import { cardCss } from './cards.css.ts'

export { ShownCard as Widget } from './ShownCard.tsx'
export const css: readonly string[] = [buttonCss, cardCss]
