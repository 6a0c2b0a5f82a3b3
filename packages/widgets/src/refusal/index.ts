import { refusalCardCss } from './RefusalCard.css.ts'

export { RefusalCard as Widget } from './RefusalCard.tsx'
export const css = [refusalCardCss]
