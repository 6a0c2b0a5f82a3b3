import { cardCss, railCss } from './browse.css.ts'

export { Rail as Widget } from './Rail.tsx'
export const css: readonly string[] = [cardCss, railCss]
