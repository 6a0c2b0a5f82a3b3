import { toastCss } from '../ui/Toast.css.ts'

export { CartToast as Widget } from './CartToast.tsx'
export const css: readonly string[] = [toastCss]
