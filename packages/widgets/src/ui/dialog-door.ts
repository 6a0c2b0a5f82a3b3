export { Dialog as Widget } from './Dialog.tsx'
import { dialogCss } from './Dialog.css.ts'

export const css: readonly string[] = [dialogCss]
