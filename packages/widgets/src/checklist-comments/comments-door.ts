import { buttonCss } from '../ui/Button.css.ts'
import { commentsCss } from './comments.css.ts'

export { Comments as Widget } from './Comments.tsx'
export const css: readonly string[] = [buttonCss, commentsCss]
