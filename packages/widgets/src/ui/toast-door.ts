import { toastCss } from './Toast.css.ts'

export { Warning as Widget } from './Warning.tsx'
export const css: readonly string[] = [toastCss]
