export { Toast as Widget } from './Toast.tsx'
import { toastCss } from './Toast.css.ts'

export const css: readonly string[] = [toastCss]
